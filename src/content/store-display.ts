import { attributeValue, STORE_LOCATIONS } from '../catalog/page-attributes.ts';
import type { Product, Variant } from '../catalog/product.ts';
import type { Store } from './store.ts';

/** Query parameter with the SKU of the product to try in a store. */
export const PRODUCT_PARAM = 'product';

/** Query parameter with the SKU of the variant whose stock is asked for. */
export const VARIANT_PARAM = 'variant';

/** Pieces of a variant in a store, which is named as {@link isOnDisplay} compares. */
export type PiecesInStore = { readonly store: string; readonly pieces: number };

/**
 * Whether a piece of a variant can be taken along, or has to be ordered; `undefined` if that is not
 * known, or it cannot be ordered either.
 */
export type StoreSupply = 'in-stock' | 'to-order';

export function storeSupply(
  store: Store,
  pieces: readonly PiecesInStore[] | undefined,
  { stock }: Pick<Variant, 'stock'>,
): StoreSupply | undefined {
  if (!pieces) return undefined;
  const own = pieces.filter((one) => isOnDisplay(store, [one.store]));
  if (own.some((one) => one.pieces > 0)) return 'in-stock';
  return stock === 0 ? undefined : 'to-order';
}

/** The stores that a shopper looks for. */
export type AskedStores = {
  /** As typed; empty without one. */
  readonly postcode: string;
  /** The product to try; absent if none was named. */
  readonly product?: AskedProduct;
  /** Nearest first, by the names of the block's stores. */
  readonly nearby: readonly FoundStore[];
};

/** A product that is looked for in stores, with the variant whose stock is told. */
export type AskedProduct = {
  readonly sku: string;
  readonly name: string;
  readonly variant?: { readonly sku: string; readonly size?: string };
};

/** A store, and what it has of the product that is looked for. */
export type FoundStore = {
  readonly name: string;
  readonly kilometres?: number;
  readonly isOnDisplay?: true;
  /** Absent if it is not known. */
  readonly supply?: StoreSupply;
};

/** The names of the stores that show a product, as the catalogue has them; empty if none does. */
export const storeLocations = (product: Pick<Product, 'attributes'>): readonly string[] =>
  (attributeValue(product, STORE_LOCATIONS) ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Whether a store is among those that show a product, by its name or its town. */
export function isOnDisplay({ name, place }: Store, locations: readonly string[]): boolean {
  const names = new Set([name, place?.city].map((word) => word?.toLowerCase()));
  return locations.some((location) => names.has(location.toLowerCase()));
}

/**
 * A distance as it is told: nobody lives in the middle of a region, so that it is rounded to five
 * kilometres, and 5 at least.
 */
export const toldKilometres = (kilometres: number): number =>
  Math.max(5, Math.round(kilometres / 5) * 5);

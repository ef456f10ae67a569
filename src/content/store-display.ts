import { attributeValue, STORE_LOCATIONS } from '../catalog/page-attributes.ts';
import type { Product } from '../catalog/product.ts';
import type { Store } from './store.ts';

/** Query parameter with the SKU of the product to try in a store. */
export const PRODUCT_PARAM = 'product';

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

import { POSTCODE_PARAM } from '../address/postal-code.ts';
import { postcodeRegionCentre } from '../address/postcode-regions.ts';
import { readSku } from '../catalog/sku.ts';
import type { Product, Variant } from '../catalog/product.ts';
import type { StoresBlock } from '../content/block.ts';
import { nearbyStores, type StoreNearby } from '../content/nearby-stores.ts';
import {
  type AskedProduct,
  type FoundStore,
  isOnDisplay,
  type PiecesInStore,
  PRODUCT_PARAM,
  storeLocations,
  storeSupply,
  type StoreSupply,
  VARIANT_PARAM,
} from '../content/store-display.ts';
import { queryValue } from '../routing/url-parts.ts';
import { countryOf } from '../shared/locale.ts';
import type { PageContext } from './page-request.ts';

type StoresContext = {
  readonly ports: Pick<PageContext['ports'], 'catalog' | 'storeStock' | 'log'>;
  readonly request: Pick<PageContext['request'], 'locale' | 'query'>;
};

/**
 * Fills in the stores near the postal code of the URL, or with the product that it names: those that
 * show it, and those that have the variant of the URL in stock. The block stays as it is if the URL
 * has neither, or only a product that cannot be had.
 */
export async function fillStores(context: StoresContext, block: StoresBlock): Promise<StoresBlock> {
  const { locale, query } = context.request;
  const postcode = queryValue(query, POSTCODE_PARAM)?.trim() ?? '';
  const sku = readSku(queryValue(query, PRODUCT_PARAM));
  if (block.stores.length < 2) return block;
  const answer = sku === undefined ? undefined : await context.ports.catalog.product(locale, sku);
  const product = answer?.ok ? answer.value : undefined;
  if (postcode === '' && product === undefined) return block;
  const country = countryOf(locale);
  const stores = nearbyStores(block.stores, country, postcodeRegionCentre(postcode, country));
  if (!product) return { ...block, asked: { postcode, nearby: stores.map((one) => found(one)) } };
  const variant = variantOf(product, query);
  const pieces = variant && (await findPieces(context, variant));
  const locations = storeLocations(product);
  const nearby = stores.map((one) =>
    found(one, {
      isShown: isOnDisplay(one.store, locations),
      supply: variant && storeSupply(one.store, pieces, variant),
    }),
  );
  return {
    ...block,
    asked: {
      postcode,
      product: { sku: product.sku, name: product.name, ...(pieces && variantFacts(variant)) },
      nearby: nearby.filter((one) => one.isOnDisplay === true || one.supply === 'in-stock'),
    },
  };
}

type Supplied = { readonly isShown: boolean; readonly supply: StoreSupply | undefined };

const found = (
  { store: { name }, kilometres }: StoreNearby,
  { isShown, supply }: Supplied = { isShown: false, supply: undefined },
): FoundStore => ({
  name,
  ...(kilometres !== undefined && { kilometres }),
  ...(isShown && { isOnDisplay: true }),
  ...(supply && { supply }),
});

/** The variant of the URL. A set of parts is made to order, whatever its variant. */
function variantOf(product: Product, query: string): Variant | undefined {
  const sku = queryValue(query, VARIANT_PARAM);
  return product.parts ? undefined : product.variants.find((one) => one.sku === sku);
}

const variantFacts = (variant: Variant | undefined): Pick<AskedProduct, 'variant'> =>
  variant
    ? { variant: { sku: variant.sku, ...(variant.size !== undefined && { size: variant.size }) } }
    : {};

/** Pieces of a variant by store; `undefined` if they are not known. */
async function findPieces(
  { ports, request }: StoresContext,
  { sku }: Variant,
): Promise<readonly PiecesInStore[] | undefined> {
  const answer = await ports.storeStock.piecesInStores(request.locale, sku);
  if (answer.ok) return answer.value;
  ports.log.warn('store-stock-unavailable', { ...answer.error });
  return undefined;
}

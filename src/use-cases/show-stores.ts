import { POSTCODE_PARAM } from '../address/postal-code.ts';
import { postcodeRegionCentre } from '../address/postcode-regions.ts';
import { readSku } from '../catalog/sku.ts';
import type { AskedStores, StoresBlock } from '../content/block.ts';
import { nearbyStores } from '../content/nearby-stores.ts';
import { isOnDisplay, PRODUCT_PARAM, storeLocations } from '../content/store-display.ts';
import { queryValue } from '../routing/url-parts.ts';
import { countryOf } from '../shared/locale.ts';
import type { PageContext } from './page-request.ts';

type StoresContext = {
  readonly ports: Pick<PageContext['ports'], 'catalog'>;
  readonly request: Pick<PageContext['request'], 'locale' | 'query'>;
};

/**
 * Fills in the stores near the postal code of the URL, or with the product that it names. The block
 * stays as it is if the URL has neither, or only a product that cannot be had.
 */
export async function fillStores(context: StoresContext, block: StoresBlock): Promise<StoresBlock> {
  const { locale, query } = context.request;
  const postcode = queryValue(query, POSTCODE_PARAM)?.trim() ?? '';
  const sku = readSku(queryValue(query, PRODUCT_PARAM));
  if (block.stores.length < 2) return block;
  const found = sku === undefined ? undefined : await context.ports.catalog.product(locale, sku);
  const product = found?.ok ? found.value : undefined;
  if (postcode === '' && product === undefined) return block;
  const locations = product && storeLocations(product);
  const country = countryOf(locale);
  const nearby = nearbyStores(block.stores, country, postcodeRegionCentre(postcode, country))
    .filter(({ store }) => !locations || isOnDisplay(store, locations))
    .map(({ store: { name }, kilometres }) =>
      kilometres === undefined ? { name } : { name, kilometres },
    );
  const asked: AskedStores = {
    postcode,
    ...(product && { product: { sku: product.sku, name: product.name } }),
    nearby,
  };
  return { ...block, asked };
}

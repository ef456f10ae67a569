import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { smallCatalogue } from '../../../support/small-catalogue.ts';
import { post, startMagento } from '../../../support/start-magento.ts';

const QUERY = `{ products(filter: { sku: { in: ["M1", "M2"] } }) { items {
  sku price_range { minimum_price { final_price { value } discount { amount_off } } }
} } }`;

describe('products without a price', () => {
  it('are listed with a null price once the fault is set', async () => {
    const pricelessSkus = new Set<string>();
    const magento = await startMagento({
      store: createCatalogueStore(smallCatalogue),
      faults: { pricelessSkus },
    });
    const unpriced = async () => {
      const { body } = await post(magento, QUERY);
      const { data } = body as { data: { products: { items: readonly Shown[] } } };
      return data.products.items
        .filter(({ price_range: { minimum_price } }) => minimum_price.final_price.value === null)
        .map(({ sku }) => sku);
    };
    expect(await unpriced()).toEqual([]);
    pricelessSkus.add('M2');
    expect(await unpriced()).toEqual(['M2']);
  });
});

type Shown = {
  readonly sku: string;
  readonly price_range: { readonly minimum_price: { readonly final_price: { value: unknown } } };
};

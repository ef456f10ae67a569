import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { attributeValue, PACKAGES } from '#src/catalog/page-attributes.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { packingOf } from '#src/room/packages.ts';

const dutch = createCatalogueStore(catalogue).localized('nl-nl');
const products = catalogue.products.map((data) => dutch.product(data));

describe('the packages of the demo shop', () => {
  it('RM1 are readable, and known for every choice of a part', () => {
    const unknown = products
      .filter((product) => attributeValue(product, PACKAGES) !== undefined)
      .flatMap((product) => {
        const choices = (product.parts ?? []).flatMap(({ choices: all }) => all);
        const uids = ['', ...choices.map(({ uid }) => uid)];
        return uids.flatMap((uid) => {
          const configuration = configureProduct(product, product.variants[0], [uid]);
          const packing = packingOf({ configuration });
          const isKnown = packing && packing.packages.length > 0 && packing.unknown.length === 0;
          return isKnown ? [] : [product.sku];
        });
      });
    expect([...new Set(unknown)]).toEqual(['LUN-MURO']);
  });

  it('RM1 are told of most beds, and of nothing that is no part of a bed', () => {
    const told = products.filter((product) => attributeValue(product, PACKAGES) !== undefined);
    const types = new Set(['matras', 'topper', 'bedbodem', 'ledikant', 'boxspring']);
    const beds = products.filter(({ attributes }) =>
      attributes.some(({ code }) => types.has(code.split('_')[0] ?? '')),
    );
    expect(told.filter((product) => !beds.includes(product))).toEqual([]);
    expect(beds.length - told.length).toBeGreaterThan(0);
    expect(told.length / beds.length).toBeGreaterThan(0.9);
  });
});

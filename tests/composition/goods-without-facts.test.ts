import { describe, expect, it, onTestFinished } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { composeServer } from '#composition/server.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { goodsFactsOf } from '#src/duties/goods-facts.ts';
import { parseConfig } from '#server/config.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { configOf } from '../server/small-shop.ts';
import { lawfulGoods } from '../support/lawful-goods.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { startMagento } from '../support/start-magento.ts';

function composed(settings: Readonly<Record<string, string>>) {
  const server = composeServer(
    configOf({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent', ...settings }),
  );
  onTestFinished(() => server.close());
  return server;
}

const SELL = { GOODS_WITHOUT_FACTS: 'sell' };

describe('GOODS_WITHOUT_FACTS', () => {
  it('LD4 withholds by default goods of Magento that say nothing of their manufacturer', async () => {
    const magento = await startMagento({ store: createCatalogueStore(smallCatalogue) });
    const settings = { COMMERCE: 'magento', MAGENTO_URL: magento.origin };
    const strict = composed(settings);
    expect(await strict.ports.catalog.product('de-de', 'M1')).toEqual({
      ok: false,
      error: { kind: 'product-not-found' },
    });
    const listed = await strict.ports.assortment.products('de-de', { page: 1, productsPerPage: 5 });
    expect(listed).toMatchObject({ ok: true, value: { products: [], withheld: 5 } });
    expect(strict.drift.counts()).toContainEqual(
      expect.objectContaining({
        upstream: 'magento',
        place: 'products.items[].manufacturer',
        items: expect.arrayContaining(['M1']) as unknown,
      }),
    );
  });

  it('C7 LD4 adds none of them to a cart, whatever a tab or a program asks', async () => {
    const magento = await startMagento({ store: createCatalogueStore(smallCatalogue) });
    const settings = { COMMERCE: 'magento', MAGENTO_URL: magento.origin };
    const item = { sku: 'M2-90', productSku: 'M2', quantity: 1 };
    const added = async (more: Readonly<Record<string, string>>) => {
      const { carts } = composed({ ...settings, ...more }).ports;
      const id = await carts.create('de-de');
      if (!id.ok) throw new Error(id.error.message);
      const answer = await carts.add('de-de', id.value, [item], 'a'.repeat(32));
      if (!answer.ok) throw new Error(answer.error.message);
      const { cart, userErrors } = answer.value;
      return { lines: cart?.items.length, codes: userErrors.map(({ code }) => code) };
    };
    expect(await added({})).toEqual({ lines: 0, codes: ['PRODUCT_NOT_FOUND'] });
    expect(await added(SELL)).toEqual({ lines: 1, codes: [] });
  });

  describe('an add to a cart of Magento of which only M1 lacks facts', () => {
    const [lacking, ...others] = smallCatalogue.products;
    const { products } = lawfulGoods({ ...smallCatalogue, products: others });
    const mixed = { ...smallCatalogue, products: lacking ? [lacking, ...products] : products };

    async function openCart() {
      const magento = await startMagento({ store: createCatalogueStore(mixed) });
      const { carts } = composed({ COMMERCE: 'magento', MAGENTO_URL: magento.origin }).ports;
      const id = await carts.create('de-de');
      if (!id.ok) throw new Error(id.error.message);
      return async (key: string, ...items: readonly NewCartItem[]) => {
        const answer = await carts.add('de-de', id.value, items, key.repeat(32));
        if (!answer.ok) throw new Error(answer.error.message);
        const { cart, userErrors, isReplayed } = answer.value;
        const lines = cart?.items.map(({ product, quantity }) => `${quantity} ${product.sku}`);
        return {
          lines,
          codes: userErrors.map(({ code }) => code),
          ...(isReplayed && { isReplayed }),
        };
      };
    }

    it('C2 LD4 takes a variant that names no product, once that was looked up', async () => {
      const add = await openCart();
      await add('a', { sku: 'M2-90', productSku: 'M2', quantity: 1 });
      expect(await add('b', { sku: 'M2-90', quantity: 1 })).toEqual({
        lines: ['2 M2-90'],
        codes: [],
      });
    });

    it('C2 C7 LD4 takes the goods that are sold, and tells of each that is withheld', async () => {
      const add = await openCart();
      const withheld = ['M1-90', 'M1-160'].map((sku) => ({ sku, productSku: 'M1', quantity: 1 }));
      const items = [...withheld, { sku: 'M2-90', productSku: 'M2', quantity: 1 }];
      const answer = { lines: ['1 M2-90'], codes: ['PRODUCT_NOT_FOUND', 'PRODUCT_NOT_FOUND'] };
      expect(await add('a', ...items)).toEqual(answer);
      expect(await add('a', ...items)).toEqual({ ...answer, isReplayed: true });
    });

    it('LD4 believes no other product that an item names', async () => {
      const add = await openCart();
      for (const productSku of ['M2', 'NONE', 'M1'])
        expect(await add('a', { sku: 'M1', productSku, quantity: 1 })).toEqual({
          lines: [],
          codes: ['PRODUCT_NOT_FOUND'],
        });
      expect(await add('b', { sku: 'P1-50', productSku: 'M1', quantity: 1 })).toEqual({
        lines: ['1 P1-50'],
        codes: [],
      });
    });
  });

  it('LD4 sells them with the setting for a shop whose goods have no facts yet', async () => {
    const magento = await startMagento({ store: createCatalogueStore(smallCatalogue) });
    const { ports, drift } = composed({
      ...SELL,
      COMMERCE: 'magento',
      MAGENTO_URL: magento.origin,
    });
    expect((await ports.catalog.product('de-de', 'M1')).ok).toBe(true);
    expect(drift.counts()).toEqual([]);
  });

  it('LD4 withholds none of the goods of the demo, which Magento serves with all facts', async () => {
    const skus = ['AVO-GLOED', 'FED-DAEMMER', 'FED-LIFT', 'DON-OCHTEND', 'LUN-SERENA'];
    const products = catalogue.products.filter(({ sku }) => skus.includes(sku));
    const magento = await startMagento({ store: createCatalogueStore({ ...catalogue, products }) });
    const embedded = composed({}).ports.catalog;
    const settings = { COMMERCE: 'magento', MAGENTO_URL: magento.origin };
    const vendor = composed(settings).ports.catalog;
    for (const sku of skus) {
      const [own, theirs] = await Promise.all([
        embedded.product('de-de', sku),
        vendor.product('de-de', sku),
      ]);
      if (!own.ok || !theirs.ok) throw new Error(`${sku} is withheld`);
      expect(goodsFactsOf(theirs.value)).toEqual(goodsFactsOf(own.value));
    }
  });

  it('is sell or withhold', () => {
    expect(parseConfig({ GOODS_WITHOUT_FACTS: 'hide' })).toMatchObject({ ok: false });
  });
});

import { describe, expect, it } from 'vitest';
import { withoutWithheldGoods, withoutWithheldProducts } from '#adapters/system/withheld-goods.ts';
import { lawfulGoods } from '../support/lawful-goods.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { openShop, smallPorts } from './small-shop.ts';

/** The small shop, of which one mattress says nothing of its fibres. */
async function openWithholding() {
  const told = lawfulGoods(smallCatalogue);
  const products = told.products.map((product) =>
    product.sku === 'M2'
      ? Object.assign({}, product, { attributes: { ...product.attributes, fibres: 'katoen' } })
      : product,
  );
  const [first, ...others] = products;
  if (first === undefined) throw new Error('The small shop has products');
  const ports = smallPorts({ ...told, products: [first, ...others] });
  const parts = { clock: ports.clock, log: ports.log, isWithheld: true };
  return openShop({
    ports: {
      ...ports,
      catalog: withoutWithheldProducts(ports.catalog, parts),
      assortment: withoutWithheldGoods(ports.assortment, parts),
    },
  });
}

describe('goods that lack what the law asks for', () => {
  it('LD4 have a page that is a 404, and others are shown', async () => {
    const shop = await openWithholding();
    expect((await shop.get('/matras-anker')).status).toBe(404);
    expect((await shop.get('/matras-wolk')).status).toBe(200);
  });

  it('LD4 are in no sitemap', async () => {
    const shop = await openWithholding();
    const sitemap = await (await shop.get('/sitemap-products.xml')).text();
    expect(sitemap).toContain('/matras-wolk');
    expect(sitemap).not.toContain('/matras-anker');
  });
});

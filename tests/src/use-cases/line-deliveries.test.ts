import { describe, expect, it } from 'vitest';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { lineDeliveries } from '#src/use-cases/line-deliveries.ts';
import { createFakePorts, type FakeShop } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';

const [wide] = AURORA.variants;
const narrow: Variant = { ...wide, sku: 'aurora-90x200', size: '90x200', deliveryDays: 9 };
const shop: FakeShop = { ...SHOP, products: [{ ...AURORA, variants: [wide, narrow] }] };

const line = (sku: string, url: string) => ({ product: { sku, url } });
const deliveries = (...lines: readonly ReturnType<typeof line>[]) =>
  lineDeliveries(createFakePorts(shop), 'nl-nl', lines);

/** Energy class of a line whose product has this light source. */
const energyOf = async (value: string) => {
  const attributes = [{ code: 'light_source', label: 'Lichtbron', value }];
  const ports = createFakePorts({ ...SHOP, products: [{ ...AURORA, attributes }] });
  return (await lineDeliveries(ports, 'nl-nl', [line('x', '/aurora')])).map((one) => one.energy);
};

describe('lineDeliveries', () => {
  it('uses the delivery days of the variant in the cart line', async () => {
    expect(
      await deliveries(
        line('aurora-160x200', '/aurora?maat=160x200'),
        line('aurora-90x200', '/aurora?maat=90x200'),
      ),
    ).toEqual([
      { sku: 'aurora-160x200', workingDays: 2 },
      { sku: 'aurora-90x200', workingDays: 9 },
    ]);
  });

  it('finds the variant by the URL when the SKU is that of a set', async () => {
    expect(await deliveries(line('aurora-set', '/aurora?maat=90x200'))).toEqual([
      { sku: 'aurora-set', workingDays: 9 },
    ]);
  });

  it('DS6 tells of a mattress that a van brings it, and not of what a parcel service does', async () => {
    const attributes = [{ code: 'matras_kern', label: 'Kern', value: 'Latex' }];
    const ports = createFakePorts({ ...SHOP, products: [{ ...AURORA, attributes }] });
    const ofMattress = await lineDeliveries(ports, 'nl-nl', [line('x', '/aurora')]);
    expect(ofMattress.map(({ isByVan }) => isByVan)).toEqual([true]);
    const [ofParcel] = await deliveries(line('aurora-160x200', '/aurora'));
    expect(ofParcel).not.toHaveProperty('isByVan');
  });

  it('tells the energy class of a light source, and not that of a lamp which contains one', async () => {
    expect(await energyOf('source E')).toEqual([{ kind: 'light-source', energyClass: 'E' }]);
    expect(await energyOf('contains E')).toEqual([undefined]);
  });

  it('EC16 tells what the shop grants for the goods of a line, if it does', async () => {
    const termsOf = async (code: string, value: string) => {
      const attributes = [{ code, label: '', value }];
      const ports = createFakePorts({ ...SHOP, products: [{ ...AURORA, attributes }] });
      const [found] = await lineDeliveries(ports, 'nl-nl', [line('x', '/aurora')]);
      return found?.terms;
    };
    expect(await termsOf('guarantee', '10|core|Lunaro')).toEqual({
      hasTrial: false,
      isTakenBack: false,
      guarantee: { years: 10, part: 'core', guarantor: 'Lunaro' },
    });
    expect(await termsOf('proefslapen', 'Ja')).toMatchObject({ hasTrial: true });
    expect(await termsOf('matras_kern', 'Latex')).toEqual({ hasTrial: false, isTakenBack: true });
    const [plain] = await deliveries(line('aurora-160x200', '/aurora'));
    expect(plain).not.toHaveProperty('terms');
    expect(plain).not.toHaveProperty('bed');
  });

  it('MB4 tells what the goods of a line need of a bed', async () => {
    const attributes = [{ code: 'matras_kern', label: '', value: 'Latex' }];
    const ports = createFakePorts({ ...SHOP, products: [{ ...AURORA, attributes }] });
    const [found] = await lineDeliveries(ports, 'nl-nl', [line('aurora-160x200', '/aurora')]);
    expect(found?.bed).toBeDefined();
  });

  it('RM8 tells what the packages of a bed follow from, and nothing of other goods', async () => {
    const attributes = [
      { code: 'matras_kern', label: '', value: 'Latex' },
      { code: PACKAGES_CODE, label: '', value: 'mattress flat w*l*20' },
    ];
    const roomOf = async (product: Partial<Product>) => {
      const products = [{ ...AURORA, variants: [wide, narrow] as const, attributes, ...product }];
      const ports = createFakePorts({ ...SHOP, products });
      const [found] = await lineDeliveries(ports, 'nl-nl', [line('aurora-90x200', '/aurora')]);
      return found?.room;
    };
    const rules = 'mattress flat w*l*20';
    expect(await roomOf({})).toEqual({ rules, size: '90x200', choices: [] });
    expect(await roomOf({ attributes: attributes.slice(0, 1) })).toBeUndefined();
    expect(await roomOf({ attributes: attributes.slice(1) })).toBeUndefined();
  });

  it('omits a line without a page, with a product not sold, or without a product', async () => {
    const lines = ['/nergens', '/weg', '/proefslapen'].map((url) => line('x', url));
    expect(await deliveries(...lines)).toEqual([]);
  });

  it('requests each page once, and limits the number of concurrent requests', async () => {
    const requests: string[] = [];
    let waiting = 0;
    let most = 0;
    const { content, catalog } = createFakePorts(shop);
    const ports = {
      catalog,
      content: {
        pageByUrl: async (...[locale, path]: Parameters<typeof content.pageByUrl>) => {
          requests.push(path);
          waiting += 1;
          most = Math.max(most, waiting);
          const page = await content.pageByUrl(locale, path);
          waiting -= 1;
          return page;
        },
      },
    };
    const lines = Array.from({ length: 20 }, (_, index) => line(`${index}`, `/p${index}?a=1`));
    await lineDeliveries(ports, 'nl-nl', [...lines, ...lines]);
    expect(requests).toHaveLength(20);
    expect(most).toBeLessThanOrEqual(6);
  });
});

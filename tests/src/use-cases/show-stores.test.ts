import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import type { Product } from '#src/catalog/product.ts';
import type { StoresBlock } from '#src/content/block.ts';
import { err } from '#src/shared/result.ts';
import { fillStores } from '#src/use-cases/show-stores.ts';
import { createFakePorts, type FakeShop, type Outage } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const page = content['nl-nl'].pages.find(({ uid }) => uid === 'stores');
const blocks = page && 'blocks' in page ? (page.blocks ?? []) : [];
const block = blocks.find((one): one is StoresBlock => one.type === 'stores');

const locations = { code: 'available_store_locations', label: '', value: 'Amersfoort, Zwolle' };
const shown = { ...AURORA, attributes: [...AURORA.attributes, locations] };

async function asked(query: string, stores = block?.stores ?? [], ...outages: Outage[]) {
  return askedOf({ ...SHOP, products: [shown] }, query, stores, ...outages);
}

async function askedOf(
  shop: FakeShop,
  query: string,
  stores: StoresBlock['stores'],
  ...outages: Outage[]
) {
  const ports = createFakePorts(shop, ...outages);
  const context = { ports, request: { locale: 'nl-nl', query } } as const;
  return (await fillStores(context, { type: 'stores', title: '', stores })).asked;
}

describe('fillStores', () => {
  it('SN1 lists the stores near the postal code of the URL, with their distance', async () => {
    const found = await asked('?postcode=8011zz');
    expect(found?.postcode).toBe('8011zz');
    expect(found?.nearby.map(({ name }) => name)).toEqual([
      'Zwolle',
      'Amersfoort',
      'Münster',
      'Gent',
    ]);
    expect(found?.nearby[0]?.kilometres).toBeLessThan(20);
  });

  it('SN2 lists only the stores that show the product of the URL', async () => {
    expect(await asked(`?product=${AURORA.sku}`)).toEqual({
      postcode: '',
      product: { sku: AURORA.sku, name: AURORA.name },
      nearby: [
        { name: 'Amersfoort', isOnDisplay: true },
        { name: 'Zwolle', isOnDisplay: true },
      ],
    });
  });

  it('SN1 leaves all stores for a malformed postal code or an unknown product', async () => {
    expect((await asked('?postcode=12&product=NONE'))?.nearby).toHaveLength(4);
  });

  it('SN2 says nothing more for a product that is unknown or cannot be had', async () => {
    expect(await asked('?product=NONE')).toBeUndefined();
    expect(await asked(`?product=${AURORA.sku}`, block?.stores, 'catalog')).toBeUndefined();
  });

  it('SN1 says nothing more on a page that nobody asks, nor on the page of one store', async () => {
    expect(await asked('')).toBeUndefined();
    expect(await asked('?postcode=8011zz', block?.stores.slice(0, 1))).toBeUndefined();
  });

  it('SN1 reads a postal code without the blanks around it, and says no distance it does not know', async () => {
    const found = await asked('?postcode=%208011zz%20');
    expect(found?.postcode).toBe('8011zz');
    expect(found?.nearby[0]).not.toHaveProperty('isOnDisplay');
    expect(found?.nearby[0]).not.toHaveProperty('supply');
    expect(await asked('?postcode=%20')).toBeUndefined();
    const two = block?.stores.slice(0, 2);
    expect((await asked('?postcode=8011zz', two))?.nearby).toHaveLength(2);
    const unknown = await asked('?postcode=12');
    expect(unknown?.nearby.filter((one) => 'kilometres' in one)).toEqual([]);
  });

  it('SN2 asks the catalogue for no product that is not named', async () => {
    const ports = createFakePorts(SHOP);
    const skus: string[] = [];
    const product: typeof ports.catalog.product = (locale, sku) => {
      skus.push(sku);
      return ports.catalog.product(locale, sku);
    };
    const context = {
      ports: { ...ports, catalog: { product } },
      request: { locale: 'nl-nl', query: '?postcode=8011zz' },
    } as const;
    await fillStores(context, { type: 'stores', title: '', stores: block?.stores ?? [] });
    expect(skus).toEqual([]);
  });

  it('SN4 names the variant with its size, and logs that its stock cannot be read', async () => {
    const stocked = { ...SHOP, products: [shown], storeStock: [{ store: 'Gent', pieces: 1 }] };
    const query = `?product=${AURORA.sku}&variant=aurora-90x200`;
    expect((await askedOf(stocked, query, block?.stores ?? []))?.product?.variant).toStrictEqual({
      sku: 'aurora-90x200',
      size: '90x200',
    });
    const away = { kind: 'store-stock-unavailable', status: 503, message: 'Down' } as const;
    const log = createMemoryLog();
    const context = {
      ports: {
        ...createFakePorts(stocked),
        log,
        storeStock: { piecesInStores: () => Promise.resolve(err(away)) },
      },
      request: { locale: 'nl-nl', query },
    } as const;
    await fillStores(context, { type: 'stores', title: '', stores: block?.stores ?? [] });
    expect(log.entries).toMatchObject([
      { level: 'warn', event: 'store-stock-unavailable', facts: { message: 'Down' } },
    ]);
  });

  const variant = { ...AURORA.variants[0], stock: 3 };
  const QUERY = `?product=${AURORA.sku}&variant=${variant.sku}`;
  const withStock = (product: Product, storeStock?: FakeShop['storeStock']) =>
    askedOf(
      { ...SHOP, products: [product], ...(storeStock && { storeStock }) },
      QUERY,
      block?.stores ?? [],
    );
  const inStores = [
    { store: 'Gent', pieces: 1 },
    { store: 'zwolle', pieces: 0 },
  ];

  it('SN4 lists the stores that have the variant in stock, besides those that show it', async () => {
    const found = await withStock({ ...shown, variants: [variant] }, inStores);
    expect(found?.product).toMatchObject({ variant: { sku: variant.sku } });
    expect(found?.nearby).toEqual([
      { name: 'Amersfoort', isOnDisplay: true, supply: 'to-order' },
      { name: 'Zwolle', isOnDisplay: true, supply: 'to-order' },
      { name: 'Gent', supply: 'in-stock' },
    ]);
  });

  it('SN4 promises no order of what is sold out', async () => {
    const found = await withStock({ ...shown, variants: [{ ...variant, stock: 0 }] }, inStores);
    expect(found?.nearby.map(({ supply }) => supply)).toEqual([undefined, undefined, 'in-stock']);
  });

  it('SN4 says nothing of a stock that is not told, nor of a set of parts', async () => {
    const sold = { ...shown, variants: [variant] } as const;
    for (const found of [
      await withStock(sold),
      await withStock({ ...sold, parts: [] }, inStores),
    ]) {
      expect(found?.product).not.toHaveProperty('variant');
      expect(found?.nearby).toEqual([
        { name: 'Amersfoort', isOnDisplay: true },
        { name: 'Zwolle', isOnDisplay: true },
      ]);
    }
  });
});

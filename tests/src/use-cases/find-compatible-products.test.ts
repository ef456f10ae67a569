import { describe, expect, it } from 'vitest';
import type { Product } from '#src/catalog/product.ts';
import { parseBed } from '#src/my-bed/my-bed.ts';
import { findCompatibleProducts } from '#src/use-cases/find-compatible-products.ts';
import { colorOption } from '../../support/arbitraries/variants.ts';
import { bedGoods, type GoodsChange, openBedShop } from '../../support/bed-goods.ts';
import { AURORA, priceOf } from '../../support/fake-shop.ts';
import { soldAttribute, type SoldOutage } from '../../support/sold-products.ts';

const topper = (height: string): Product => ({
  ...bedGoods('topper_kern', 'subject'),
  attributes: [soldAttribute('topper_kern', 'Latex'), soldAttribute('topper_hoogte', height)],
});

const sheet = (sku: string, depth: number, change: GoodsChange = {}) =>
  bedGoods('hoeslaken_hoekhoogte', sku, { value: `${depth} cm`, ...change });

describe('findCompatibleProducts', () => {
  const mattress: Product = {
    ...bedGoods('matras_kern', 'subject'),
    attributes: [soldAttribute('matras_kern', 'Latex'), soldAttribute('matras_hoogte', '20 cm')],
  };
  async function compatible(
    others: readonly Product[],
    {
      size = '160x200',
      code,
      subject = mattress,
      outages = [],
    }: {
      size?: string | undefined;
      code?: string;
      subject?: Product;
      outages?: readonly SoldOutage[];
    } = {},
  ) {
    const shop = openBedShop([subject, ...others], outages);
    const found = await findCompatibleProducts(shop.ports, 'nl-nl', subject, {
      size: size === 'none' ? undefined : size,
      bed: code === undefined ? undefined : parseBed(code),
    });
    return { ...shop, found, skus: found.map(({ productSku }) => productSku) };
  }

  it('asks once for each category, for two dozen in the size, in the order of the shop', async () => {
    const { searched } = await compatible([]);
    expect(
      searched.map(({ objectId, itemsPerPage, sorting, page }) => [
        objectId,
        itemsPerPage,
        sorting,
        page,
      ]),
    ).toEqual([
      ['kind:bedding', 24, 'popular', 1],
      ['kind:toppers', 24, 'popular', 1],
      ['kind:bedBases', 24, 'popular', 1],
    ]);
    expect(searched[0]?.locale).toBe('nl-nl');
    expect(searched[0]?.selection).toEqual([{ kind: 'values', name: 'maat', values: ['160x200'] }]);
  });

  it('shows each by its variant in the size, with options and price', async () => {
    const topper = bedGoods('topper_kern', 'topper', { sizes: ['90x200', '160x200'] });
    const [narrow, wide] = topper.variants;
    const grey = { ...(wide ?? narrow), options: [colorOption('Zand')] };
    const { found } = await compatible([{ ...topper, variants: [narrow, grey] }]);
    expect(found).toEqual([
      {
        kind: 'topper',
        name: 'topper',
        url: '/topper?maat=160x200&kleur=zand',
        picture: AURORA.pictures[0],
        sku: 'topper-160x200',
        productSku: 'topper',
        size: '160x200',
        options: ['Zand'],
        price: priceOf(30_000),
      },
    ]);
  });

  it('shows one product of each kind, in their order', async () => {
    const { found } = await compatible([
      bedGoods('bedbodem_soort', 'base'),
      bedGoods('topper_kern', 'topper'),
      bedGoods('topper_kern', 'other'),
      sheet('sheet', 25),
      bedGoods('molton_stof', 'protector'),
    ]);
    expect(found.map(({ kind, productSku }) => `${kind} ${productSku}`)).toEqual([
      'protector protector',
      'sheet sheet',
      'topper topper',
      'base base',
    ]);
  });

  it('drops what is sold out or cannot be looked up, and what has no size', async () => {
    const topper = bedGoods('topper_kern', 'topper');
    expect((await compatible([bedGoods('topper_kern', 'out', { stock: 0 })])).skus).toEqual([]);
    expect((await compatible([topper], { outages: ['catalog'] })).skus).toEqual([]);
    expect((await compatible([topper], { outages: ['search'] })).skus).toEqual([]);
    const sizeless = await compatible([topper], { size: 'none' });
    expect([sizeless.skus, sizeless.searched]).toEqual([[], []]);
    const lamp = { ...AURORA, sku: 'lamp' };
    expect((await compatible([topper], { subject: lamp })).searched).toEqual([]);
  });

  it('MB9 says stock and delivery for a bed that the size fits, and only then', async () => {
    const topper = bedGoods('topper_kern', 'topper', { stock: 7 });
    const { found } = await compatible([topper], { code: '160x200' });
    expect(found[0]?.options).toEqual([]);
    expect(found[0]?.forBed).toEqual({ stock: 7, deliveryDays: 2, isByVan: true });
    expect((await compatible([topper])).found[0]).not.toHaveProperty('forBed');
    expect((await compatible([topper], { code: '90x200' })).found[0]).not.toHaveProperty('forBed');
  });

  it('MB4 drops a sheet that does not cover the bed, and keeps it without a bed', async () => {
    const sheets = [sheet('shallow', 25), sheet('deep', 40)];
    expect((await compatible(sheets)).skus).toEqual(['shallow']);
    expect((await compatible(sheets, { code: '160x200h30' })).skus).toEqual(['deep']);
    expect((await compatible(sheets, { code: '90x200h30' })).skus).toEqual(['shallow']);
  });

  it('MB9 MB4 takes a sheet beside a topper that covers the bed with the topper', async () => {
    const sheets = [sheet('for-30', 33), sheet('for-36', 39)];
    const beside = (height: string, code: string) =>
      compatible(sheets, { subject: topper(height), code }).then(({ skus }) => skus);
    expect(await beside('6 cm', '160x200h30')).toEqual(['for-36']);
    expect(await beside('6 cm', '160x200h24')).toEqual(['for-30']);
    const deep: Product = {
      ...sheet('deep', 40),
      attributes: [
        soldAttribute('hoeslaken_hoekhoogte', '40 cm'),
        soldAttribute('hoeslaken_matrashoogte_min', '35 cm'),
        soldAttribute('hoeslaken_matrashoogte_max', '38 cm'),
      ],
    };
    const deepFor = async (subject: Product, code?: string) =>
      (await compatible([deep], { subject, ...(code !== undefined && { code }) })).skus;
    expect(await deepFor(topper('6 cm'), '160x200h30')).toEqual(['deep']);
    expect(await deepFor(topper('6 cm'))).toEqual([]);
    // Nothing is claimed of what lies over a topper of unknown height, nor of another mattress.
    expect(await deepFor(topper('unknown'), '160x200h36')).toEqual([]);
    expect(await deepFor(mattress, '160x200h36')).toEqual([]);
  });
});

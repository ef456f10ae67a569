import { describe, expect, it } from 'vitest';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { Product } from '#src/catalog/product.ts';
import { err } from '#src/shared/result.ts';
import { findPassingModels } from '#src/use-cases/find-passing-models.ts';
import {
  bedGoods,
  manyGoods,
  openBedShop,
  ROLLED,
  rolledMattress,
} from '../../support/bed-goods.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import { priceOf } from '../../support/fake-shop.ts';
import {
  type Asked,
  base,
  frame,
  NARROW,
  passing,
  RIGID,
  SUBJECT,
} from '../../support/passing-models.ts';

/** A stair whose headroom nobody has measured. */
const UNMEASURED = '?room=way&up=quarter&stair-width=80&upper-width=80';

/** A lift that half a mattress passes, and a whole one does not. */
const LIFT =
  '?room=way&up=lift&lift-door-width=80&lift-door-height=205&cabin-width=80&cabin-depth=90&cabin-height=205';

const packed = (sku: string, packages: string, cents = 30_000) =>
  bedGoods('matras_kern', sku, { packages: `mattress rigid ${packages}`, cents });

const completenessOf = async (others: readonly Product[], asked: Asked = {}) => {
  const { found } = await passing(others, asked);
  return [found?.isComplete, found?.isAvailable];
};

describe('findPassingModels', () => {
  it('RM9 asks for the cheapest of the kind in the size', async () => {
    const { searched } = await passing([]);
    expect(searched).toMatchObject([
      {
        locale: 'nl-nl',
        objectId: 'kind:mattresses',
        selection: [{ values: ['160x200'] }],
        page: 1,
        sorting: 'price-asc',
        itemsPerPage: 24,
      },
    ]);
  });

  it('RM9 names up to three, the cheapest first, and never the product itself', async () => {
    const { models, found } = await passing([
      rolledMattress('d', { cents: 40_000 }),
      rolledMattress('c', { cents: 30_000 }),
      rolledMattress('b', { cents: 20_000 }),
      rolledMattress('a', { cents: 10_000 }),
    ]);
    expect(models).toEqual(['a', 'b', 'c']);
    expect(found).toMatchObject({ size: '160x200', isComplete: true, isAvailable: true });
    expect(found?.models[0]).toMatchObject({
      name: 'a',
      url: '/a?maat=160x200',
      price: priceOf(10_000),
      days: 2,
    });
    for (const optional of ['headroom', 'chosen', 'two'])
      expect(found?.models[0]).not.toHaveProperty(optional);
  });

  it('RM9 looks up a bounded number at a time, until three pass', async () => {
    const threePass = await passing(
      manyGoods(14, (place) => rolledMattress(`m-${place}`, place > 3 ? {} : { packages: RIGID })),
    );
    expect(threePass.lookedUp).toHaveLength(6);
    expect(threePass.lookedUp).not.toContain('subject');
    expect(threePass.found?.isComplete).toBe(false);
    const twoPass = await passing(
      manyGoods(14, (place) => rolledMattress(`m-${place}`, place > 4 ? {} : { packages: RIGID })),
    );
    expect(twoPass.lookedUp).toHaveLength(12);
  });

  it('RM9 is complete once every product was tried and has packages', async () => {
    const stopped = bedGoods('matras_kern', 'stopped', { packages: RIGID });
    const unpacked = bedGoods('matras_kern', 'unpacked');
    expect(await completenessOf([stopped])).toEqual([true, true]);
    expect(
      await completenessOf([stopped, { ...rolledMattress('out'), variants: SUBJECT.variants }]),
    ).toEqual([true, true]);
    expect(await completenessOf([stopped, unpacked])).toEqual([false, true]);
    expect(await completenessOf([stopped], { more: 1 })).toEqual([false, true]);
    expect(await completenessOf([stopped], { outages: ['catalog'] })).toEqual([false, false]);
    expect(await completenessOf([stopped], { outages: ['search'] })).toEqual([false, false]);
  });

  it('RM9 names nothing that is sold out or sold no more, which is no gap', async () => {
    const { models, found } = await passing([
      rolledMattress('out', { stock: 0 }),
      rolledMattress('in'),
    ]);
    expect(models).toEqual(['in']);
    expect(found?.isComplete).toBe(true);
  });

  it('RM9 counts what the catalogue does not know as tried', async () => {
    const { ports } = openBedShop([SUBJECT, rolledMattress('known'), rolledMattress('gone')]);
    const product: ProductCatalog['product'] = (locale, sku) =>
      sku === 'gone'
        ? Promise.resolve(err({ kind: 'product-not-found' }))
        : ports.catalog.product(locale, sku);
    const configuration = configureProduct(SUBJECT, SUBJECT.variants[0], []);
    const asked = { ...ports, catalog: { product } };
    expect(await findPassingModels(asked, 'nl-nl', { configuration }, NARROW)).toMatchObject({
      models: [{ sku: 'known' }],
      isComplete: true,
      isAvailable: true,
    });
  });

  it('RM9 searches for none of goods that no listing of beds has', async () => {
    const subject = bedGoods('hoeslaken_hoekhoogte', 'subject', {
      packages: 'topper rigid w*l*20',
    });
    const { found, searched } = await passing([rolledMattress('a')], { subject });
    expect(found).toMatchObject({ models: [], instead: [], isComplete: true, isAvailable: true });
    expect(searched).toEqual([]);
  });

  it('RM9 asks for a base of one sleeper in one size', async () => {
    const sizes = ['90x200'];
    const subject = bedGoods('bedbodem_soort', 'subject', { sizes, packages: 'base rigid w*l*60' });
    const { searched } = await passing([], { subject });
    expect(searched.map(({ selection }) => selection)).toEqual([
      [{ kind: 'values', name: 'maat', values: ['90x200'] }],
    ]);
  });

  it('RM9 asks for nothing without a way, a size or a kind, and for what passes', async () => {
    const [variant] = SUBJECT.variants;
    const { size: _, ...sizeless } = variant;
    const none = [
      await passing([rolledMattress('a')], { query: '?room=way' }),
      await passing([rolledMattress('a')], { query: '?room=way&up=quarter&stair-width=x' }),
      await passing([rolledMattress('a')], { subject: rolledMattress('subject') }),
      await passing([rolledMattress('a')], { subject: { ...SUBJECT, variants: [sizeless] } }),
      await passing([rolledMattress('a')], {
        subject: { ...SUBJECT, attributes: SUBJECT.attributes.slice(1) },
      }),
      await passing([rolledMattress('a')], {
        subject: { ...SUBJECT, attributes: SUBJECT.attributes.slice(0, 1) },
      }),
    ];
    expect(none.map(({ found, searched }) => [found, searched.length])).toEqual(
      none.map(() => [undefined, 0]),
    );
  });

  it('RM9 says what has to be chosen of a model, and its headroom where that is unknown', async () => {
    const parts = [
      {
        key: 'matras',
        label: 'Matras',
        choices: [bundleChoice('foam', 0), bundleChoice('latex', 500)] as const,
      },
    ];
    const model = {
      ...bedGoods('matras_kern', 'set', {
        packages: `mattress:foam ${RIGID.slice(9)}; mattress:latex ${ROLLED.slice(9)}`,
      }),
      parts,
    };
    const { found } = await passing([model]);
    expect(found?.models).toMatchObject([{ sku: 'set', chosen: 'Matras: latex' }]);
    expect(found?.models[0]?.url).toContain('latex');
  });

  it('RM9 asks for no further products once the page no longer waits', async () => {
    const { ports, searched, lookedUp } = openBedShop([
      SUBJECT,
      ...manyGoods(14, (place) => bedGoods('matras_kern', `m-${place}`, { packages: RIGID })),
    ]);
    const configuration = configureProduct(SUBJECT, SUBJECT.variants[0], []);
    await findPassingModels(ports, 'nl-nl', { configuration }, NARROW, () => lookedUp.length === 0);
    expect([searched.length, lookedUp.length]).toEqual([1, 6]);
  });

  it('RM9 names a mattress that passes as two halves, with the price of both', async () => {
    const sizes = ['160x200', '80x200'];
    const halved = bedGoods('matras_kern', 'halved', { sizes, packages: 'mattress flat w*l*22' });
    const { found } = await passing([halved], { query: LIFT });
    expect(found?.models).toMatchObject([
      { sku: 'halved', two: '80x200', price: { final: { cents: 60_000 } } },
    ]);
    expect(found?.models[0]?.url).toMatch(/maat=160x200.*per-kant=/u);
  });

  describe('of one that takes more headroom than usual', () => {
    /** What each takes on that stair: 221, 204, 200 and 137 cm; the subject takes 259. */
    const [much, more, usual, little] = [
      packed('much', '70*210*60', 100),
      packed('more', '160*150*20', 200),
      packed('usual', '60*200*30', 40_000),
      packed('little', '100*120*20', 50_000),
    ];
    const asked = { query: UNMEASURED };

    it('RM9 names what takes less, the least first', async () => {
      const { models, found } = await passing([much, more], asked);
      expect(models).toEqual(['more', 'much']);
      expect(found?.models.map(({ headroom }) => headroom)).toEqual([204, 221]);
    });

    it('RM9 puts what takes less before what is cheaper', async () => {
      const { models } = await passing([usual, little], asked);
      expect(models).toEqual(['little', 'usual']);
    });

    it('RM9 names no piece of a bed that may not pass', async () => {
      const subject = bedGoods('boxspring_kern', 'subject', { packages: 'box rigid 200*300*100' });
      const insteadFor = async (mattress: Product) =>
        (await passing([frame('frame'), base('base'), mattress], { ...asked, subject })).instead;
      expect(await insteadFor(usual)).toEqual(['frame', 'base', 'usual']);
      expect(await insteadFor(more)).toEqual([]);
    });

    it('RM9 names nothing that takes as much', async () => {
      const { models } = await passing(
        [bedGoods('matras_kern', 'same', { packages: RIGID })],
        asked,
      );
      expect(models).toEqual([]);
    });

    it('RM9 goes on looking until three surely pass', async () => {
      const doubtful = manyGoods(6, (place) => packed(`more-${place}`, '160*150*20', place));
      const { lookedUp, models } = await passing([...doubtful, little], asked);
      expect(lookedUp).toHaveLength(7);
      expect(models?.[0]).toBe('little');
      const sure = manyGoods(6, (place) => packed(`usual-${place}`, '60*200*30', place));
      expect((await passing([...sure, little], asked)).lookedUp).toHaveLength(6);
    });

    it('RM9 puts what surely passes before what is cheaper, for one that is stopped', async () => {
      const wide = bedGoods('matras_kern', 'subject', { packages: 'mattress rigid 200*300*100' });
      const { models } = await passing([much, more, usual, little], { ...asked, subject: wide });
      expect(models).toEqual(['usual', 'little', 'more']);
    });
  });
});

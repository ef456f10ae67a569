import { describe, expect, it } from 'vitest';
import type { Product } from '#src/catalog/product.ts';
import { bedGoods, type GoodsChange, rolledMattress } from '../../support/bed-goods.ts';
import { base, frame, passing } from '../../support/passing-models.ts';

const threeOf = (goodsOf: (sku: string, change: GoodsChange) => Product, name: string) =>
  [3, 2, 1].map((cents) => goodsOf(`${name}-${cents}`, { cents }));

describe('findPassingModels of a box spring in one piece', () => {
  const subject = bedGoods('boxspring_kern', 'subject', { packages: 'box rigid w*l*60' });
  const PIECES = [frame('frame'), base('base'), rolledMattress('mattress')];

  it('RM9 names a bed in smaller pieces: up to two of each, the cheapest first', async () => {
    const pieces = [
      ...threeOf(frame, 'frame'),
      ...threeOf(base, 'base'),
      ...threeOf(rolledMattress, 'mattress'),
    ];
    const { models, instead, searched } = await passing(pieces, { subject });
    expect(models).toEqual([]);
    expect(instead).toEqual(['frame-1', 'frame-2', 'base-1', 'base-2', 'mattress-1', 'mattress-2']);
    expect(searched.map(({ objectId, itemsPerPage }) => `${objectId} ${itemsPerPage}`)).toEqual([
      'kind:boxSprings 24',
      'kind:beds 12',
      'kind:bedBases 12',
      'kind:mattresses 12',
    ]);
  });

  it.each([0, 1, 2])(
    'RM9 names no piece if one of the three does not pass: %i',
    async (missing) => {
      const { instead } = await passing(PIECES.toSpliced(missing, 1), { subject });
      expect(instead).toEqual([]);
      expect((await passing(PIECES, { subject })).instead).toHaveLength(3);
    },
  );

  it('RM9 looks for no pieces if another box spring passes', async () => {
    const other = bedGoods('boxspring_kern', 'other', { packages: 'box rolled w*30*30' });
    const { models, instead, searched } = await passing([...PIECES, other], { subject });
    expect([models, instead, searched.length]).toEqual([['other'], [], 1]);
  });

  it('RM9 takes two bases of half the width, of which two are in stock, at the price of both', async () => {
    const sizes = ['80x200'];
    const halves = await passing(
      [...PIECES.toSpliced(1, 1), base('half', { sizes, cents: 10_000 })],
      { subject },
    );
    expect(halves.searched.at(-2)).toMatchObject({
      selection: [{ values: ['160x200', '80x200'] }],
    });
    expect(halves.found?.instead[1]).toMatchObject({
      sku: 'half',
      url: '/half?maat=80x200',
      two: '80x200',
      price: { final: { cents: 20_000 } },
    });
    const last = [...PIECES.toSpliced(1, 1), base('half', { sizes, stock: 1 })];
    expect((await passing(last, { subject })).instead).toEqual([]);
    const two = [...PIECES.toSpliced(1, 1), base('half', { sizes, stock: 2 })];
    expect((await passing(two, { subject })).instead).toContain('half');
  });

  it('RM9 takes a base of the whole size before two halves', async () => {
    const { found } = await passing(
      [...PIECES.toSpliced(1, 1), base('both', { sizes: ['80x200', '160x200'] })],
      { subject },
    );
    expect(found?.instead[1]).toMatchObject({ sku: 'both', url: '/both?maat=160x200' });
    expect(found?.instead[1]).not.toHaveProperty('two');
  });

  it('RM9 says that it could not ask for a piece', async () => {
    const { found } = await passing(PIECES, { subject, outages: ['catalog'] });
    expect(found).toMatchObject({ instead: [], isAvailable: false });
  });
});

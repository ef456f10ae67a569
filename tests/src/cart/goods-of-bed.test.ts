import { describe, expect, it } from 'vitest';
import { goodsOfBed } from '#src/cart/goods-of-bed.ts';
import { MOST_PER_LINE } from '#src/cart/quantity.ts';
import { AURORA } from '../../support/fake-shop.ts';

const [variant] = AURORA.variants;
const firm = { ...variant, sku: 'firm' };
const configuration = { product: AURORA, variant, parts: [] };

describe('goodsOfBed', () => {
  it('returns one line for one mattress', () => {
    expect(goodsOfBed({ configuration }, 2)).toEqual([{ sku: variant.sku, quantity: 2 }]);
  });

  it('returns a line for each half, or one line of two if they are equal', () => {
    const unlike = { configuration, halves: { left: variant, right: firm } };
    expect(goodsOfBed(unlike, 1)).toEqual([
      { sku: variant.sku, quantity: 1 },
      { sku: 'firm', quantity: 1 },
    ]);
    const alike = { configuration, halves: { left: firm, right: firm } };
    expect(goodsOfBed(alike, 3)).toEqual([{ sku: 'firm', quantity: 6 }]);
    expect(goodsOfBed(alike, MOST_PER_LINE)).toEqual([{ sku: 'firm', quantity: MOST_PER_LINE }]);
  });
});

import { describe, expect, it } from 'vitest';
import { cartItemsOfSelection } from '#src/cart/items-of-selection.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { AURORA } from '../../support/fake-shop.ts';

const [variant] = AURORA.variants;
const firm = { ...variant, sku: 'firm' };
const configuration = { product: AURORA, variant, parts: [] };

describe('cartItemsOfSelection', () => {
  it('returns one line for one mattress', () => {
    expect(cartItemsOfSelection({ configuration }, 2)).toEqual([{ sku: variant.sku, quantity: 2 }]);
  });

  it('returns a line for each half, or one line of two if they are equal', () => {
    const unlike = { configuration, halves: { left: variant, right: firm } };
    expect(cartItemsOfSelection(unlike, 1)).toEqual([
      { sku: variant.sku, quantity: 1 },
      { sku: 'firm', quantity: 1 },
    ]);
    const alike = { configuration, halves: { left: firm, right: firm } };
    expect(cartItemsOfSelection(alike, 3)).toEqual([{ sku: 'firm', quantity: 6 }]);
    expect(cartItemsOfSelection(alike, MAX_LINE_QUANTITY)).toEqual([
      { sku: 'firm', quantity: MAX_LINE_QUANTITY },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { cartItemsOfSelection, newCartItems } from '#src/cart/items-of-selection.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import { AURORA } from '../../support/fake-shop.ts';

const [variant] = AURORA.variants;
const firm = { ...variant, sku: 'firm' };
const itemsOf = (skus: readonly string[], quantity: number) =>
  newCartItems({ skus, quantity, optionUids: [] });
const configuration = { product: AURORA, variant, parts: [] };

describe('cartItemsOfSelection', () => {
  it('returns one item for one mattress', () => {
    expect(cartItemsOfSelection({ configuration }, 2)).toEqual([
      { sku: variant.sku, quantity: 2, productSku: AURORA.sku },
    ]);
  });

  it('returns an item for each half, or one item of two if they are equal', () => {
    const unlike = { configuration, halves: { left: variant, right: firm } };
    expect(cartItemsOfSelection(unlike, 1)).toEqual([
      { sku: variant.sku, quantity: 1, productSku: AURORA.sku },
      { sku: 'firm', quantity: 1, productSku: AURORA.sku },
    ]);
    const alike = { configuration, halves: { left: firm, right: firm } };
    expect(cartItemsOfSelection(alike, 3)).toMatchObject([{ sku: 'firm', quantity: 6 }]);
    expect(cartItemsOfSelection(alike, MAX_LINE_QUANTITY)).toMatchObject([
      { sku: 'firm', quantity: MAX_LINE_QUANTITY },
    ]);
  });
});

describe('the parts of a bed', () => {
  const [foam, latex] = [bundleChoice('foam', 0), bundleChoice('latex', 9900)];
  const part = { key: 'topper', label: 'Topper', choices: [foam, latex] } as const;
  const withTopper = (choice: typeof foam) =>
    cartItemsOfSelection({ configuration: { ...configuration, parts: [{ part, choice }] } }, 1);

  it('C2 are named on its item unless they are the default', () => {
    expect(withTopper(foam)).toEqual([{ sku: variant.sku, quantity: 1, productSku: AURORA.sku }]);
    expect(withTopper(latex)).toEqual([
      { sku: variant.sku, quantity: 1, optionUids: [latex.uid], productSku: AURORA.sku },
    ]);
  });
});

describe('newCartItems', () => {
  it('C2 counts a SKU for each time that it is listed, at most what a line can hold', () => {
    expect(itemsOf(['bed', 'lamp', 'bed'], 2)).toEqual([
      { sku: 'bed', quantity: 4 },
      { sku: 'lamp', quantity: 2 },
    ]);
    expect(itemsOf(['bed', 'bed'], 600)).toEqual([{ sku: 'bed', quantity: 999 }]);
    expect(itemsOf([], 2)).toEqual([]);
  });
});

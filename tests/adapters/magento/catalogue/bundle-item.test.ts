import { describe, expect, it } from 'vitest';
import {
  bedWidth,
  choiceKey,
  optionFor,
  partKey,
  widthOf,
} from '#adapters/magento/catalogue/bundle-item.ts';
import { stockOf } from '#adapters/magento/catalogue/price-and-stock.ts';

const option = (properties: Readonly<Record<string, string>> = {}) => ({
  product: {
    sku: 'B1-topper',
    attributes: new Map(
      Object.entries(properties).map(([code, value]) => [
        code,
        { code, isChosen: false, values: [{ value, label: value }] },
      ]),
    ),
  },
});

describe('an option of a bundle', () => {
  it('has the part key and the choice key of its product', () => {
    const latex = option({ bundle_part: 'topper', bundle_choice: 'latex' });
    expect([partKey(latex), choiceKey(latex)]).toEqual(['topper', 'latex']);
  });

  it('uses the SKU of its product if there is no choice key', () => {
    expect(choiceKey(option({ bundle_part: 'topper' }))).toBe('B1-topper');
  });

  it.each([
    ['160', '160'],
    ['160 cm', '160'],
    ['breed', undefined],
    ['', undefined],
  ])('of width %j fits beds of width %j', (breedte, width) => {
    expect(widthOf(option({ breedte }))).toBe(width);
  });
});

describe('optionFor', () => {
  const [any, narrow, wide] = [option(), option({ breedte: '90' }), option({ breedte: '180' })];

  it('prefers the option for the width to one for any width', () => {
    expect(optionFor([any, narrow, wide], '180')).toBe(wide);
    expect(optionFor([any, narrow, wide], '140')).toBe(any);
    expect(optionFor([narrow, any], undefined)).toBe(any);
  });

  it('returns none if no option fits the bed', () => {
    expect(optionFor([narrow, wide], '140')).toBeUndefined();
  });

  it('derives the width of a bed from its size', () => {
    expect(bedWidth(option({ maat: '180 x 200 cm' }).product)).toBe('180');
    expect(bedWidth(option().product)).toBeUndefined();
  });
});

describe('stockOf', () => {
  it.each([
    [{ stock_status: 'IN_STOCK', only_x_left_in_stock: 3 }, 3],
    [{ stock_status: 'IN_STOCK', only_x_left_in_stock: 2.5 }, 2],
    [{ stock_status: 'IN_STOCK', only_x_left_in_stock: -1 }, 0],
    [{ stock_status: 'IN_STOCK', only_x_left_in_stock: null }, 999],
    [{ stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: 3 }, 0],
    [{}, 0],
    [null, 0],
  ])('reads %j as %d', (product, stock) => {
    expect(stockOf(product, 999)).toBe(stock);
  });
});

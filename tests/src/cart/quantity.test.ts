import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, type CartItem, EMPTY_CART } from '#src/cart/cart.ts';
import {
  checkStock,
  hasRoomForLine,
  increasedLines,
  isQuantity,
  MAX_LINES,
  MAX_LINE_QUANTITY,
} from '#src/cart/quantity.ts';
import { euroCents } from '#src/pricing/money.ts';

describe('isQuantity', () => {
  it.each([0, -1, 1.5, MAX_LINE_QUANTITY + 1, Number.NaN, Infinity])('refuses %d', (quantity) => {
    expect(isQuantity(quantity)).toBe(false);
  });

  it('accepts every whole number from one to the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_LINE_QUANTITY }), (quantity) => {
        expect(isQuantity(quantity)).toBe(true);
      }),
    );
  });
});

describe('hasRoomForLine', () => {
  it.each([
    [0, true],
    [MAX_LINES - 1, true],
    [MAX_LINES, false],
    [MAX_LINES + 1, false],
  ])('decides for a cart of %i lines whether another fits: %s', (lines, fits) => {
    expect(hasRoomForLine(lines)).toBe(fits);
  });
});

describe('checkStock', () => {
  it.each([
    [1, 0, 1, undefined],
    [2, 0, 1, { kind: 'too-few-left', stock: 1 }],
    [1, 1, 1, { kind: 'too-few-left', stock: 1 }],
    [2, 3, 5, undefined],
    [1, 0, 0, { kind: 'sold-out' }],
    [1, 0, -1, { kind: 'sold-out' }],
    [MAX_LINE_QUANTITY, 0, 5000, undefined],
    [MAX_LINE_QUANTITY + 1, 0, 5000, { kind: 'odd-quantity' }],
    [0, 0, 5, { kind: 'odd-quantity' }],
  ])(
    'C2 judges %i requested beside %i, with a stock of %i: %j',
    (requested, elsewhere, stock, refusal) => {
      expect(checkStock(requested, elsewhere, stock)).toEqual(refusal);
    },
  );

  it('C2 never lets lines exceed the stock', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.integer(), (requested, elsewhere, stock) => {
        const isSold = checkStock(requested, elsewhere, stock) === undefined;
        expect(isSold && requested + elsewhere > stock).toBe(false);
      }),
    );
  });

  it('C2 accepts a lower quantity if it accepts a higher one', () => {
    const anyQuantity = fc.integer({ min: 1, max: MAX_LINE_QUANTITY });
    fc.assert(
      fc.property(anyQuantity, anyQuantity, fc.nat(), fc.nat(), (one, other, elsewhere, stock) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const isMoreRefused = checkStock(more, elsewhere, stock) !== undefined;
        expect(isMoreRefused || checkStock(less, elsewhere, stock) === undefined).toBe(true);
      }),
    );
  });
});

const line = (uid: string, quantity: number): CartItem => ({
  uid,
  quantity,
  product: {
    sku: `sku-${uid}`,
    name: uid,
    url: '/',
    image: { path: '', width: 1, height: 1, alt: '' },
  },
  options: [],
  price: euroCents(1),
  regularPrice: euroCents(1),
  rowTotal: euroCents(quantity),
});
const cart = (id: string, ...items: readonly CartItem[]): Cart => ({ ...EMPTY_CART, id, items });
const grown = (before: Cart, after: Cart) =>
  increasedLines(before, after, 'sku-b').map(({ uid }) => uid);

describe('increasedLines', () => {
  it('finds lines that are new or have a higher quantity', () => {
    const before = cart('1', line('a', 1), line('b', 2));
    const after = cart('1', line('a', 2), line('b', 2), line('c', 1));
    expect(grown(before, after)).toEqual(['a', 'c']);
  });

  it('finds all lines of the first cart', () => {
    expect(grown(EMPTY_CART, cart('1', line('a', 1)))).toEqual(['a']);
  });

  it('compares by SKU if the cart was replaced, as all of its lines are new', () => {
    const before = cart('1', line('a', 1));
    expect(grown(before, cart('2', line('a', 5), line('b', 1)))).toEqual(['b']);
  });
});

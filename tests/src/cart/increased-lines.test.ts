import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type Cart, type CartItem } from '#src/cart/cart.ts';
import { increasedLines } from '#src/cart/increased-lines.ts';
import { euroCents } from '#src/pricing/money.ts';

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
    expect(grown(before, cart('2', line('a', 1), line('b', 1)))).toEqual(['b']);
  });
});

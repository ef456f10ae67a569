import { runInAction } from 'mobx';
import { cartPrices } from '#src/cart/cart-prices.ts';
import { nextCartState } from '#src/cart/next-cart-state.ts';
import { EMPTY_CART, type Cart, type CartItem } from '#src/cart/cart.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Shop } from '#ui/shop.ts';
import { aPicture } from './shown-pages.ts';

/* Carts as a page shows them. */

const aLine: CartItem = {
  uid: 'line-1',
  quantity: 2,
  product: {
    sku: 'DUIN-160x200',
    name: 'Matras Duin',
    url: '/matras-duin?maat=160x200',
    image: aPicture,
  },
  options: [{ label: 'Maat', value: '160 × 200 cm' }],
  price: euroCents(49_950),
  regularPrice: euroCents(59_900),
  rowTotal: euroCents(99_900),
};

export const aCart: Cart = {
  ...EMPTY_CART,
  id: 'cart-1',
  items: [aLine],
  totalQuantity: 2,
  prices: cartPrices([aLine]),
};

/** A cart with one line at this price in cents, reduced by 10 euro, with VAT included. */
export function aCartOf(cents: number, discount = 0, percent = 21): Cart {
  const line = {
    ...aLine,
    quantity: 1,
    price: euroCents(cents),
    regularPrice: euroCents(cents + 1000),
    rowTotal: euroCents(cents),
  };
  const prices = cartPrices([line], euroCents(discount), percent);
  return { ...aCart, items: [line], totalQuantity: 1, prices };
}

/** Puts a cart into a shop's tab, as if it was found there. */
export function setCart({ stores }: Shop, cart: Cart): void {
  runInAction(() => {
    stores.cart.state = nextCartState(stores.cart.state, { type: 'restored', cart });
  });
}

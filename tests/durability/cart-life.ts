import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Cart, CartAnswer } from '#src/cart/cart.ts';
import type { Result } from '#src/shared/result.ts';
import { TYPED_HOME } from '../support/addresses.ts';

/** The parts of a cart that its writes change. */
export type CartSummary = {
  /** Such as `2 T2-160`. */
  readonly lines: readonly string[];
  readonly coupons: readonly string[];
  readonly cities: readonly string[];
  readonly email: string | null;
};

type Write = (carts: CartGateway, id: string) => Promise<Result<CartAnswer, unknown>>;

/** A write, and its effect on the contents of the cart. */
type Stage = { readonly write: Write; readonly news: Partial<CartSummary> };

const add =
  (sku: string, quantity: number, key: string): Write =>
  (carts, id) =>
    carts.add('nl-nl', id, [{ sku, quantity }], key);

const update =
  (sku: string, quantity: number): Write =>
  async (carts, id) => {
    const read = await carts.read('nl-nl', id);
    const line = read.ok && read.value.cart?.items.find(({ product }) => product.sku === sku);
    return carts.update('nl-nl', id, [{ uid: (line && line.uid) || 'none', quantity }]);
  };

/** Writes to every new cart, in order. Each write may be repeated. */
export const STAGES: readonly Stage[] = [
  { write: add('T2-160', 2, 'first'), news: { lines: ['2 T2-160'] } },
  { write: add('X1-1', 1, 'second'), news: { lines: ['2 T2-160', '1 X1-1'] } },
  { write: add('T2-160', 1, 'third'), news: { lines: ['3 T2-160', '1 X1-1'] } },
  {
    write: (carts, id) => carts.applyCoupon('nl-nl', id, 'TEN'),
    news: { coupons: ['TEN'] },
  },
  {
    write: (carts, id) => carts.setShippingAddress('nl-nl', id, TYPED_HOME),
    news: { cities: ['Utrecht'] },
  },
  { write: update('X1-1', 7), news: { lines: ['3 T2-160', '7 X1-1'] } },
  {
    write: (carts, id) => carts.setEmail('nl-nl', id, 'anna@example.nl'),
    news: { email: 'anna@example.nl' },
  },
];

const NOTHING: CartSummary = { lines: [], coupons: [], cities: [], email: null };

/** Contents of a cart after this number of stages. */
export const summaryAfter = (stages: number): CartSummary =>
  Object.assign({}, NOTHING, ...STAGES.slice(0, stages).map(({ news }) => news)) as CartSummary;

export const summaryOf = (cart: Cart): CartSummary => ({
  lines: cart.items.map(({ quantity, product }) => `${quantity} ${product.sku}`),
  coupons: cart.appliedCoupons,
  cities: cart.shippingAddresses.map(({ city }) => city),
  email: cart.email,
});

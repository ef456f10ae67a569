import { EMPTY_CART, type Cart, type CartItem } from '#src/cart/cart.ts';
import { INITIAL_CART_STATE, type CartEvent, type CartState } from '#src/cart/cart-state.ts';
import { nextCartState } from '#src/cart/next-cart-state.ts';
import { euroCents, type Money } from '#src/pricing/money.ts';

const item = (uid: string, quantity: number, price: Money): CartItem => ({
  uid,
  quantity,
  product: {
    sku: `${uid}-140x200`,
    name: 'Kaltschaummatratze Aurora',
    url: '/kaltschaummatratze-aurora?groesse=140x200',
    image: { path: `${uid}.jpg`, width: 1200, height: 900, alt: 'Die Matratze von vorn' },
  },
  options: [{ label: 'Größe', value: '140 x 200 cm' }],
  price,
  regularPrice: price,
  rowTotal: euroCents(price.cents * quantity),
});

/** A cart with these lines. */
const withLines = (...items: readonly CartItem[]): Cart => ({
  ...EMPTY_CART,
  id: 'cart-1',
  items,
  totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
});

const LINES = [
  item('aurora', 1, euroCents(49_900)),
  item('topper', 2, euroCents(12_950)),
  item('kissen', 2, euroCents(3995)),
] as const;

const after = (...events: readonly CartEvent[]): CartState =>
  events.reduce(nextCartState, INITIAL_CART_STATE);

const answered = (cart: Cart): CartEvent => ({
  type: 'answered',
  answer: { cart, userErrors: [] },
});

export const EMPTY_ANSWERED = answered(withLines());

/** A tab that has requested its empty cart. */
export const EMPTY_REQUESTED = after(
  { type: 'restored', cart: withLines() },
  { type: 'submitted', command: { kind: 'load' } },
  { type: 'sent' },
);

/** The answer to adding a third line. */
export const LINES_ANSWERED = answered(withLines(...LINES));

/** A tab with two lines that has sent an add for a third. */
export const LINES_REQUESTED = after(
  { type: 'restored', cart: withLines(...LINES.slice(0, 2)) },
  { type: 'submitted', command: { kind: 'load' } },
  { type: 'sent' },
  answered(withLines(...LINES.slice(0, 2))),
  {
    type: 'submitted',
    command: { kind: 'add', key: 'key-1', item: { sku: 'kissen-140x200', quantity: 2 } },
  },
  { type: 'sent' },
);

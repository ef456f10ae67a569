import type { Cart, CartAnswer, CartItem, UserErrorCode } from '#src/cart/cart.ts';
import { EMPTY_CART } from '#src/cart/cart.ts';
import {
  INITIAL_CART_STATE,
  type CartEvent,
  type CartState,
  withRequestSettled,
} from '#src/cart/cart-state.ts';
import { nextCartState } from '#src/cart/next-cart-state.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import type { SettledCommand } from '#src/cart/command-result.ts';
import { nextRequest, type CartRequest } from '#src/cart/next-request.ts';
import type { PersistedCart } from '#src/cart/persisted-cart.ts';
import { reduceCart, type CartTransition } from '#src/cart/reduce-cart.ts';
import { euroCents } from '#src/pricing/money.ts';
import { aPicture } from './shown-pages.ts';

/** A line at 10 euro per unit. */
export const aLine = (uid: string, quantity = 1, sku = uid.toUpperCase()): CartItem => ({
  uid,
  quantity,
  product: { sku, name: sku, url: `/${sku}`, image: aPicture },
  options: [],
  price: euroCents(1000),
  regularPrice: euroCents(1000),
  rowTotal: euroCents(1000 * quantity),
});

export const aCart = (id: string, ...items: readonly CartItem[]): Cart => ({
  ...EMPTY_CART,
  id,
  items,
  totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
});

export const BED = aLine('u1', 2, 'BED');
export const LAMP = aLine('u2', 1, 'LAMP');

export const anAdd = (key: string, sku = 'BED', quantity = 1): CartCommand => ({
  kind: 'add',
  key,
  item: { sku, quantity },
});

export const update = (uid: string, quantity: number): CartCommand => ({
  kind: 'update',
  uid,
  quantity,
});
export const remove = (uid: string): CartCommand => ({ kind: 'remove', uid });

export const commandEvent = (command: CartCommand): CartEvent => ({ type: 'submitted', command });
export const restored = (cart: Cart): CartEvent => ({ type: 'restored', cart });
export const created = (cartId: string): CartEvent => ({ type: 'created', cartId });
export const SENT: CartEvent = { type: 'sent' };
export const FAILED: CartEvent = { type: 'failed' };
/** A failed change, after which the read of the cart fails as well. */
export const FAILED_UNREAD: readonly CartEvent[] = [FAILED, SENT, FAILED];
export const CLEARED: CartEvent = { type: 'cleared' };

export const answered = (cart: Cart | null, ...codes: readonly UserErrorCode[]): CartEvent => ({
  type: 'answered',
  answer: answerOf(cart, ...codes),
});

export const answerOf = (cart: Cart | null, ...codes: readonly UserErrorCode[]): CartAnswer => ({
  cart,
  userErrors: codes.map((code) => ({ code, message: code })),
});

export const after = (state: CartState, ...events: readonly CartEvent[]): CartState =>
  events.reduce(nextCartState, state);

/** A tab at rest that has found a cart. */
export const stateWithCart = (cart: Cart): CartState =>
  after(INITIAL_CART_STATE, restored(cart), SENT, answered(cart));

/** The outcomes that a transition notifies the shopper of. */
export const outcomesIn = ({ effects }: CartTransition): readonly CartOutcome[] =>
  effects.flatMap((effect) => (effect.kind === 'notify' ? effect.outcome : []));

/** The commands that a transition settles. */
export const settledIn = ({ effects }: CartTransition): readonly SettledCommand[] =>
  effects.flatMap((effect) => {
    if (effect.kind !== 'settle') return [];
    const { kind: _, ...settled } = effect;
    return settled;
  });

/** The state after a transition, before its request was sent, except for the order of its queue. */
export function stateBeforeSend({ state, effects }: CartTransition): CartState {
  if (effects.every(({ kind }) => kind !== 'send')) return state;
  const { commandInFlight, queue } = state;
  return withRequestSettled({
    ...state,
    queue: commandInFlight ? [commandInFlight, ...queue] : queue,
  });
}

/** The cart that is persisted after a transition. */
export const persistedIn = ({ effects }: CartTransition, before: PersistedCart): PersistedCart =>
  effects.find((effect) => effect.kind === 'persist')?.cart ?? before;

/** A tab that creates a cart for its first add. */
export const creating = after(INITIAL_CART_STATE, commandEvent(anAdd('k')), SENT);

/** The states of a tab whose shopper changes this cart. */
export const changesOf = (cart: Cart) => ({
  /** All commands are queued. */
  withCommands: (...commands: readonly CartCommand[]): CartState =>
    after(stateWithCart(cart), ...commands.map(commandEvent)),
  /** The first command is in flight, the others are queued. */
  sending: (command: CartCommand, ...others: readonly CartCommand[]): CartState =>
    after(stateWithCart(cart), commandEvent(command), SENT, ...others.map(commandEvent)),
});

/**
 * Sends one request after another, each answered by `settle`, until the tab rests. `onStep` gets the
 * transition by each answer.
 */
export function playRequests(
  state: CartState,
  settle: (request: CartRequest, index: number) => CartEvent,
  onStep: (step: CartTransition) => void = () => {},
): { readonly state: CartState; readonly requests: readonly CartRequest[] } {
  const requests: CartRequest[] = [];
  let now = state;
  for (let due = nextRequest(now); due && requests.length < 1000; due = nextRequest(now)) {
    const sent = after(now, SENT);
    const event = settle(due, requests.length);
    onStep(reduceCart(sent, { cookieId: '' }, event));
    now = after(sent, event);
    requests.push(due);
  }
  return { state: now, requests };
}

import type { Cart, CartItem } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { isRemovalOf, type Intention } from './intention.ts';
import { movedIntention } from './lost-cart.ts';
import { isSameGoods } from './retry/line-key.ts';
import { shownCart } from './shown-cart.ts';

/** The wish to have a line again that was taken out. */
export type PutBack = Intention & { readonly kind: 'put-back' };

/** The line of a cart that holds the same goods as another, of that cart or not. */
export const lineLike = ({ items }: Pick<Cart, 'items'>, line: CartItem): CartItem | undefined =>
  items.find((other) => isSameGoods(other, line));

/**
 * What waits once a line is wanted back. A removal that waits as well is taken back, and that is
 * all where the line holds what it is to hold. Behind a removal that is under way the line is
 * wanted anew: whether it is gone by then shows in the answer.
 */
export function withPutBack(state: CartState, wanted: PutBack): readonly Intention[] {
  const { item } = wanted;
  const left = state.waiting.filter((earlier) => !isRemovalOf(item.uid, earlier));
  if (left.length === state.waiting.length) return [...left, wanted];
  const line = lineLike(shownCart({ ...state, waiting: left }), item);
  return line?.quantity === item.quantity ? left : [...left, wanted];
}

/** Whether an intention is taken though it does not wait: all that it wants is done. */
export const isTakenBack = (state: CartState, intention: Intention): boolean =>
  intention.kind === 'put-back' && !withPutBack(state, intention).includes(intention);

/** The state once a line is back: what was wanted of it is wanted of the line that it is now. */
export function withLinePutBack(state: CartState, done: Intention | undefined): CartState {
  if (done?.kind !== 'put-back') return state;
  const { items } = state.cart;
  const waiting = state.waiting.flatMap(
    (intention) => movedIntention(intention, [done.item], items) ?? [],
  );
  return { ...state, waiting };
}

/** The line that a wish takes out, as it is shown before; else the one that was taken out last. */
export function removedBy(state: CartState, intention: Intention): CartItem | undefined {
  const line = shownCart(state).items.find(({ uid }) => isRemovalOf(uid, intention));
  return line ?? state.removed;
}

/** The line that was taken out last, where it can be put back: it is not shown any more. */
export const removedLine = (state: CartState): CartItem | undefined =>
  state.removed && !lineLike(shownCart(state), state.removed) ? state.removed : undefined;

/** The state without a way back for a line that is there, once nothing is wanted any more. */
export function withoutNeedless(state: CartState): CartState {
  const isAtRest = !state.sent && state.waiting.length === 0 && !state.isUnseen;
  return state.removed && isAtRest && !removedLine(state)
    ? { ...state, removed: undefined }
    : state;
}

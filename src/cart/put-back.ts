import type { Cart, CartItem } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { isRemovalOf, type Intention } from './intention.ts';
import { movedIntention } from './lost-cart.ts';
import { isSameGoods } from './retry/line-key.ts';
import { shownCart } from './shown-cart.ts';

/** The command to restore a removed line. */
export type PutBack = Intention & { readonly kind: 'put-back' };

/** The line with the same products as the given line, which may be of another cart. */
export const lineLike = ({ items }: Pick<Cart, 'items'>, line: CartItem): CartItem | undefined =>
  items.find((other) => isSameGoods(other, line));

/**
 * The queue after a restore command. A queued removal of the line is cancelled; nothing else is
 * queued if the line then has the right quantity. If the removal is in flight, the restore is
 * queued: the answer shows whether the line is gone by then.
 */
export function withPutBack(state: CartState, wanted: PutBack): readonly Intention[] {
  const { item } = wanted;
  const left = state.waiting.filter((earlier) => !isRemovalOf(item.uid, earlier));
  if (left.length === state.waiting.length) return [...left, wanted];
  const line = lineLike(shownCart({ ...state, waiting: left }), item);
  return line?.quantity === item.quantity ? left : [...left, wanted];
}

/** Whether a restore is complete without being queued, by cancelling the removal. */
export const isTakenBack = (state: CartState, intention: Intention): boolean =>
  intention.kind === 'put-back' && !withPutBack(state, intention).includes(intention);

/** The state after a line was restored: commands on the old line refer to the restored one. */
export function withLinePutBack(state: CartState, done: Intention | undefined): CartState {
  if (done?.kind !== 'put-back') return state;
  const { items } = state.cart;
  const waiting = state.waiting.flatMap(
    (intention) => movedIntention(intention, [done.item], items) ?? [],
  );
  return { ...state, waiting };
}

/** The line that a command removes, as shown before; otherwise the line removed last. */
export function removedBy(state: CartState, intention: Intention): CartItem | undefined {
  const line = shownCart(state).items.find(({ uid }) => isRemovalOf(uid, intention));
  return line ?? state.removed;
}

/** The line removed last if it can be restored, that is, if it is not shown any more. */
export const removedLine = (state: CartState): CartItem | undefined =>
  state.removed && !lineLike(shownCart(state), state.removed) ? state.removed : undefined;

/** The state without the undo of a line that is present again, once no command is pending. */
export function withoutNeedless(state: CartState): CartState {
  const isAtRest = !state.sent && state.waiting.length === 0 && !state.isUnseen;
  return state.removed && isAtRest && !removedLine(state)
    ? { ...state, removed: undefined }
    : state;
}

import type { Cart, CartItem } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { isRemovalOfLine, type CartCommand } from './cart-command.ts';
import { retargetCommand } from './replaced-cart.ts';
import { hasSameSkuAndOptions } from './retry/line-key.ts';
import { optimisticCart } from './optimistic-cart.ts';

/** The command to restore a removed line. */
export type RestoreLine = CartCommand & { readonly kind: 'restore-line' };

/** The line with the same products as the given line, which may be of another cart. */
export const findSameLine = (
  { items }: Pick<Cart, 'items'>,
  line: CartItem,
): CartItem | undefined => items.find((other) => hasSameSkuAndOptions(other, line));

/**
 * The queue after a restore command. A queued removal of the line is cancelled; nothing else is
 * queued if the line then has the right quantity. If the removal is in flight, the restore is
 * queued: the answer shows whether the line is gone by then.
 */
export function enqueueRestoreLine(state: CartState, restore: RestoreLine): readonly CartCommand[] {
  const { item } = restore;
  const remaining = state.queue.filter((earlier) => !isRemovalOfLine(item.uid, earlier));
  if (remaining.length === state.queue.length) return [...remaining, restore];
  const line = findSameLine(optimisticCart({ ...state, queue: remaining }), item);
  return line?.quantity === item.quantity ? remaining : [...remaining, restore];
}

/** Whether a restore is complete without being queued, by cancelling the removal. */
export const isSatisfiedByQueue = (state: CartState, command: CartCommand): boolean =>
  command.kind === 'restore-line' && !enqueueRestoreLine(state, command).includes(command);

/** The state after a line was restored: commands on the old line refer to the restored one. */
export function withLineRestored(state: CartState, done: CartCommand | undefined): CartState {
  if (done?.kind !== 'restore-line') return state;
  const { items } = state.cart;
  const queue = state.queue.flatMap(
    (command) => retargetCommand(command, [done.item], items) ?? [],
  );
  return { ...state, queue };
}

/** The line that a command removes, as shown before; otherwise the line removed last. */
export function lineRemovedBy(state: CartState, command: CartCommand): CartItem | undefined {
  const line = optimisticCart(state).items.find(({ uid }) => isRemovalOfLine(uid, command));
  return line ?? state.removed;
}

/** The line removed last if it can be restored, that is, if it is not shown any more. */
export const restorableLine = (state: CartState): CartItem | undefined =>
  state.removed && !findSameLine(optimisticCart(state), state.removed) ? state.removed : undefined;

/** The state without the undo of a line that is present again, once no command is pending. */
export function withoutStaleUndo(state: CartState): CartState {
  const isAtRest = !state.requestInFlight && state.queue.length === 0 && !state.isOnlyIdKnown;
  return state.removed && isAtRest && !restorableLine(state)
    ? { ...state, removed: undefined }
    : state;
}

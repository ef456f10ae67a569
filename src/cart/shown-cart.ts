import type { Cart, CartItem } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { isUpdating } from './cart-turn.ts';
import type { Intention } from './intention.ts';
import { isBroughtOver } from './lost-cart.ts';
import { isSameGoods } from './retry/line-key.ts';

/**
 * The cart as shown optimistically: with the requested quantities, and without the lines being
 * removed. Amounts remain those last answered by the commerce backend.
 */
export function shownCart(state: CartState): Cart {
  const { cart, sentFor, waiting } = state;
  const wanted = sentFor ? [sentFor, ...waiting] : waiting;
  const items = wanted.reduce(withWanted, heldItems(state));
  if (items === cart.items) return cart;
  return { ...cart, items, totalQuantity: items.reduce((sum, line) => sum + line.quantity, 0) };
}

/** The items of the cart, and those of a lost cart that are not migrated yet (C3). */
function heldItems({ cart, lost }: CartState): readonly CartItem[] {
  if (!lost) return cart.items;
  const left = lost.items.slice(lost.replayed).filter((line) => !isAmong(cart.items, line));
  return left.length > 0 ? [...cart.items, ...left] : cart.items;
}

const isAmong = (items: readonly CartItem[], line: CartItem): boolean =>
  items.some((other) => isSameGoods(other, line));

/** Restores a line with its former quantity; a line that is already gone is appended. */
function withBack(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  if (!isAmong(items, item)) return [...items, item];
  const { quantity } = item;
  return items.map((line) => (isSameGoods(line, item) ? { ...line, quantity } : line));
}

/**
 * Whether a cart exists but its contents are unavailable (C5), which is not the same as empty.
 * Before the tab has looked, what the server rendered is shown.
 */
export const isAway = ({ isUnseen, isKnown, hasLookFailed }: CartState): boolean =>
  isUnseen && (isKnown || hasLookFailed);

/**
 * Whether the shown cart may be stale: the last read failed, or a lost cart could not be migrated
 * yet (C3).
 */
export const isUnconfirmed = (state: CartState): boolean =>
  !state.isUnseen && (state.hasLookFailed || isHeldBack(state));

const isHeldBack = (state: CartState): boolean =>
  !isUpdating(state) && !isBroughtOver(state.lost, state.cart);

/** The ids of the lines with an unanswered command. */
export const pendingLines = ({ sentFor, waiting }: CartState): ReadonlySet<string> =>
  new Set((sentFor ? [sentFor, ...waiting] : waiting).flatMap((it) => lineOf(it) ?? []));

function lineOf(intention: Intention): string | undefined {
  if (intention.kind === 'put-back') return intention.item.uid;
  return intention.kind === 'update' || intention.kind === 'remove' ? intention.uid : undefined;
}

function withWanted(items: readonly CartItem[], intention: Intention): readonly CartItem[] {
  if (intention.kind === 'put-back') return withBack(items, intention.item);
  const uid = lineOf(intention);
  if (uid === undefined || !items.some((line) => line.uid === uid)) return items;
  if (intention.kind !== 'update') return items.filter((line) => line.uid !== uid);
  const { quantity } = intention;
  return items.map((line) => (line.uid === uid ? { ...line, quantity } : line));
}

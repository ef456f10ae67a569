import type { Cart, CartItem } from './cart.ts';
import type { CartState } from './cart-state.ts';
import type { Intention } from './intention.ts';

/**
 * The cart as the shopper wants it: wanted quantities in their lines, and without the lines that
 * are being taken out. Amounts stay the commerce side's, as it last told them.
 */
export function shownCart({ cart, sentFor, waiting }: CartState): Cart {
  const wanted = sentFor ? [sentFor, ...waiting] : waiting;
  const items = wanted.reduce(withWanted, cart.items);
  if (items === cart.items) return cart;
  return { ...cart, items, totalQuantity: items.reduce((sum, line) => sum + line.quantity, 0) };
}

/**
 * Whether there is a cart of which nothing can be shown but that it is there (C5): it is not empty.
 * Before the tab has looked, what the server has shown holds.
 */
export const isAway = ({ isUnseen, isKnown, hasLookFailed }: CartState): boolean =>
  isUnseen && (isKnown || hasLookFailed);

/** The lines of which something is wanted that is not answered yet. */
export const pendingLines = ({ sentFor, waiting }: CartState): ReadonlySet<string> =>
  new Set((sentFor ? [sentFor, ...waiting] : waiting).flatMap((it) => lineOf(it) ?? []));

const lineOf = (intention: Intention): string | undefined =>
  intention.kind === 'update' || intention.kind === 'remove' ? intention.uid : undefined;

function withWanted(items: readonly CartItem[], intention: Intention): readonly CartItem[] {
  const uid = lineOf(intention);
  if (uid === undefined || !items.some((line) => line.uid === uid)) return items;
  if (intention.kind !== 'update') return items.filter((line) => line.uid !== uid);
  const { quantity } = intention;
  return items.map((line) => (line.uid === uid ? { ...line, quantity } : line));
}

import type { CartCommand } from './cart-command.ts';
import { totalQuantity } from './cart-prices.ts';
import { type CartState, isUpdating } from './cart-state.ts';
import type { Cart, CartItem } from './cart.ts';
import { isMigrated } from './replaced-cart.ts';
import { hasSameSkuAndOptions } from './retry/line-key.ts';

/**
 * The cart as shown optimistically: with the quantities of pending updates, and without the lines
 * being removed. A pending add is not in it: its line comes with the answer. A line stays as it is
 * until the cart has the variant that replaces it. Amounts remain those last answered by the commerce
 * backend.
 */
export function optimisticCart(state: CartState): Cart {
  const { cart } = state;
  const items = pendingCommandsOf(state).reduce(withCommand, itemsWithUnmigrated(state));
  if (items === cart.items) return cart;
  return { ...cart, items, totalQuantity: totalQuantity(items) };
}

/**
 * The number of pieces that the shopper wants: those shown, and those of adds that are queued or in
 * flight.
 */
export const requestedQuantity = (state: CartState): number =>
  optimisticCart(state).totalQuantity +
  pendingCommandsOf(state).reduce(
    (sum, command) => (command.kind === 'add' ? sum + command.item.quantity : sum),
    0,
  );

const pendingCommandsOf = ({ commandInFlight, queue }: CartState): readonly CartCommand[] =>
  commandInFlight ? [commandInFlight, ...queue] : queue;

/** The items of the cart, and those of a lost cart that are not migrated yet (C3). */
function itemsWithUnmigrated({ cart, replaced }: CartState): readonly CartItem[] {
  if (!replaced) return cart.items;
  const unmigrated = replaced.items
    .slice(replaced.migratedCount)
    .filter((line) => !includesLine(cart.items, line));
  return unmigrated.length > 0 ? [...cart.items, ...unmigrated] : cart.items;
}

const includesLine = (items: readonly CartItem[], line: CartItem): boolean =>
  items.some((other) => hasSameSkuAndOptions(other, line));

/** Restores a line with its former quantity; a line that is already gone is appended. */
function withRestoredLine(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  if (!includesLine(items, item)) return [...items, item];
  const { quantity } = item;
  return items.map((line) => (hasSameSkuAndOptions(line, item) ? { ...line, quantity } : line));
}

/**
 * Whether a cart exists but its contents are unavailable (C5), which is not the same as empty.
 * Before the tab has looked, what the server rendered is shown.
 */
export const isUnavailable = ({ isOnlyIdKnown, isKnown, hasReadFailed }: CartState): boolean =>
  isOnlyIdKnown && (isKnown || hasReadFailed);

/**
 * Whether the shown cart may be stale: the last read failed, or a lost cart could not be migrated
 * yet (C3).
 */
export const isStale = (state: CartState): boolean =>
  !state.isOnlyIdKnown && (state.hasReadFailed || isMigrationPending(state));

const isMigrationPending = (state: CartState): boolean =>
  !isUpdating(state) && !isMigrated(state.replaced, state.cart);

/** The ids of the lines with a pending command. */
export const pendingLines = (state: CartState): ReadonlySet<string> =>
  new Set(pendingCommandsOf(state).flatMap((it) => lineOf(it) ?? []));

function lineOf(command: CartCommand): string | undefined {
  if (command.kind === 'restore-line') return command.item.uid;
  return 'uid' in command ? command.uid : undefined;
}

function withCommand(items: readonly CartItem[], command: CartCommand): readonly CartItem[] {
  if (command.kind === 'restore-line') return withRestoredLine(items, command.item);
  const uid = lineOf(command);
  if (!items.some((line) => line.uid === uid)) return items;
  if (command.kind === 'replace-line') return items;
  if (command.kind !== 'update') return items.filter((line) => line.uid !== uid);
  const { quantity } = command;
  return items.map((line) => (line.uid === uid ? { ...line, quantity } : line));
}

import type { CartAnswer, CartItem, NewCartItem } from './cart.ts';
import type { CartCommand } from './cart-command.ts';
import type { CartState } from './cart-state.ts';
import { lineKey, newItemOf, skuWithOptionsOf } from './retry/line-key.ts';

/**
 * The command to replace a line by another variant of its product. It takes two requests: the new
 * variant is added, and only once the cart has it, the old line is removed. Whatever fails, the
 * shopper has the old line or the new one, or both with a report of the failure.
 */
export type ReplaceLine = CartCommand & { readonly kind: 'replace-line' };

/** Query parameter of the cart page with the uid of the line to change, used without script. */
export const CHANGE_PARAM = 'change';

/** What a line becomes with another variant: its quantity and its other options are kept. */
export const replacementOf = (line: CartItem, sku: string): NewCartItem => ({
  ...newItemOf(line, line.quantity),
  sku,
});

/** Whether a line holds this item already, so that only its quantity may differ. */
export const holdsItem = (line: CartItem, item: NewCartItem): boolean =>
  lineKey(skuWithOptionsOf(line)) === lineKey(item);

/**
 * The line to remove, and the line that replaces it, after an add was answered; `undefined` if the
 * add was refused, if the cart lacks the new line, or if the tab has switched to another cart.
 */
export function replacedLines(
  { commandInFlight, cart: known }: Pick<CartState, 'commandInFlight' | 'cart'>,
  { cart, userErrors }: CartAnswer,
): { readonly old: string; readonly replacement: string } | undefined {
  if (commandInFlight?.kind !== 'replace-line' || !cart || userErrors.length > 0) return undefined;
  if (known.id !== '' && known.id !== cart.id) return undefined;
  const { uid: old, item } = commandInFlight;
  const replacement = cart.items.find((line) => line.uid !== old && holdsItem(line, item));
  return replacement && { old, replacement: replacement.uid };
}

/**
 * The state after the new variant was added: the old line is removed next, and queued commands on
 * it refer to the new one.
 */
export function withOldLineRemoved(
  state: CartState,
  done: CartState['commandInFlight'],
  lines: { readonly old: string; readonly replacement: string },
): CartState {
  const { old, replacement } = lines;
  const removal: CartCommand = {
    kind: 'remove',
    uid: old,
    ...(done?.commandId !== undefined && { commandId: done.commandId }),
  };
  return {
    ...state,
    queue: [removal, ...state.queue.map((command) => onLine(command, old, replacement))],
  };
}

const onLine = (command: CartCommand, from: string, to: string): CartCommand =>
  'uid' in command && command.uid === from ? { ...command, uid: to } : command;

import type { Cart } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { canonicalCommand, type CartCommand } from './cart-command.ts';
import type { CartRequest } from './next-request.ts';
import { lineKey, quantityInCart, type LineKey } from './retry/line-key.ts';

/** An add that was sent and has no answer yet (C7). */
export type UnansweredAdd = {
  readonly cartId: string;
  readonly line: LineKey;
  readonly quantity: number;
  /** The idempotency key it was sent with. */
  readonly key: string;
  /** The quantity that the tab showed when it was sent. */
  readonly quantityBefore: number;
  /** The line that it replaces; absent if it was an add of its own. */
  readonly replaces?: string;
};

/**
 * Resolves a command in the state it meets. The same add again, before the tab has seen an outcome
 * of the failed first one, repeats the first, once: the first may have been carried out.
 */
export function interpretCommand(state: CartState, submitted: CartCommand): CartCommand {
  const command = canonicalCommand(submitted);
  if (!isAdding(command) || command.retryOf) return command;
  const line = lineKey(command.item);
  const first = state.unanswered.find(
    (add) =>
      add.cartId === state.cart.id &&
      add.line === line &&
      add.quantity === command.item.quantity &&
      add.replaces === lineReplacedBy(command) &&
      !isBeingRetried(state, add),
  );
  if (!first) return command;
  const { cartId, key } = first;
  return { ...command, retryOf: { cartId, key } };
}

type AddingCommand = CartCommand & { readonly kind: 'add' | 'replace-line' };

const isAdding = (command: CartCommand): command is AddingCommand =>
  command.kind === 'add' || command.kind === 'replace-line';

const lineReplacedBy = (command: CartCommand | undefined): string | undefined =>
  command?.kind === 'replace-line' ? command.uid : undefined;

const isBeingRetried = ({ requestInFlight, queue }: CartState, { key }: UnansweredAdd): boolean =>
  isAddUnder(requestInFlight, key) || queue.some((it) => isAdding(it) && it.retryOf?.key === key);

const isAddUnder = (sent: CartRequest | undefined, key: string): boolean =>
  sent?.kind === 'add' && sent.key === key;

/** The unanswered adds once the first queued command is sent too. */
export function withAddSent(
  { unanswered, cart, queue: [command] }: CartState,
  sent: CartRequest,
): readonly UnansweredAdd[] {
  if (sent.kind !== 'add' || unanswered.some(({ key }) => key === sent.key)) return unanswered;
  const { cartId, key, items } = sent;
  const replaces = lineReplacedBy(command);
  const adds = items.map((item): UnansweredAdd => {
    const { quantity } = item;
    const line = lineKey(item);
    const add = { cartId, line, quantity, key, quantityBefore: quantityInCart(cart, line) };
    return replaces === undefined ? add : Object.assign(add, { replaces });
  });
  return [...unanswered, ...adds];
}

/**
 * The unanswered adds whose outcome a cart does not show yet. Once the tab shows that their line
 * has changed, the shopper knows the outcome, and a further add is a new one.
 */
export const withoutConfirmedAdds = (
  { unanswered, requestInFlight }: CartState,
  cart: Cart,
): readonly UnansweredAdd[] =>
  unanswered.filter(
    ({ cartId, line, key, quantityBefore }) =>
      cartId !== cart.id ||
      isAddUnder(requestInFlight, key) ||
      quantityInCart(cart, line) === quantityBefore,
  );

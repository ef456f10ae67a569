import { changedCart, invalidCartReasonOf, type InvalidCartReason } from './cart-answer.ts';
import {
  type CartState,
  type LineRefusal,
  withRequestSettled,
  queueWithoutServedCommand,
} from './cart-state.ts';
import { type ChangeRequest, isMigrationRequest } from './next-request.ts';
import { EMPTY_CART, type Cart, type CartAnswer } from './cart.ts';
import { CONTENTS_KNOWN } from './after-storage-change.ts';
import { withoutContentCommands } from './cart-command.ts';
import { carriedOverDataOf } from './carried-over-data.ts';
import { addOfRest } from './partial-add.ts';
import {
  afterMigrationStep,
  isMigrated,
  createReplacedCart,
  retargetCommand,
  type ReplacedCart,
} from './replaced-cart.ts';
import { replacedLines, withOldLineRemoved } from './replace-line.ts';
import { withLineRestored } from './restore-line.ts';
import { skuWithOptionsOf, lineKey } from './retry/line-key.ts';

/**
 * The state after a change was answered. The answered cart replaces the local one (C4), unless the
 * tab has switched to another cart since the request: then nothing counts as migrated either.
 * Earlier adds count as answered (C7). After an add beyond the stock, what is left is added next;
 * after an add that replaces a line, that line is removed next. Queued commands on a restored line
 * name the line that it is now.
 */
export function afterChange(state: CartState, sent: ChangeRequest, answer: CartAnswer): CartState {
  const isOther = isOnOtherCart(state.cart, sent.cartId);
  const cartStatus = isOther ? { isKnown: true } : CONTENTS_KNOWN;
  const known = { ...withRequestSettled(state), ...cartStatus, unanswered: [] };
  const cart = changedCart(answer);
  if (!cart) return afterCartInvalidated(state, sent.cartId, known, invalidCartReasonOf(answer));
  const after = {
    ...known,
    cart: isOther ? state.cart : cart,
    refusals: refusalsAfter(state, sent, answer),
  };
  if (!state.commandInFlight && state.replaced) {
    return isOther ? after : afterMigrationRequest(after, state.replaced, sent);
  }
  const answered = { ...after, replaced: undefined };
  const lines = replacedLines(state, answer);
  if (lines) return withOldLineRemoved(answered, state.commandInFlight, lines);
  const rest = addOfRest(state, answer);
  const queue = rest ? [rest, ...answered.queue] : answered.queue;
  return withLineRestored({ ...answered, queue }, state.commandInFlight);
}

/**
 * Replaces a cart that is gone, once: its lines are migrated first, then its other data, and the
 * queued commands stay queued. An ordered cart is not migrated, and commands that name its contents
 * are dropped. If the replacement cart is unknown too, there is no third attempt.
 */
function afterCartInvalidated(
  state: CartState,
  cartId: string,
  known: CartState,
  reason: InvalidCartReason | undefined,
): CartState {
  const { cart, commandInFlight, queue, replaced } = state;
  const isOther = isOnOtherCart(cart, cartId);
  const after = isOther ? known : { ...known, cart: EMPTY_CART, refusals: [] };
  if (replaced || !commandInFlight)
    return { ...after, queue: queueWithoutServedCommand(state), replaced: undefined };
  const pendingCommands = [commandInFlight, ...queue];
  if (reason === 'CART_NOT_ACTIVE') {
    return {
      ...after,
      queue: withoutContentCommands(pendingCommands),
      replaced: createReplacedCart(cartId, []),
    };
  }
  if (isOther)
    return { ...after, queue: pendingCommands, replaced: createReplacedCart(cartId, []) };
  return {
    ...after,
    queue: pendingCommands,
    replaced: createReplacedCart(cartId, cart.items, carriedOverDataOf(cart)),
  };
}

/** Whether the tab has switched to another cart since it sent this change (C10). */
const isOnOtherCart = (cart: Cart, cartId: string): boolean => cart.id !== '' && cart.id !== cartId;

/** Once everything is migrated, queued commands refer to the lines of the new cart. */
function afterMigrationRequest(
  state: CartState,
  replaced: ReplacedCart,
  sent: ChangeRequest,
): CartState {
  const remaining = isMigrationRequest(sent) ? afterMigrationStep(replaced, sent) : replaced;
  if (!isMigrated(remaining, state.cart)) return { ...state, replaced: remaining };
  const queue = state.queue.flatMap(
    (command) => retargetCommand(command, replaced.items, state.cart.items) ?? [],
  );
  return { ...state, replaced: remaining, queue };
}

/** Keeps the refusal of a line until a change of that line succeeds. */
function refusalsAfter(
  { refusals, commandInFlight }: Pick<CartState, 'refusals' | 'commandInFlight'>,
  sent: ChangeRequest,
  { cart, userErrors: [refusal] }: CartAnswer,
): readonly LineRefusal[] {
  const uids =
    commandInFlight?.kind === 'replace-line' ? [commandInFlight.uid] : changedLines(sent);
  const settled = refusal || !cart ? uids : [...uids, ...linesAddedTo(sent, cart)];
  const otherRefusals = refusals.filter(({ uid }) => !settled.includes(uid));
  return refusal
    ? [...otherRefusals, ...uids.map((uid) => ({ uid, error: refusal }))]
    : otherRefusals;
}

function changedLines(sent: ChangeRequest): readonly string[] {
  if (sent.kind === 'remove') return [sent.uid];
  return sent.kind === 'update' ? sent.changes.map(({ uid }) => uid) : [];
}

function linesAddedTo(sent: ChangeRequest, { items }: Cart): readonly string[] {
  const keys = sent.kind === 'add' ? sent.items.map(lineKey) : [];
  return items
    .filter((line) => keys.includes(lineKey(skuWithOptionsOf(line))))
    .map(({ uid }) => uid);
}

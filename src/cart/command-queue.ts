import { err, ok, type Result } from '../shared/result.ts';
import type { CartState } from './cart-state.ts';
import { enqueueRestoreLine } from './restore-line.ts';
import { canonicalCommand, LOAD_CART, type CartCommand } from './cart-command.ts';
import { MAX_LINE_QUANTITY } from './quantity.ts';
import { lineKey } from './retry/line-key.ts';

/** Maximum number of the shopper's commands in flight or queued per tab. */
export const MAX_QUEUED_COMMANDS = 50;

export type QueueFull = { readonly kind: 'queue-full' };

/**
 * Appends a command to the queue, or merges it with queued commands that it makes superfluous:
 *
 * - `add` joins a queued add of the same line, so that quick presses are sent as one quantity.
 * - `update` replaces a queued update of the same line if that is the last command.
 * - `remove` replaces queued updates, replacements and restores of the line.
 * - `replace-line` replaces a queued `replace-line` of the same line.
 * - `restore-line` cancels a queued removal of its line.
 * - An address or an e-mail address replaces a queued one, at any position.
 * - `load`, the tab's own command, is queued at most once and does not count towards the limit.
 */
export function enqueueCommand(
  state: CartState,
  command: CartCommand,
): Result<readonly CartCommand[], QueueFull> {
  const { queue: waiting, commandInFlight } = state;
  const canonical = canonicalCommand(command);
  if (canonical.kind === 'load') return ok(enqueueLoad(waiting, canonical));
  const queue = enqueueShopperCommand(state, canonical);
  const limit = commandInFlight ? MAX_QUEUED_COMMANDS - 1 : MAX_QUEUED_COMMANDS;
  return shopperCommandCount(queue) > limit ? err({ kind: 'queue-full' }) : ok(queue);
}

function enqueueShopperCommand(state: CartState, command: CartCommand): readonly CartCommand[] {
  const { queue: waiting } = state;
  if (command.kind === 'restore-line') return enqueueRestoreLine(state, command);
  if (command.kind === 'add') return enqueueAdd(waiting, command);
  return [...withoutSuperseded(waiting, command), command];
}

type AddCommand = CartCommand & { readonly kind: 'add' };

/** The newer add takes the place of the queued one, with the quantities of both. */
function enqueueAdd(waiting: readonly CartCommand[], add: AddCommand): readonly CartCommand[] {
  const firstOfLastAdds = waiting.findLastIndex(({ kind }) => kind !== 'add') + 1;
  const queued = waiting
    .slice(firstOfLastAdds)
    .find((it): it is AddCommand => it.kind === 'add' && canJoin(it, add));
  if (!queued) return [...waiting, add];
  const quantity = queued.item.quantity + add.item.quantity;
  const joined = { ...add, item: { ...add.item, quantity } };
  return waiting.map((it) => (it === queued ? joined : it));
}

/** A repeated unanswered add stays alone, because it keeps its first quantity and key (C7). */
const canJoin = (queued: AddCommand, add: AddCommand): boolean =>
  !queued.retryOf &&
  queued.restOfStock === undefined &&
  !add.retryOf &&
  queued.item.productSku === add.item.productSku &&
  lineKey(queued.item) === lineKey(add.item) &&
  queued.item.quantity + add.item.quantity <= MAX_LINE_QUANTITY;

/** The queue with a load command. */
export const enqueueLoad = (
  waiting: readonly CartCommand[],
  load: CartCommand = LOAD_CART,
): readonly CartCommand[] => (waiting.some(isLoad) ? waiting : [...waiting, load]);

/** Whether a load is queued, so that the cart is read again whatever is read before. */
export const isLoadQueued = ({ queue }: Pick<CartState, 'queue'>): boolean => queue.some(isLoad);

function withoutSuperseded(
  waiting: readonly CartCommand[],
  added: CartCommand,
): readonly CartCommand[] {
  if (added.kind === 'remove')
    return waiting.filter((earlier) => !isObsoleteAfterRemoval(earlier, added.uid));
  if (added.kind === 'replace-line')
    return waiting.filter((earlier) => !isReplacement(earlier, added.uid));
  if (isSetting(added)) return waiting.filter(({ kind }) => kind !== added.kind);
  const last = waiting.at(-1);
  const isNewer = added.kind === 'update' && last && isUpdate(last, added.uid);
  return isNewer ? waiting.slice(0, -1) : waiting;
}

/** Whether the earlier command has no effect once the line is removed. */
const isObsoleteAfterRemoval = (earlier: CartCommand, uid: string): boolean =>
  isUpdate(earlier, uid) ||
  isReplacement(earlier, uid) ||
  (earlier.kind === 'restore-line' && earlier.item.uid === uid);

const isUpdate = (command: CartCommand, uid: string): boolean =>
  command.kind === 'update' && command.uid === uid;

const isReplacement = (command: CartCommand, uid: string): boolean =>
  command.kind === 'replace-line' && command.uid === uid;

/** Whether the command sets a value of which a cart has only one. */
const isSetting = ({ kind }: CartCommand): boolean =>
  kind === 'set-shipping-address' || kind === 'set-billing-address' || kind === 'set-email';

const isLoad = ({ kind }: CartCommand): boolean => kind === 'load';

const shopperCommandCount = (queue: readonly CartCommand[]): number =>
  queue.filter((command) => !isLoad(command)).length;

import { err, ok, type Result } from '../shared/result.ts';
import type { CartState } from './cart-state.ts';
import { withPutBack } from './put-back.ts';
import { canonical, LOAD, type Intention } from './intention.ts';

/** Maximum number of the shopper's commands in flight or queued per tab. */
export const MOST_WAITING = 50;

export type TooManyWaiting = { readonly kind: 'too-many-waiting' };

/**
 * Appends a command to the queue. An update of a line replaces the last queued update of that line
 * if no other command follows it. A removal replaces updates and restores of the line; a restore
 * cancels its removal. An address or e-mail address replaces a queued one at any position. The
 * tab's own load command is queued at most once, and does not count towards the limit.
 */
export function withIntention(
  state: CartState,
  intention: Intention,
): Result<readonly Intention[], TooManyWaiting> {
  const { waiting, sentFor } = state;
  const wanted = canonical(intention);
  if (wanted.kind === 'load') return ok(withLoad(waiting, wanted));
  const queue =
    wanted.kind === 'put-back'
      ? withPutBack(state, wanted)
      : [...withoutMoot(waiting, wanted), wanted];
  const places = sentFor ? MOST_WAITING - 1 : MOST_WAITING;
  return shopperCount(queue) > places ? err({ kind: 'too-many-waiting' }) : ok(queue);
}

/** The queue with a load command. */
export const withLoad = (
  waiting: readonly Intention[],
  load: Intention = LOAD,
): readonly Intention[] => (waiting.some(isLoad) ? waiting : [...waiting, load]);

/** Whether a load is queued, so that the cart is read again whatever is read before. */
export const isLoadWaiting = ({ waiting }: Pick<CartState, 'waiting'>): boolean =>
  waiting.some(isLoad);

function withoutMoot(waiting: readonly Intention[], wanted: Intention): readonly Intention[] {
  if (wanted.kind === 'remove') return waiting.filter((earlier) => !isMoot(earlier, wanted.uid));
  if (isSetting(wanted)) return waiting.filter(({ kind }) => kind !== wanted.kind);
  const last = waiting.at(-1);
  const isNewer = wanted.kind === 'update' && last && isUpdate(last, wanted.uid);
  return isNewer ? waiting.slice(0, -1) : waiting;
}

/** Whether the earlier command has no effect once the line is removed. */
const isMoot = (earlier: Intention, uid: string): boolean =>
  isUpdate(earlier, uid) || (earlier.kind === 'put-back' && earlier.item.uid === uid);

const isUpdate = (intention: Intention, uid: string): boolean =>
  intention.kind === 'update' && intention.uid === uid;

/** Whether the command sets a value of which a cart has only one. */
const isSetting = ({ kind }: Intention): boolean =>
  kind === 'set-shipping-address' || kind === 'set-billing-address' || kind === 'set-email';

const isLoad = ({ kind }: Intention): boolean => kind === 'load';

const shopperCount = (queue: readonly Intention[]): number =>
  queue.filter((intention) => !isLoad(intention)).length;

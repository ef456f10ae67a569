import { err, ok, type Result } from '../shared/result.ts';
import type { CartState } from './cart-state.ts';
import { withPutBack } from './put-back.ts';
import { canonical, LOAD, type Intention } from './intention.ts';

/** No more wishes of the shopper's than this are under way or wait for their turn. */
export const MOST_WAITING = 50;

export type TooManyWaiting = { readonly kind: 'too-many-waiting' };

/**
 * Puts an intention behind those that wait. The last update of a line makes way for a newer one,
 * unless another intention stands behind it; what was to happen to a line makes way for its
 * removal; a removal makes way for the wish to have the line back; an address or e-mail address
 * makes way for a newer one, wherever it stands. The tab's own wish to load waits at most once, and
 * takes up no place.
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

/** The same with a wish to load among them. */
export const withLoad = (
  waiting: readonly Intention[],
  load: Intention = LOAD,
): readonly Intention[] => (waiting.some(isLoad) ? waiting : [...waiting, load]);

/** Whether the cart is to be read anew, whatever is read until then. */
export const isLoadWaiting = ({ waiting }: Pick<CartState, 'waiting'>): boolean =>
  waiting.some(isLoad);

function withoutMoot(waiting: readonly Intention[], wanted: Intention): readonly Intention[] {
  if (wanted.kind === 'remove') return waiting.filter((earlier) => !isMoot(earlier, wanted.uid));
  if (isSetting(wanted)) return waiting.filter(({ kind }) => kind !== wanted.kind);
  const last = waiting.at(-1);
  const isNewer = wanted.kind === 'update' && last && isUpdate(last, wanted.uid);
  return isNewer ? waiting.slice(0, -1) : waiting;
}

/** Whether it means nothing once a line is taken out. */
const isMoot = (earlier: Intention, uid: string): boolean =>
  isUpdate(earlier, uid) || (earlier.kind === 'put-back' && earlier.item.uid === uid);

const isUpdate = (intention: Intention, uid: string): boolean =>
  intention.kind === 'update' && intention.uid === uid;

/** Whether it is of the kind of which a cart holds one. */
const isSetting = ({ kind }: Intention): boolean =>
  kind === 'set-shipping-address' || kind === 'set-billing-address' || kind === 'set-email';

const isLoad = ({ kind }: Intention): boolean => kind === 'load';

const shopperCount = (queue: readonly Intention[]): number =>
  queue.filter((intention) => !isLoad(intention)).length;

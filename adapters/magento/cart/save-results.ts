import { IDEMPOTENCY_KEY_LIFETIME } from '#src/cart/retry/idempotency.ts';
import { asDigest, type ItemResult, type StoredAction } from './cart-actions.ts';
import type { PendingAction } from './cart-journal.ts';
import type { CartSession } from './cart-session.ts';

/** Stores the results of items of an add by index, beside the results already stored. */
export async function saveResults(
  { tools, cartId }: CartSession,
  { key, at, count, ...action }: PendingAction,
  found: ReadonlyMap<number, ItemResult>,
): Promise<StoredAction> {
  const payload = asDigest(action.payload);
  const known = await tools.actions.find(cartId, key);
  const kept = known === 'unavailable' || !isSame(known, { payload, at }) ? undefined : known;
  const results = Array.from(
    { length: count },
    (_, place) => found.get(place) ?? kept?.results[place] ?? null,
  );
  const whole = { payload, at: kept?.at ?? at, results };
  await tools.actions.keep(cartId, key, whole);
  return whole;
}

/** Returns whether the stored action is this one, and not an expired one under the same key. */
const isSame = (
  known: StoredAction | undefined,
  { payload, at }: Pick<PendingAction, 'payload' | 'at'>,
): boolean => known?.payload === payload && at - known.at < IDEMPOTENCY_KEY_LIFETIME;

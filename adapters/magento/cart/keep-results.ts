import { KEY_LIFETIME } from '#src/cart/retry/idempotency.ts';
import { asDigest, type ItemResult, type KeptAction } from './cart-actions.ts';
import type { PendingAction } from './cart-book.ts';
import type { CartSession } from './cart-session.ts';

/** Writes down what came of items of an add, by their places, beside what is known of the others. */
export async function keepResults(
  { tools, cartId }: CartSession,
  { key, at, count, ...action }: PendingAction,
  found: ReadonlyMap<number, ItemResult>,
): Promise<KeptAction> {
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

/** Whether what is kept under the key is this action, and not one of another day. */
const isSame = (
  known: KeptAction | undefined,
  { payload, at }: Pick<PendingAction, 'payload' | 'at'>,
): boolean => known?.payload === payload && at - known.at < KEY_LIFETIME;

import { createHash } from 'node:crypto';
import type { IdempotencyRecords } from '#ports/shared-stores.ts';
import type { UserError } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { capRefusals, type IdempotencyRecord } from '#src/cart/retry/idempotency.ts';
import { parseJson } from '#src/shared/json-reader.ts';

/** The result of one item of an add: in the cart, or refused. */
export type ItemResult = { readonly refusal?: CartRefusal };

/**
 * The stored outcome of a keyed action. For an add, an item without a result may still be asked for
 * (C7). Any other change has no items; `told` holds its refusals.
 */
export type StoredAction = {
  /** {@link payloadDigest} of the request. */
  readonly payload: string;
  readonly at: number;
  readonly results: readonly (ItemResult | null)[];
  readonly told?: readonly UserError[];
};

/** Stored actions of all carts, by cart and idempotency key. */
export interface CartActions {
  find(cartId: string, key: string): Promise<StoredAction | undefined | 'unavailable'>;
  save(cartId: string, key: string, action: StoredAction): Promise<boolean>;
}

export const createCartActions = (records: IdempotencyRecords): CartActions => ({
  async find(cartId, key) {
    const found = await records.find(nameOf(cartId, key));
    if (!found.ok) return 'unavailable';
    const state = found.value && parseState(found.value.state);
    return found.value && state && { ...state, payload: asDigest(found.value.fingerprint) };
  },
  async save(cartId, key, { payload, at, results, told }) {
    const state = {
      at,
      results: withCappedRefusals(results),
      ...(told && { told: capRefusals(told) }),
    };
    const record = { fingerprint: payload, state: JSON.stringify(state) };
    return (await records.save(nameOf(cartId, key), record)).ok;
  },
});

/**
 * Digest of a payload, 43 characters. Records are kept for a day and hold neither addresses nor
 * text that a stranger may have written.
 */
export const payloadDigest = (payload: string): string =>
  createHash('sha256').update(payload).digest('base64url');

/** The previous build stored the payload of an add itself, a JSON list. */
export const asDigest = (stored: string): string =>
  stored.startsWith('[') ? payloadDigest(stored) : stored;

/** Returns all results in order, with no more refusals than are repeated to the client. */
function withCappedRefusals(results: StoredAction['results']): StoredAction['results'] {
  const cappedRefusals = new Set(capRefusals(results.filter((result) => result?.refusal)));
  return results.map((result) => (result?.refusal && !cappedRefusals.has(result) ? {} : result));
}

/** Converts to the record that `checkIdempotencyKey` takes. */
export const toIdempotencyRecord = ({
  payload,
  at,
  results,
}: StoredAction): IdempotencyRecord<readonly CartRefusal[]> =>
  results.includes(null)
    ? { payload, at, state: 'open' }
    : { payload, at, state: 'answered', answer: refusalsIn(results) };

export const refusalsIn = (results: StoredAction['results']): readonly CartRefusal[] =>
  results.flatMap((result) => result?.refusal ?? []);

const nameOf = (cartId: string, key: string): string => `magento-add ${cartId} ${key}`;

/** Parses the state written by {@link CartActions.save}. */
const parseState = (state: string): Omit<StoredAction, 'payload'> | undefined =>
  (parseJson(state) as Omit<StoredAction, 'payload'> | null | undefined) ?? undefined;

/** Whether an item of the add is in the cart. */
export const hasAdded = (results: StoredAction['results']): boolean =>
  results.some((result) => result !== null && !result.refusal);

import { createHash } from 'node:crypto';
import type { ActionRecords } from '#ports/action-records.ts';
import type { UserError } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { keptRefusals, type ActionRecord } from '#src/cart/retry/idempotency.ts';
import { parseJson } from '#src/shared/parse-json.ts';

/** What came of one item of an add: it is in the cart, or was refused. */
export type ItemResult = { readonly refusal?: CartRefusal };

/**
 * What is kept of an action under its key. An item of an add that has no result may still be asked
 * for (C7); of any other change it is what was told of it as refused, and there are no items.
 */
export type KeptAction = {
  /** What was asked for, by its {@link payloadDigest}. */
  readonly payload: string;
  readonly at: number;
  readonly results: readonly (ItemResult | null)[];
  readonly told?: readonly UserError[];
};

/** The actions of all carts, by their keys. */
export interface CartActions {
  find(cartId: string, key: string): Promise<KeptAction | undefined | 'unavailable'>;
  keep(cartId: string, key: string, action: KeptAction): Promise<boolean>;
}

export const createCartActions = (records: ActionRecords): CartActions => ({
  async find(cartId, key) {
    const found = await records.find(nameOf(cartId, key));
    if (!found.ok) return 'unavailable';
    const state = found.value && parseState(found.value.state);
    return found.value && state && { ...state, payload: asDigest(found.value.fingerprint) };
  },
  async keep(cartId, key, { payload, at, results, told }) {
    const state = {
      at,
      results: withFewRefusals(results),
      ...(told && { told: keptRefusals(told) }),
    };
    const record = { fingerprint: payload, state: JSON.stringify(state) };
    return (await records.keep(nameOf(cartId, key), record)).ok;
  },
});

/**
 * What an action asked for, as 43 characters: records are kept for a day, and hold neither addresses
 * nor what a stranger may have written (faults table R-CART 6).
 */
export const payloadDigest = (payload: string): string =>
  createHash('sha256').update(payload).digest('base64url');

/** Servers of the build before kept the payload of an add as it was: a JSON list. */
export const asDigest = (kept: string): string =>
  kept.startsWith('[') ? payloadDigest(kept) : kept;

/** All results, by their places, with as many refusals as are told again. */
function withFewRefusals(results: KeptAction['results']): KeptAction['results'] {
  const told = new Set(keptRefusals(results.filter((result) => result?.refusal)));
  return results.map((result) => (result?.refusal && !told.has(result) ? {} : result));
}

/** The same in the words of the rule on keys. */
export const toActionRecord = ({
  payload,
  at,
  results,
}: KeptAction): ActionRecord<readonly CartRefusal[]> =>
  results.includes(null)
    ? { payload, at, state: 'open' }
    : { payload, at, state: 'answered', answer: refusalsIn(results) };

export const refusalsIn = (results: KeptAction['results']): readonly CartRefusal[] =>
  results.flatMap((result) => result?.refusal ?? []);

const nameOf = (cartId: string, key: string): string => `magento-add ${cartId} ${key}`;

/** What {@link CartActions.keep} wrote. */
const parseState = (state: string): Omit<KeptAction, 'payload'> | undefined =>
  (parseJson(state) as Omit<KeptAction, 'payload'> | null | undefined) ?? undefined;

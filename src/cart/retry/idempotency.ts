import type { NewCartItem } from '../cart.ts';

/**
 * The stored record of an idempotency key (C7), written once its action is over. It is `answered`,
 * also if refused, or `open`: the action was not carried out, or its outcome is unknown. An action
 * with an open key may be carried out again; if its effect is found in the cart after all, the key
 * becomes answered. No request meets a running action, because changes of a cart wait for each other.
 */
export type IdempotencyRecord<Answer> = {
  /** The request in a comparable form; stored as its digest. */
  readonly payload: string;
  /** Time of the first request, in milliseconds since 1970. */
  readonly at: number;
} & ({ readonly state: 'open' } | { readonly state: 'answered'; readonly answer: Answer });

/**
 * The decision on a request with an idempotency key: `replay` the answer with the current cart;
 * `mismatch` (422) if the key was used for a different request.
 */
export type IdempotencyDecision<Answer> =
  | { readonly kind: 'carry-out' | 'mismatch' }
  | { readonly kind: 'replay'; readonly answer: Answer };

/** Lifetime of an idempotency key, in milliseconds. */
export const IDEMPOTENCY_KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** Maximum number of refusals stored with an action, to keep its record small. */
const MAX_STORED_REFUSALS = 10;

/**
 * The refusals to replay for a partly refused action. No shopper adds so many items at once that
 * more are refused.
 */
export const capRefusals = <Refusal>(refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.slice(0, MAX_STORED_REFUSALS);

/** Decides on a request: one key is carried out once a day, however often it arrives (C7). */
export function checkIdempotencyKey<Answer>(
  record: IdempotencyRecord<Answer> | undefined,
  payload: string,
  now: number,
): IdempotencyDecision<Answer> {
  if (!record || now - record.at >= IDEMPOTENCY_KEY_LIFETIME) return { kind: 'carry-out' };
  if (record.payload !== payload) return { kind: 'mismatch' };
  switch (record.state) {
    case 'open':
      return { kind: 'carry-out' };
    case 'answered':
      return { kind: 'replay', answer: record.answer };
  }
}

/**
 * The comparable form of an add, stored with its key. The order of options does not matter, that of
 * items does. It also matches keys stored before options existed.
 */
export const comparableAdd = (items: readonly NewCartItem[]): string =>
  JSON.stringify(
    items.map(({ sku, quantity, optionUids = [] }) => [sku, quantity, ...optionUids.toSorted()]),
  );

/** The comparable form of a change other than an add; its kind keeps changes distinct. */
export const comparableChange = (kind: string, requested: unknown): string =>
  JSON.stringify([kind, requested]);

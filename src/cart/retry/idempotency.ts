import type { NewCartItem } from '../cart.ts';

/**
 * What is kept of an action key (C7). It is `running` from the moment it is taken until its action
 * is over; then `answered`, be it as refused, or `open`: the action was not carried out, or nobody
 * knows. An open key may be carried out again; one whose action is found in the cart after all is
 * answered.
 */
export type ActionRecord<Answer> = {
  /** What was asked for, in a form that can be compared: its digest where it is stored. */
  readonly payload: string;
  /** When it arrived first, in milliseconds since 1970. */
  readonly at: number;
} & (
  { readonly state: 'running' | 'open' } | { readonly state: 'answered'; readonly answer: Answer }
);

/**
 * What to do with an action that arrives under a key: `wait` for the one that is running; `replay`
 * its answer, with the cart as it is by now; `mismatch` (422) when the key was used for something
 * else.
 */
export type KeyVerdict<Answer> =
  | { readonly kind: 'carry-out' | 'wait' | 'mismatch' }
  | { readonly kind: 'replay'; readonly answer: Answer };

/** In milliseconds: how long a key is remembered. */
export const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** No more refusals than this are kept with an action, so that its record is small. */
const MOST_REFUSALS_KEPT = 10;

/**
 * What is told again of an action that was refused in part. No shopper adds so much at once that it
 * has more refusals than this.
 */
export const keptRefusals = <Refusal>(refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.slice(0, MOST_REFUSALS_KEPT);

/** An action under one key is carried out once within a day, however often it arrives (C7). */
export function judgeKey<Answer>(
  record: ActionRecord<Answer> | undefined,
  payload: string,
  now: number,
): KeyVerdict<Answer> {
  if (!record || now - record.at >= KEY_LIFETIME) return { kind: 'carry-out' };
  if (record.payload !== payload) return { kind: 'mismatch' };
  switch (record.state) {
    case 'running':
      return { kind: 'wait' };
    case 'open':
      return { kind: 'carry-out' };
    case 'answered':
      return { kind: 'replay', answer: record.answer };
  }
}

/**
 * What an add asks for, in the form in which it is kept with its key: the order of options does not
 * matter, that of items does. Keys from before there were options are still known by it.
 */
export const addPayload = (items: readonly NewCartItem[]): string =>
  JSON.stringify(
    items.map(({ sku, quantity, optionUids = [] }) => [sku, quantity, ...optionUids.toSorted()]),
  );

/** The same of any other change; by its kind, so that none is taken for another. */
export const changePayload = (kind: string, wanted: unknown): string =>
  JSON.stringify([kind, wanted]);

import type { IdempotencyRecords } from '#ports/shared-stores.ts';
import type { Cart, NewCartItem } from '#src/cart/cart.ts';
import type { LineWatch } from '#src/cart/retry/line-watch.ts';
import type { RetryPlan } from '#src/cart/retry/retry-plan.ts';
import { parseJson } from '#src/shared/json-reader.ts';

/**
 * The operation journal of a cart, shared by all servers between two changes (C7). Plain data:
 * stored as text, so it survives a restart.
 */
export type CartJournal = {
  /** The lines in the last answer; absent after a failed change. */
  readonly lines?: readonly RecordedLine[];
  /** The coupons in the last answer. */
  readonly coupons?: readonly string[];
  readonly watches: readonly LineWatch[];
  /** A change that was begun and whose end is not recorded. */
  readonly pending?: PendingChange;
};

/** The fields that identify a line, in the form that `findLine` takes. */
export type RecordedLine = {
  readonly uid: string;
  readonly quantity: number;
  readonly product: { readonly sku: string };
  readonly productSku?: string;
  readonly options: readonly { readonly label: string; readonly uid: string }[];
};

export type PendingChange = {
  readonly errands: readonly CartOperation[];
  /** The action that the change belongs to, if it adds items. */
  readonly action?: PendingAction;
};

export type PendingAction = {
  readonly key: string;
  /** `payloadDigest` of the request. */
  readonly payload: string;
  /** Arrival time, in milliseconds since 1970. */
  readonly at: number;
  /** Number of items. */
  readonly count: number;
  readonly bodyScan?: string;
};

/** A cart operation: a plan and the request that it sends. */
export type CartOperation<Plan extends RetryPlan = RetryPlan> = {
  readonly plan: Plan;
  readonly request: OperationRequest;
};

export type OperationRequest =
  /** `place` is the index of the item in its action. */
  | { readonly kind: 'add'; readonly place: number; readonly item: NewCartItem }
  | { readonly kind: 'put'; readonly uid: string; readonly quantity: number }
  /** A request that concerns no line; the client repeats it if needed. */
  | { readonly kind: 'other' };

export const EMPTY_JOURNAL: CartJournal = { watches: [] };

export const recordedLines = ({ items }: Cart): readonly RecordedLine[] =>
  items.map(({ uid, quantity, product: { sku }, productSku, options }) => ({
    uid,
    quantity,
    product: { sku },
    ...(productSku !== undefined && { productSku }),
    options: options.flatMap((option) =>
      option.uid === undefined ? [] : [{ label: '', uid: option.uid }],
    ),
  }));

/** The operation journals of all carts. */
export interface CartJournals {
  /** Returns `undefined` if the store cannot be read. */
  load(cartId: string): Promise<CartJournal | undefined>;
  /** Returns whether the journal was stored. */
  save(cartId: string, journal: CartJournal): Promise<boolean>;
}

export const createCartJournals = (records: IdempotencyRecords): CartJournals => ({
  async load(cartId) {
    const found = await records.find(nameOf(cartId));
    if (!found.ok) return undefined;
    return found.value?.fingerprint === JOURNAL_FORMAT
      ? parseJournal(found.value.state)
      : EMPTY_JOURNAL;
  },
  async save(cartId, journal) {
    const record = { fingerprint: JOURNAL_FORMAT, state: JSON.stringify(journal) };
    return (await records.save(nameOf(cartId), record)).ok;
  },
});

const nameOf = (cartId: string): string => `magento-cart ${cartId}`;

/** Changes with the stored format: a journal in another format is ignored. */
const JOURNAL_FORMAT = 'book-1';

/** Parses what this build wrote. */
const parseJournal = (state: string): CartJournal =>
  (parseJson(state) as CartJournal | null | undefined) ?? EMPTY_JOURNAL;

/* Formats the plan key of one item of an add. */

export const formatPlanKey = (key: string, itemIndex: number): string => `${itemIndex} ${key}`;

/** Parses a key written by {@link formatPlanKey}. */
export function parsePlanKey(planKey: string): {
  readonly key: string;
  readonly itemIndex: number;
} {
  const space = planKey.indexOf(' ');
  return { itemIndex: Number(planKey.slice(0, space)), key: planKey.slice(space + 1) };
}

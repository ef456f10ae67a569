import type { ActionRecords } from '#ports/action-records.ts';
import type { Cart, NewCartItem } from '#src/cart/cart.ts';
import type { LineWatch } from '#src/cart/retry/line-watch.ts';
import type { RetryPlan } from '#src/cart/retry/retry-plan.ts';
import { parseJson } from '#src/shared/parse-json.ts';

/**
 * What all servers of the shop remember of a cart between two changes (C7). Plain data: it is kept
 * as text, and a restart forgets none of it.
 */
export type CartBook = {
  /** The lines as an answer showed them last; absent where a change has failed since. */
  readonly lines?: readonly SeenLine[];
  /** The coupons that it had then. */
  readonly coupons?: readonly string[];
  readonly watches: readonly LineWatch[];
  /** A change that was begun and of which nobody has written down the end. */
  readonly pending?: PendingChange;
};

/** As much of a line as tells which it is, in the form in which `lineIn` looks for it. */
export type SeenLine = {
  readonly uid: string;
  readonly quantity: number;
  readonly product: { readonly sku: string };
  readonly options: readonly { readonly label: string; readonly uid: string }[];
};

export type PendingChange = {
  readonly errands: readonly Errand[];
  /** The action that it is part of, where it adds. */
  readonly action?: PendingAction;
};

export type PendingAction = {
  readonly key: string;
  /** By its digest. */
  readonly payload: string;
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
  /** How many items it has. */
  readonly count: number;
  readonly bodyScan?: string;
};

/** One plan, and what it asks of the commerce side. */
export type Errand<Plan extends RetryPlan = RetryPlan> = {
  readonly plan: Plan;
  readonly request: LineRequest;
};

export type LineRequest =
  /** `place` is the item's among those of its action. */
  | { readonly kind: 'add'; readonly place: number; readonly item: NewCartItem }
  | { readonly kind: 'put'; readonly uid: string; readonly quantity: number }
  /** What is no line's, and is asked for again by whoever wants it. */
  | { readonly kind: 'other' };

export const EMPTY_BOOK: CartBook = { watches: [] };

export const seenLines = ({ items }: Cart): readonly SeenLine[] =>
  items.map(({ uid, quantity, product: { sku }, options }) => ({
    uid,
    quantity,
    product: { sku },
    options: options.flatMap((option) =>
      option.uid === undefined ? [] : [{ label: '', uid: option.uid }],
    ),
  }));

/** The books of all carts. */
export interface CartBooks {
  /** `undefined` where nobody can tell. */
  open(cartId: string): Promise<CartBook | undefined>;
  /** Whether it is kept. */
  keep(cartId: string, book: CartBook): Promise<boolean>;
}

export const createCartBooks = (records: ActionRecords): CartBooks => ({
  async open(cartId) {
    const found = await records.find(nameOf(cartId));
    if (!found.ok) return undefined;
    return found.value?.fingerprint === BOOK ? parseBook(found.value.state) : EMPTY_BOOK;
  },
  async keep(cartId, book) {
    const record = { fingerprint: BOOK, state: JSON.stringify(book) };
    return (await records.keep(nameOf(cartId), record)).ok;
  },
});

const nameOf = (cartId: string): string => `magento-cart ${cartId}`;

/** Changes with what is kept: a book of another build is not read. */
const BOOK = 'book-1';

/** What this build wrote; nothing is remembered of what anybody else did. */
const parseBook = (state: string): CartBook =>
  (parseJson(state) as CartBook | null | undefined) ?? EMPTY_BOOK;

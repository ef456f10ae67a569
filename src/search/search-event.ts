import type { Money } from '../pricing/money.ts';

/** Action of a shopper on products that a search, a listing or a recommendation showed. */
export type SearchEvent = {
  readonly kind: SearchEventKind;
  /** Random id of the shopper at the search service; it contains no personal data. */
  readonly userToken: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The answer that showed the products (`SearchResult.queryId`), if any. */
  readonly queryId?: string;
  readonly items: readonly SearchEventItem[];
};

export const SEARCH_EVENT_KINDS = ['click', 'view', 'add-to-cart', 'purchase'] as const;

export type SearchEventKind = (typeof SEARCH_EVENT_KINDS)[number];

export type SearchEventItem = {
  /** SKU of the product, as in its hit. */
  readonly sku: string;
  /** Position among all hits of the answer, from 1. */
  readonly position?: number;
  readonly quantity?: number;
  /** Price of one piece. */
  readonly price?: Money;
};

/** Why an event is not sent; `index` is the position of the refused one, from 0. */
export type SearchEventRefusal = {
  readonly kind: 'malformed-user' | 'no-items' | 'too-many-items' | 'missing-position' | 'too-old';
  readonly index: number;
};

/** Maximum number of products in one event. */
export const MAX_EVENT_ITEMS = 20;

/** Maximum age of an event, in milliseconds: 30 days. */
export const MAX_EVENT_AGE = 30 * 24 * 60 * 60 * 1000;

const USER_TOKEN = /^[\w=/+-]{1,129}$/;

/** Why the service would refuse an event. A click on an answer needs the product's position. */
export function validateSearchEvent(
  { kind, userToken, at, queryId, items }: SearchEvent,
  index: number,
  now: number,
): SearchEventRefusal | undefined {
  if (!USER_TOKEN.test(userToken)) return { kind: 'malformed-user', index };
  if (items.length === 0) return { kind: 'no-items', index };
  if (items.length > MAX_EVENT_ITEMS) return { kind: 'too-many-items', index };
  if (!(now - at <= MAX_EVENT_AGE)) return { kind: 'too-old', index };
  const hasPositions = items.every(
    ({ position = 0 }) => Number.isInteger(position) && position >= 1,
  );
  if (kind === 'click' && queryId && !hasPositions) return { kind: 'missing-position', index };
  return undefined;
}

/** Refusal of the first event that the service would refuse. */
export function validateSearchEvents(
  events: readonly SearchEvent[],
  now: number,
): SearchEventRefusal | undefined {
  for (const [index, event] of events.entries()) {
    const refusal = validateSearchEvent(event, index, now);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

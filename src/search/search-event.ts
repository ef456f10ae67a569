import type { Money } from '../pricing/money.ts';

/** What a shopper did with products that a search, a listing or a recommendation showed. */
export type SearchEvent = {
  readonly kind: SearchEventKind;
  /** Who they are to the search service: a random name, which tells nothing of them. */
  readonly userToken: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The answer that showed the products (`SearchResult.queryId`), where one did. */
  readonly queryId?: string;
  readonly items: readonly SearchEventItem[];
};

export const SEARCH_EVENT_KINDS = ['click', 'view', 'add-to-cart', 'purchase'] as const;

export type SearchEventKind = (typeof SEARCH_EVENT_KINDS)[number];

export type SearchEventItem = {
  /** Of the product, as its hit has it. */
  readonly sku: string;
  /** Place among all hits of the answer, from 1. */
  readonly position?: number;
  readonly quantity?: number;
  /** Of one piece. */
  readonly price?: Money;
};

/** Why an event is not told, and which, from 0. */
export type SearchEventRefusal = {
  readonly kind: 'malformed-user' | 'no-items' | 'too-many-items' | 'missing-position' | 'too-old';
  readonly index: number;
};

/** How many products one event may speak of. */
export const MOST_EVENT_ITEMS = 20;

/** How old an event may be, in milliseconds: 30 days. */
export const OLDEST_EVENT = 30 * 24 * 60 * 60 * 1000;

const USER_TOKEN = /^[\w=/+-]{1,129}$/;

/** Why the service would refuse an event. A click on an answer says where in it the product stood. */
export function refuseSearchEvent(
  { kind, userToken, at, queryId, items }: SearchEvent,
  index: number,
  now: number,
): SearchEventRefusal | undefined {
  if (!USER_TOKEN.test(userToken)) return { kind: 'malformed-user', index };
  if (items.length === 0) return { kind: 'no-items', index };
  if (items.length > MOST_EVENT_ITEMS) return { kind: 'too-many-items', index };
  if (!(now - at <= OLDEST_EVENT)) return { kind: 'too-old', index };
  const isPlaced = items.every(({ position = 0 }) => Number.isInteger(position) && position >= 1);
  if (kind === 'click' && queryId && !isPlaced) return { kind: 'missing-position', index };
  return undefined;
}

/** The first of these that the service would refuse. */
export function refuseSearchEvents(
  events: readonly SearchEvent[],
  now: number,
): SearchEventRefusal | undefined {
  for (const [index, event] of events.entries()) {
    const refusal = refuseSearchEvent(event, index, now);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

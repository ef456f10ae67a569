import { toEuroNumber } from '../pricing/money.ts';
import type { SearchEvent, SearchEventItem } from './search-event.ts';

/** An event as other programs write it: prices in euros, and the answer by the name that it has there. */
export type SearchEventDocument = Omit<SearchEvent, 'items' | 'queryId'> & {
  readonly __queryID?: string;
  readonly items: readonly (Omit<SearchEventItem, 'price'> & { readonly price?: number })[];
};

export const formatSearchEvent = ({
  items,
  queryId,
  ...event
}: SearchEvent): SearchEventDocument => ({
  ...event,
  ...(queryId !== undefined && { __queryID: queryId }),
  items: items.map(({ price, ...item }) => ({
    ...item,
    ...(price && { price: toEuroNumber(price) }),
  })),
});

/** Why an event was refused, as a program reads it. */
export const SEARCH_EVENT_REFUSALS = [
  'malformed-user',
  'no-items',
  'too-many-items',
  'missing-position',
  'too-old',
] as const;

/** How many calls one client may send, in how many milliseconds: more than anybody clicks. */
export const SEARCH_EVENT_ATTEMPTS = { most: 120, period: 60 * 1000 } as const;

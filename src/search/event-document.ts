import { toEuroNumber } from '../pricing/money.ts';
import type { SearchEvent, SearchEventItem } from './search-event.ts';

/** An event as external programs write it: prices in euros, and the answer as `__queryID`. */
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

/** Reasons to refuse an event, for programs. */
export const SEARCH_EVENT_REFUSALS = [
  'malformed-user',
  'no-items',
  'too-many-items',
  'missing-position',
  'too-old',
] as const;

/** Rate limit of calls per client: `max` in `period` milliseconds, more than shoppers click. */
export const SEARCH_EVENT_RATE_LIMIT = { max: 120, period: 60 * 1000 } as const;

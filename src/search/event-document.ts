import { fromEuroNumber, toEuroNumber } from '../pricing/money.ts';
import {
  readAs,
  type Reader,
  readListOf,
  readNullOr,
  readNumber,
  readObject,
  readOneOf,
  readTextUpTo,
  readWholeNumber,
  type ValueOf,
} from '../shared/json-reader.ts';
import { type Locale, readLocale } from '../shared/locale.ts';
import { SEARCH_EVENT_KINDS, type SearchEvent } from './search-event.ts';

const readName = readTextUpTo(200);

const readItem = readObject(
  { sku: readName },
  { position: readNumber, quantity: readWholeNumber(1, 1000), price: readNumber },
);

const readDocument = readObject(
  {
    kind: readOneOf(SEARCH_EVENT_KINDS),
    userToken: readName,
    at: readNullOr(readNumber),
    items: readListOf(readItem, 0, 100),
  },
  { __queryID: readName },
);

/**
 * An event as external programs write it: prices in euros, and the answer as `__queryID`. JSON has
 * no NaN: an invalid time is sent as `null`.
 */
type SearchEventDocument = ValueOf<typeof readDocument>;

const formatEvent = ({ items, queryId, ...event }: SearchEvent): SearchEventDocument => ({
  ...event,
  ...(queryId !== undefined && { __queryID: queryId }),
  items: items.map(({ price, ...item }) => ({
    ...item,
    ...(price && { price: toEuroNumber(price) }),
  })),
});

const parseEvent: Reader<SearchEvent> = readAs(
  readDocument,
  ({ at, items, __queryID: queryId, ...event }) => ({
    ...event,
    ...(queryId !== undefined && { queryId }),
    at: at ?? Number.NaN,
    items: items.map(({ price, ...item }) => {
      const amount = fromEuroNumber(price);
      return { ...item, ...(amount && { price: amount }) };
    }),
  }),
);

/** Events of a tab for the search service, in one call. */
export const formatSearchEvents = (locale: Locale, events: readonly SearchEvent[]) => ({
  locale,
  events: events.map(formatEvent),
});

/** Parses what {@link formatSearchEvents} writes. */
export const parseSearchEvents = readObject({
  locale: readLocale,
  events: readListOf(parseEvent, 0, 20),
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

import { z } from 'zod';
import type { SearchEventsFailure } from '#ports/measurement.ts';
import { fromEuroNumber } from '#src/pricing/money.ts';
import { SEARCH_EVENT_KINDS, type SearchEvent } from '#src/search/search-event.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { errorAnswer, type BffAnswer } from './bff-method.ts';

const name = z.string().max(200);

/** Unit price in euros; an invalid amount counts as none. */
const price = z.number().transform((amount) => fromEuroNumber(amount));

const item = z.object({
  sku: name,
  position: z.number().exactOptional(),
  quantity: z.number().int().min(1).max(1000).exactOptional(),
  price: price.exactOptional(),
});

const event = z.object({
  kind: z.enum(SEARCH_EVENT_KINDS),
  userToken: name,
  at: z.number().nullable(),
  __queryID: name.exactOptional(),
  items: z.array(item).max(100),
});

/** Events of a tab for the search service, in one call. */
export const searchEventsField = z.object({
  locale: z.enum(LOCALES),
  events: z.array(event).max(20),
});

/** JSON has no NaN: an invalid time is sent as `null`. */
export const eventsOf = ({ events }: z.infer<typeof searchEventsField>): readonly SearchEvent[] =>
  events.map(({ at, items, __queryID: queryId, ...said }) => ({
    ...said,
    ...(queryId !== undefined && { queryId }),
    at: at ?? Number.NaN,
    items: items.map(({ price, ...one }) => ({ ...one, ...(price && { price }) })),
  }));

/** `index` and `kind` of a rejected event are for programs, the message is for people. */
export function eventsErrorAnswer(failure: SearchEventsFailure): BffAnswer {
  if (failure.kind !== 'events-unavailable') {
    const { kind, index } = failure;
    return { status: 422, body: { message: `Event ${index} is refused: ${kind}.`, kind, index } };
  }
  const { retryAfterSeconds } = failure;
  return retryAfterSeconds === undefined
    ? errorAnswer(503, 'The search service cannot be told now.')
    : errorAnswer(429, 'Too many events were sent from this address.', retryAfterSeconds);
}

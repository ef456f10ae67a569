import { ok } from '#src/shared/result.ts';
import type { EventStore } from '../insights/event-store.ts';
import { eventError } from '../insights/event-error.ts';
import type { SearchCounts } from '../insights/search-counts.ts';
import { fieldOf, type JsonObject } from '../json.ts';
import { badRequest, refuse } from '../refusal.ts';
import type { Answer, Route } from './call.ts';

export type InsightsParts = {
  readonly events: EventStore;
  readonly counts: SearchCounts;
  readonly now: () => Date;
};

/** Routes for events and top searches. */
export function insightsRoutes({ events, counts, now }: InsightsParts): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/1/events',
      access: 'search',
      answer: ({ body }) => acceptEvents(events, body, now()),
    },
    {
      method: 'GET',
      path: '/2/searches',
      access: 'analytics',
      answer: ({ query }) => topSearches(counts, query),
    },
  ];
}

const MAX_EVENTS = 1000;

/** Accepts all events, or none if one is invalid. */
function acceptEvents(events: EventStore, body: unknown, now: Date): Answer {
  const list = fieldOf(body, 'events');
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_EVENTS) {
    return refuse(422, 'events: expected a list of 1 to 1000 events');
  }
  const invalid = (list as readonly unknown[]).flatMap((event, index) => {
    const words = eventError(event, now);
    return words === undefined ? [] : [`events[${index}]: ${words}`];
  });
  if (invalid.length > 0) return refuse(422, invalid.join('; '));
  events.add(list as readonly JsonObject[]);
  return ok({ status: 200, message: 'OK' });
}

const DEFAULT_LIMIT = 10;
const MAX_SEARCHES = 1000;

function topSearches(counts: SearchCounts, query: URLSearchParams): Answer {
  const index = query.get('index');
  if (index === null || index === '') return badRequest('Missing mandatory parameter: index');
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT);
  const offset = Number(query.get('offset') ?? 0);
  const isFine = [limit, offset].every((number) => Number.isInteger(number) && number >= 0);
  if (!isFine || limit > MAX_SEARCHES) return badRequest('Invalid value for "limit" parameter');
  return ok({ searches: counts.top(index).slice(offset, offset + limit) });
}

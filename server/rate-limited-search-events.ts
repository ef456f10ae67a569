import type { RateLimits } from '#ports/shared-stores.ts';
import type { SearchEvents } from '#ports/measurement.ts';
import { SEARCH_EVENT_RATE_LIMIT } from '#src/search/event-document.ts';
import { err } from '#src/shared/result.ts';

type LimitParts = { readonly searchEvents: SearchEvents; readonly rateLimits: RateLimits };

/**
 * Limits a client's events to the search service: it learns from shoppers, and must not learn from
 * many invented events.
 *
 * @param client from `clientIp`.
 */
export const rateLimitedSearchEvents = (
  { searchEvents, rateLimits }: LimitParts,
  client: string,
): SearchEvents => ({
  async send(locale, events) {
    const consumed = await rateLimits.take(
      `search-events:client:${client}`,
      SEARCH_EVENT_RATE_LIMIT,
    );
    if (consumed.ok) return searchEvents.send(locale, events);
    const retryAfterSeconds = Math.ceil(consumed.error.retryAfter / 1000);
    return err({ kind: 'events-unavailable', retryAfterSeconds });
  },
});

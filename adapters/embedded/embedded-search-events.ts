import type { Clock } from '#ports/clock.ts';
import type { Log } from '#ports/log.ts';
import type { SearchEvents } from '#ports/search-events.ts';
import { validateSearchEvents } from '#src/search/search-event.ts';
import { err, ok } from '#src/shared/result.ts';

/** Logs what shoppers did, not who they are; a search in process does not learn from events. */
export const createEmbeddedSearchEvents = (log: Log, clock: Clock): SearchEvents => ({
  tell(locale, events) {
    const refusal = validateSearchEvents(events, clock.now());
    if (refusal) return Promise.resolve(err(refusal));
    for (const { kind, queryId, items } of events) {
      const facts = { locale, kind, items: items.map(({ sku, position }) => ({ sku, position })) };
      log.info('search-event', queryId === undefined ? facts : { ...facts, queryId });
    }
    return Promise.resolve(ok({ told: events.length }));
  },
});

import type { Clock } from '#ports/clock-and-ids.ts';
import type { SearchEvents } from '#ports/measurement.ts';
import { type SearchEvent, validateSearchEvents } from '#src/search/search-event.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';

/** Keeps every event it receives, for tests. */
export type MemorySearchEvents = SearchEvents & {
  readonly events: readonly { readonly locale: Locale; readonly event: SearchEvent }[];
};

export function createMemorySearchEvents(clock: Clock): MemorySearchEvents {
  const recorded: { readonly locale: Locale; readonly event: SearchEvent }[] = [];
  return {
    events: recorded,
    send(locale, events) {
      const refusal = validateSearchEvents(events, clock.now());
      if (refusal) return Promise.resolve(err(refusal));
      recorded.push(...events.map((event) => ({ locale, event })));
      return Promise.resolve(ok({ told: events.length }));
    },
  };
}

import type { Clock } from '#ports/clock.ts';
import type { SearchEvents } from '#ports/search-events.ts';
import { validateSearchEvents, type SearchEvent } from '#src/search/search-event.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';

/** Keeps every event it receives, for tests. */
export type MemorySearchEvents = SearchEvents & {
  readonly told: readonly { readonly locale: Locale; readonly event: SearchEvent }[];
};

export function createMemorySearchEvents(clock: Clock): MemorySearchEvents {
  const told: { readonly locale: Locale; readonly event: SearchEvent }[] = [];
  return {
    told,
    tell(locale, events) {
      const refusal = validateSearchEvents(events, clock.now());
      if (refusal) return Promise.resolve(err(refusal));
      told.push(...events.map((event) => ({ locale, event })));
      return Promise.resolve(ok({ told: events.length }));
    },
  };
}

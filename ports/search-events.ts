import type { SearchEvent, SearchEventRefusal } from '#src/search/search-event.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Tells the search service what became of its answers, so that it learns from them. */
export interface SearchEvents {
  /**
   * Tells all of them or none: where one is refused, `refuseSearchEvent` says why. Never rejects;
   * what could not be told is lost, for no shopper waits for it.
   */
  tell(
    locale: Locale,
    events: readonly SearchEvent[],
  ): Promise<Result<{ readonly told: number }, SearchEventsFailure>>;
}

export type SearchEventsFailure =
  | SearchEventRefusal
  /** `retryAfterSeconds` where too much was told from one address. */
  | { readonly kind: 'events-unavailable'; readonly retryAfterSeconds?: number };

export const SearchEvents = token<SearchEvents>('SearchEvents');

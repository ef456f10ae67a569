import type { SearchEvent, SearchEventRefusal } from '#src/search/search-event.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Reports the outcome of search answers to the search service, so that it learns from them. */
export interface SearchEvents {
  /**
   * Reports all events or none: if one is refused, `validateSearchEvent` says why. Never rejects;
   * events that could not be sent are dropped, since no shopper waits for them.
   */
  tell(
    locale: Locale,
    events: readonly SearchEvent[],
  ): Promise<Result<{ readonly told: number }, SearchEventsFailure>>;
}

export type SearchEventsFailure =
  | SearchEventRefusal
  /** `retryAfterSeconds` if one address has sent too many. */
  | { readonly kind: 'events-unavailable'; readonly retryAfterSeconds?: number };

export const SearchEvents = token<SearchEvents>('SearchEvents');

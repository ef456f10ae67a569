import type { Consent } from '#src/consent/consent.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';
import type { SearchEvent, SearchEventRefusal } from '#src/search/search-event.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Reports what shoppers do to measurement services, as far as each shopper allows. */
export interface Measurement {
  /**
   * Sets what the visitor allows from now on. Nothing is loaded before something is allowed; what
   * was loaded stays, and is told when consent is withdrawn. Never throws.
   */
  setConsent(consent: Consent): void;
  /**
   * Says which address is shown from now on, path and query, in place of that of the tab, which may have
   * what is not to be measured. Never throws.
   */
  showAddress(url: string): void;
  /** Reports an event if anything is allowed; otherwise drops it for good. Never throws. */
  track(event: MeasuredEvent): void;
}

export const Measurement = token<Measurement>('Measurement');

/** Reports the outcome of search answers to the search service, so that it learns from them. */
export interface SearchEvents {
  /**
   * Reports all events or none: if one is refused, `validateSearchEvent` says why. Never rejects;
   * events that could not be sent are dropped, since no shopper waits for them.
   */
  send(
    locale: Locale,
    events: readonly SearchEvent[],
  ): Promise<Result<{ readonly told: number }, SearchEventsFailure>>;
}

export type SearchEventsFailure =
  | SearchEventRefusal
  /** `retryAfterSeconds` if one address has sent too many. */
  | { readonly kind: 'events-unavailable'; readonly retryAfterSeconds?: number };

export const SearchEvents = token<SearchEvents>('SearchEvents');

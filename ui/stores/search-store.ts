import { makeAutoObservable, observableRef } from 'mobx';
import type { SearchHistory } from '#ports/browser-storage.ts';
import type { SearchBox } from '#ports/search.ts';
import type { Hit } from '#src/catalog/product.ts';
import { cardUrl, searchTextUrl } from '#src/listing/listing-url.ts';
import { withoutRecentSearch, withRecentSearch } from '#src/search/recent-searches.ts';
import {
  initialSearchBoxState,
  nextSearchBoxState,
  type SearchBoxEvent,
  type SearchBoxState,
  suggestionsOf,
  type SuggestionStep,
} from '#src/search/search-box-state.ts';
import { arePagesFirst } from '#src/search/search-order.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import { type Suggestion, SUGGESTION_PLANS, type SuggestionGroup } from '#src/search/suggestion.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Timers } from '../navigation/browser.ts';
import type { ShopStore } from './shop-store.ts';

type SearchStoreDependencies = {
  readonly locale: Locale;
  /** Holds whether the search sheet is open (T1). */
  readonly shop: ShopStore;
  /** Returns a search box whose requests the signal aborts. */
  readonly searchBoxWithSignal: (until: AbortSignal) => SearchBox;
  readonly history: SearchHistory;
  readonly timers: Timers;
};

/** Surface of the search: the header's field or a sheet over the page. */
export type SearchSurface = keyof typeof SUGGESTION_PLANS;

/** Debounce time of typing, in milliseconds. */
const TYPING_DEBOUNCE = 120;

/**
 * Search field of a tab, an observable shell around the reducer {@link nextSearchBoxState}. Sends
 * requests and drops outdated answers.
 */
export class SearchStore {
  box: SearchBoxState;
  readonly #dependencies: SearchStoreDependencies;
  /** Text of the field when the page appeared, or when the next one was asked for. */
  #textBefore: string;
  #stopWaiting: () => void = () => {};
  #areTopRequested = false;

  constructor(page: PageModel, dependencies: SearchStoreDependencies) {
    this.#textBefore = textOf(page);
    this.box = initialSearchBoxState(this.#textBefore);
    this.#dependencies = dependencies;
    makeAutoObservable(this, { box: observableRef }, { autoBind: true });
  }

  get isOverlayOpen(): boolean {
    return this.#dependencies.shop.state.isSearchPanelOpen;
  }

  get surface(): SearchSurface {
    return this.isOverlayOpen ? 'overlay' : 'panel';
  }

  get groups(): readonly SuggestionGroup[] {
    return suggestionsOf(this.box, SUGGESTION_PLANS[this.surface]);
  }

  get suggestions(): readonly Suggestion[] {
    return this.groups.flatMap(({ suggestions }) => suggestions);
  }

  /** Suggestion that Enter follows instead of searching for the typed text. */
  get chosen(): Suggestion | undefined {
    const { active } = this.box;
    return active === undefined ? undefined : this.suggestions[active];
  }

  /** Whether the answer is for the typed text. */
  get hasCurrentAnswer(): boolean {
    return this.box.answer.text === normalizeSearchText(this.box.typed);
  }

  type(text: string): void {
    this.apply({ type: 'typed', text });
    this.#scheduleFetch(TYPING_DEBOUNCE);
  }

  /** The field was focused. */
  open(): void {
    if (this.box.isOpen) return;
    this.apply({ type: 'recent-searches-loaded', recent: this.#dependencies.history.load() });
    this.apply({ type: 'opened' });
    this.#fetchTopSearches();
    if (!this.hasCurrentAnswer) this.#scheduleFetch(0);
  }

  openOverlay(): void {
    this.#dependencies.shop.openSearchPanel();
    this.open();
  }

  close(): void {
    this.#closeOverlay();
    this.apply({ type: 'closed' });
  }

  /** Returns whether Escape had an effect here. */
  escape(): boolean {
    const hadEffect = this.box.isOpen || this.box.typed !== '';
    this.apply({ type: 'escaped' });
    return hadEffect;
  }

  move(to: SuggestionStep): void {
    this.open();
    this.apply({ type: 'moved', to, count: this.suggestions.length });
  }

  /** URL for Enter; `undefined` for an empty text. Adds a searched text to the history. */
  submit(): string | undefined {
    const { chosen } = this;
    if (chosen) {
      this.recordFollowed(chosen);
      return this.urlOf(chosen);
    }
    const text = normalizeSearchText(this.box.typed);
    if (text === '') return undefined;
    this.remember(text);
    return searchTextUrl(text, this.#dependencies.locale);
  }

  urlOf(suggestion: Suggestion): string {
    switch (suggestion.kind) {
      case 'text':
        return searchTextUrl(suggestion.query, this.#dependencies.locale);
      case 'entry':
        return suggestion.entry.url;
      case 'product':
        return this.#urlOfHit(suggestion.found.hit);
    }
  }

  /** Must be called when a suggestion is followed. */
  recordFollowed(suggestion: Suggestion): void {
    if (suggestion.kind === 'text') this.remember(suggestion.query);
  }

  /** Adds a text to the history, which is read again, as other tabs may have written it. */
  remember(text: string): void {
    this.#saveRecent(withRecentSearch(this.#dependencies.history.load(), text));
  }

  forget(text: string): void {
    this.#saveRecent(withoutRecentSearch(this.#dependencies.history.load(), text));
  }

  forgetAll(): void {
    this.#saveRecent([]);
  }

  /** Another page was asked for. */
  leavePage(): void {
    this.#textBefore = this.box.typed;
  }

  /**
   * Resets the field to the search text of a new page, and closes the overlay. What is being typed
   * meanwhile stays, with its suggestions where they are below the field.
   */
  showPage(page: PageModel): void {
    const { typed, isOpen, recent, top } = this.box;
    const isTyping = isOpen && typed !== this.#textBefore;
    this.#textBefore = textOf(page);
    if (isTyping && !this.isOverlayOpen) return;
    this.#stopWaiting();
    this.#closeOverlay();
    const shown = isTyping ? typed : this.#textBefore;
    this.box = { ...initialSearchBoxState(shown), recent, top };
  }

  private apply(event: SearchBoxEvent): void {
    this.box = nextSearchBoxState(this.box, event);
  }

  #closeOverlay(): void {
    this.#dependencies.shop.closeSearchPanel();
  }

  /** Uses the text of the answer, as the typed text may have changed since. */
  #urlOfHit(hit: Hit): string {
    const { text: query } = this.box.answer;
    return cardUrl(hit, { appliedFilters: [], query, locale: this.#dependencies.locale });
  }

  #saveRecent(recent: readonly string[]): void {
    this.#dependencies.history.save(recent);
    this.apply({ type: 'recent-searches-loaded', recent });
  }

  /** Schedules a request; cancels the previous one, whether it has been sent or not. */
  #scheduleFetch(pause: number): void {
    this.#stopWaiting();
    const text = normalizeSearchText(this.box.typed);
    if (text === '') return;
    const call = new AbortController();
    const callOff = this.#dependencies.timers.after(
      pause,
      () => void this.#fetchSuggestions(text, call.signal),
    );
    this.#stopWaiting = () => {
      callOff();
      call.abort();
    };
  }

  async #fetchSuggestions(text: string, until: AbortSignal): Promise<void> {
    const box = this.#dependencies.searchBoxWithSignal(until);
    const { locale } = this.#dependencies;
    const [found, didYouMean] = await Promise.all([
      box.find(locale, text, 'search-box'),
      box.didYouMean(locale, text),
    ]);
    if (until.aborted) return;
    const pagesFirst = arePagesFirst(found, text, languageOf(locale));
    const answer = { text, found, didYouMean, arePagesFirst: pagesFirst };
    this.apply({ type: 'answered', answer, plan: SUGGESTION_PLANS[this.surface] });
  }

  #fetchTopSearches(): void {
    if (this.#areTopRequested) return;
    this.#areTopRequested = true;
    const { searchBoxWithSignal, locale } = this.#dependencies;
    void searchBoxWithSignal(new AbortController().signal)
      .topSearches(locale)
      .then(({ searches: top }) => this.apply({ type: 'top-searches-loaded', top }));
  }
}

const textOf = (page: PageModel): string => (page.type === 'search' ? page.query : '');

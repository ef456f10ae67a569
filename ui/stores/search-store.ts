import { makeAutoObservable, observableRef } from 'mobx';
import type { SearchBox } from '#ports/search-box.ts';
import type { SearchHistory } from '#ports/search-history.ts';
import type { Hit } from '#src/catalog/product.ts';
import { cardUrl } from '#src/listing/card-url.ts';
import { withoutSearch, withSearch } from '#src/search/recent-searches.ts';
import {
  nextSearchBox,
  searchBoxWith,
  suggestionsOf,
  type SearchBoxEvent,
  type SearchBoxState,
  type Step,
} from '#src/search/search-box-state.ts';
import { tidySearchText } from '#src/search/search-text.ts';
import { textUrl } from '#src/search/search-url.ts';
import { SUGGESTION_PLANS, type Suggestion, type SuggestionGroup } from '#src/search/suggestion.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Timers } from '../navigation/browser.ts';
import type { ShopStore } from './shop-store.ts';

type World = {
  readonly locale: Locale;
  /** Holds whether the search sheet is open (T1). */
  readonly shop: ShopStore;
  /** Returns a search box whose requests the signal aborts. */
  readonly boxUntil: (until: AbortSignal) => SearchBox;
  readonly history: SearchHistory;
  readonly timers: Timers;
};

/** Place of the search: the header's field or a sheet over the page. */
export type SearchPlace = keyof typeof SUGGESTION_PLANS;

/** Debounce time of typing, in milliseconds. */
const PAUSE = 120;

/**
 * Search field of a tab, an observable shell around the reducer {@link nextSearchBox}. Sends
 * requests and drops outdated answers.
 */
export class SearchStore {
  box: SearchBoxState;
  readonly #world: World;
  #stopWaiting: () => void = () => {};
  #areTopAsked = false;

  constructor(page: PageModel, world: World) {
    this.box = searchBoxWith(textOf(page));
    this.#world = world;
    makeAutoObservable(this, { box: observableRef }, { autoBind: true });
  }

  get isOverlayOpen(): boolean {
    return this.#world.shop.state.isSearchPanelOpen;
  }

  get place(): SearchPlace {
    return this.isOverlayOpen ? 'overlay' : 'panel';
  }

  get groups(): readonly SuggestionGroup[] {
    return suggestionsOf(this.box, SUGGESTION_PLANS[this.place]);
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
  get isAnswered(): boolean {
    return this.box.answer.text === tidySearchText(this.box.typed);
  }

  type(text: string): void {
    this.apply({ type: 'typed', text });
    this.#ask(PAUSE);
  }

  /** The field was focused. */
  open(): void {
    if (this.box.isOpen) return;
    this.apply({ type: 'recalled', recent: this.#world.history.load() });
    this.apply({ type: 'opened' });
    this.#askTop();
    if (!this.isAnswered) this.#ask(0);
  }

  openOverlay(): void {
    this.#world.shop.apply({ type: 'panel-opened', panel: 'search' });
    this.open();
  }

  close(): void {
    this.#closeOverlay();
    this.apply({ type: 'closed' });
  }

  /** Returns whether Escape had an effect here. */
  escape(): boolean {
    const meant = this.box.isOpen || this.box.typed !== '';
    this.apply({ type: 'escaped' });
    return meant;
  }

  move(to: Step): void {
    this.open();
    this.apply({ type: 'moved', to, count: this.suggestions.length });
  }

  /** URL for Enter; `undefined` for an empty text. Adds a searched text to the history. */
  submit(): string | undefined {
    const { chosen } = this;
    if (chosen) {
      this.take(chosen);
      return this.urlOf(chosen);
    }
    const text = tidySearchText(this.box.typed);
    if (text === '') return undefined;
    this.remember(text);
    return textUrl(text, this.#world.locale);
  }

  urlOf(suggestion: Suggestion): string {
    switch (suggestion.kind) {
      case 'text':
        return textUrl(suggestion.query, this.#world.locale);
      case 'entry':
        return suggestion.entry.url;
      case 'product':
        return this.#urlOfHit(suggestion.found.hit);
    }
  }

  /** Must be called when a suggestion is followed. */
  take(suggestion: Suggestion): void {
    if (suggestion.kind === 'text') this.remember(suggestion.query);
  }

  /** Adds a text to the history, which is read again, as other tabs may have written it. */
  remember(text: string): void {
    this.#keep(withSearch(this.#world.history.load(), text));
  }

  forget(text: string): void {
    this.#keep(withoutSearch(this.#world.history.load(), text));
  }

  forgetAll(): void {
    this.#keep([]);
  }

  /** Resets the field to the search text of a new page, and closes the overlay. */
  showPage(page: PageModel): void {
    this.#stopWaiting();
    this.#closeOverlay();
    const { recent, top } = this.box;
    this.box = { ...searchBoxWith(textOf(page)), recent, top };
  }

  private apply(event: SearchBoxEvent): void {
    this.box = nextSearchBox(this.box, event);
  }

  #closeOverlay(): void {
    this.#world.shop.apply({ type: 'panel-closed', panel: 'search' });
  }

  /** Uses the text of the answer, as the typed text may have changed since. */
  #urlOfHit(hit: Hit): string {
    const { text: query } = this.box.answer;
    return cardUrl(hit, { appliedFilters: [], query, locale: this.#world.locale });
  }

  #keep(recent: readonly string[]): void {
    this.#world.history.save(recent);
    this.apply({ type: 'recalled', recent });
  }

  /** Schedules a request; cancels the previous one, whether it has been sent or not. */
  #ask(pause: number): void {
    this.#stopWaiting();
    const text = tidySearchText(this.box.typed);
    if (text === '') return;
    const call = new AbortController();
    const callOff = this.#world.timers.after(pause, () => void this.#look(text, call.signal));
    this.#stopWaiting = () => {
      callOff();
      call.abort();
    };
  }

  async #look(text: string, until: AbortSignal): Promise<void> {
    const box = this.#world.boxUntil(until);
    const { locale } = this.#world;
    const [found, didYouMean] = await Promise.all([
      box.find(locale, text, 'search-box'),
      box.didYouMean(locale, text),
    ]);
    if (!until.aborted) this.apply({ type: 'answered', answer: { text, found, didYouMean } });
  }

  #askTop(): void {
    if (this.#areTopAsked) return;
    this.#areTopAsked = true;
    const { boxUntil, locale } = this.#world;
    void boxUntil(new AbortController().signal)
      .topSearches(locale)
      .then(({ searches: top }) => this.apply({ type: 'topped', top }));
  }
}

const textOf = (page: PageModel): string => (page.type === 'search' ? page.query : '');

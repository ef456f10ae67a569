import { type CombinedSearch, EMPTY_COMBINED_SEARCH, type FoundEntry } from './combined-search.ts';
import type { HighlightedText } from './highlight.ts';
import type { RecentSearches } from './recent-searches.ts';
import { bestMatches, pagesToShow } from './search-order.ts';
import { normalizeSearchText } from './search-text.ts';
import {
  type Suggestion,
  type SuggestionGroup,
  type SuggestionPlan,
  withPagesFirst,
} from './suggestion.ts';

/** Results that the search box has for a text. */
export type SearchBoxAnswer = {
  /** Normalized by `normalizeSearchText`. */
  readonly text: string;
  readonly found: CombinedSearch;
  readonly didYouMean: readonly string[];
  /** Whether pages answer the text better than products do. */
  readonly arePagesFirst: boolean;
};

export type SearchBoxState = {
  /** Text of the field, as typed. */
  readonly typed: string;
  readonly isOpen: boolean;
  /** Index of the suggestion that Enter would take, over all groups; if unset, the typed text. */
  readonly active: number | undefined;
  /** Latest accepted answer; it was for the text typed at that time. */
  readonly answer: SearchBoxAnswer;
  readonly recent: RecentSearches;
  readonly top: readonly string[];
};

export type SearchBoxEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'escaped' }
  /** `count` is the number of suggestions shown. */
  | { readonly type: 'moved'; readonly to: SuggestionStep; readonly count: number }
  /** `plan` is that of the suggestions shown. */
  | { readonly type: 'answered'; readonly answer: SearchBoxAnswer; readonly plan: SuggestionPlan }
  | { readonly type: 'recent-searches-loaded'; readonly recent: RecentSearches }
  | { readonly type: 'top-searches-loaded'; readonly top: readonly string[] };

export type SuggestionStep = 'next' | 'previous' | 'first' | 'last';

const EMPTY_ANSWER: SearchBoxAnswer = {
  text: '',
  found: EMPTY_COMBINED_SEARCH,
  didYouMean: [],
  arePagesFirst: false,
};

/** Initial state; on the search page the box contains the current search text. */
export const initialSearchBoxState = (typed: string): SearchBoxState => ({
  typed,
  isOpen: false,
  active: undefined,
  answer: EMPTY_ANSWER,
  recent: [],
  top: [],
});

/**
 * Returns the state after an event. An answer is accepted only while its text is still the typed
 * one: a late answer never replaces a newer one, however long either took. Escape first closes,
 * then clears. Steps move through the suggestions and back to the field.
 */
export function nextSearchBoxState(state: SearchBoxState, event: SearchBoxEvent): SearchBoxState {
  switch (event.type) {
    case 'typed':
      return withTypedText(state, event.text);
    case 'opened':
      return { ...state, isOpen: true };
    case 'closed':
      return { ...withoutActive(state), isOpen: false };
    case 'escaped':
      return state.isOpen
        ? { ...withoutActive(state), isOpen: false }
        : { ...withoutActive(state), typed: '' };
    case 'moved':
      return moved(state, event.to, event.count);
    case 'answered':
      return event.answer.text === normalizeSearchText(state.typed)
        ? withAnswer(state, event.answer, event.plan)
        : state;
    case 'recent-searches-loaded':
      return { ...withoutActive(state), recent: event.recent };
    case 'top-searches-loaded':
      return { ...state, top: event.top };
  }
}

/** An empty field drops the previous results. */
const withTypedText = (state: SearchBoxState, typed: string): SearchBoxState => ({
  ...withoutActive(state),
  typed,
  isOpen: true,
  answer: normalizeSearchText(typed) === '' ? EMPTY_ANSWER : state.answer,
});

/** The active suggestion stays, wherever it is now, if the answer has it too. */
function withAnswer(
  state: SearchBoxState,
  answer: SearchBoxAnswer,
  plan: SuggestionPlan,
): SearchBoxState {
  const answered = { ...withoutActive(state), answer };
  if (state.active === undefined) return answered;
  const keys = (of: SearchBoxState): readonly string[] =>
    suggestionsOf(of, plan).flatMap(({ suggestions }) => suggestions.map(keyOf));
  const active = keys(answered).indexOf(keys(state)[state.active] ?? '');
  return active === -1 ? answered : { ...answered, active };
}

/** What a suggestion leads to. */
function keyOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'text':
      return `text ${suggestion.query}`;
    case 'entry':
      return `entry ${suggestion.entry.url}`;
    case 'product':
      return `product ${suggestion.found.hit.sku}`;
  }
}

const withoutActive = (state: SearchBoxState): SearchBoxState => ({ ...state, active: undefined });

/** The first step opens a closed box. The field is one more position, before the first. */
function moved(state: SearchBoxState, to: SuggestionStep, count: number): SearchBoxState {
  if (!state.isOpen) return { ...state, isOpen: true };
  const positions = count + 1;
  const here = state.active === undefined ? 0 : state.active + 1;
  const target =
    { next: here + 1, previous: here - 1 + positions, first: 1, last: count }[to] % positions;
  return target === 0 ? withoutActive(state) : { ...state, active: target - 1 };
}

/**
 * Suggestions of the box. Before anything is typed: recent searches of this shopper, and top
 * searches of others. Then the results for the text; until they arrive, those of the previous one.
 */
export const suggestionsOf = (
  state: SearchBoxState,
  plan: SuggestionPlan,
): readonly SuggestionGroup[] => {
  const text = normalizeSearchText(state.typed);
  return text === ''
    ? allocateSuggestions(initialSuggestions(state), plan)
    : allocateSuggestions(
        matchesOf(state, text),
        state.answer.arePagesFirst ? withPagesFirst(plan) : plan,
      );
};

const initialSuggestions = ({ recent, top }: SearchBoxState): readonly SuggestionGroup[] => [
  { name: 'recent', suggestions: recent.map(textSuggestion) },
  { name: 'top', suggestions: top.filter((query) => !recent.includes(query)).map(textSuggestion) },
];

function matchesOf(
  { answer, recent, top }: SearchBoxState,
  text: string,
): readonly SuggestionGroup[] {
  const { products, categories, filteredCategories, pages } = answer.found;
  const completions = completionsOf(text, [...new Set([...recent, ...top])]);
  const queries = [
    ...answer.didYouMean.map(textSuggestion),
    ...completions.map(({ query, title }): Suggestion => ({ kind: 'text', query, title })),
  ];
  return [
    { name: 'queries', suggestions: queries },
    {
      name: 'categories',
      suggestions: entriesOf(bestMatches([...categories, ...filteredCategories])),
    },
    { name: 'pages', suggestions: entriesOf(pagesToShow(pages, answer.arePagesFirst)) },
    { name: 'products', suggestions: products.map((found) => ({ kind: 'product', found })) },
  ];
}

const textSuggestion = (query: string): Suggestion => ({
  kind: 'text',
  query,
  title: [{ text: query, isMatch: true }],
});

const entriesOf = (entries: readonly FoundEntry[]): readonly Suggestion[] =>
  entries.map((entry) => ({ kind: 'entry', entry }));

/**
 * Fits the suggestions into the available rows, in the order of the plan. Each group has its share
 * of the rows; free ones go to the others, the last of the plan first. Drops groups without
 * suggestions.
 */
export function allocateSuggestions(
  groups: readonly SuggestionGroup[],
  { max, shares }: SuggestionPlan,
): readonly SuggestionGroup[] {
  let free = max;
  const rows = shares.map(([name, share]) => {
    const suggestions = groups.find((group) => group.name === name)?.suggestions ?? [];
    const count = Math.min(share, suggestions.length, free);
    free -= count;
    return { name, suggestions, count };
  });
  for (const row of rows.toReversed()) {
    const more = Math.min(free, row.suggestions.length - row.count);
    row.count += more;
    free -= more;
  }
  return rows
    .filter(({ count }) => count > 0)
    .map(({ name, suggestions, count }) => ({ name, suggestions: suggestions.slice(0, count) }));
}

/** A text that completes the typed one, with the typed part highlighted. */
type Completion = { readonly query: string; readonly title: HighlightedText };

/**
 * Texts in which a word begins as typed: "box" may mean "boxspring 180x200" and "hoge boxspring".
 * The typed text itself is no completion.
 */
export function completionsOf(typed: string, texts: readonly string[]): readonly Completion[] {
  const lowerTyped = typed.toLowerCase();
  return texts.flatMap((query) => {
    const index = ` ${query.toLowerCase()}`.indexOf(` ${lowerTyped}`);
    if (lowerTyped === '' || index === -1 || query.length === typed.length) return [];
    return [{ query, title: markedAt(query, index, typed.length) }];
  });
}

const markedAt = (text: string, start: number, length: number): HighlightedText =>
  [
    { text: text.slice(0, start), isMatch: false },
    { text: text.slice(start, start + length), isMatch: true },
    { text: text.slice(start + length), isMatch: false },
  ].filter((part) => part.text !== '');

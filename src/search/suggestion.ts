import type { FoundEntry, FoundProduct } from './combined-search.ts';
import type { HighlightedText } from './highlight.ts';

/** One row of the search box: a text to search for, a page of the editors, or a product. */
export type Suggestion =
  | { readonly kind: 'text'; readonly query: string; readonly title: HighlightedText }
  | { readonly kind: 'entry'; readonly entry: FoundEntry }
  | { readonly kind: 'product'; readonly found: FoundProduct };

export type SuggestionGroupName =
  | 'recent'
  | 'top'
  | 'queries'
  | 'categories'
  | 'products'
  | 'pages';

/** Suggestions of one kind, with the group's name. Never empty. */
export type SuggestionGroup = {
  readonly name: SuggestionGroupName;
  readonly suggestions: readonly Suggestion[];
};

/** Maximum number of suggestions, and the number guaranteed to each group. */
export type SuggestionPlan = {
  readonly max: number;
  /** In display order. */
  readonly shares: readonly (readonly [SuggestionGroupName, number])[];
};

/** `panel` is below the field of a wide screen, `overlay` covers a narrow one. */
export const SUGGESTION_PLANS = {
  panel: {
    max: 10,
    shares: [
      ['recent', 5],
      ['top', 5],
      ['queries', 2],
      ['categories', 3],
      ['pages', 1],
      ['products', 4],
    ],
  },
  overlay: {
    max: 8,
    shares: [
      ['recent', 4],
      ['top', 4],
      ['queries', 2],
      ['categories', 2],
      ['products', 3],
      ['pages', 1],
    ],
  },
} as const satisfies Readonly<Record<string, SuggestionPlan>>;

/** Rows guaranteed to pages that answer the typed text. */
const MAX_ANSWERS = 3;

/** The plan for a text that pages answer better than products do. */
export const withPagesFirst = ({ max, shares }: SuggestionPlan): SuggestionPlan => ({
  max,
  shares: [['pages', MAX_ANSWERS], ...shares.filter(([name]) => name !== 'pages')],
});

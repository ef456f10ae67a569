import type { FoundEntry, FoundProduct } from './combined-search.ts';
import type { HighlightedText } from './highlight.ts';

/** What the search box offers in one row: a text to look for, an editors' page, or a product. */
export type Suggestion =
  | { readonly kind: 'text'; readonly query: string; readonly title: HighlightedText }
  | { readonly kind: 'entry'; readonly entry: FoundEntry }
  | { readonly kind: 'product'; readonly found: FoundProduct };

export type SuggestionGroupName =
  'recent' | 'top' | 'queries' | 'categories' | 'products' | 'pages';

/** Suggestions of one kind, under their name. Never empty. */
export type SuggestionGroup = {
  readonly name: SuggestionGroupName;
  readonly suggestions: readonly Suggestion[];
};

/** How many suggestions there is room for, and how many of them each group has for certain. */
export type SuggestionPlan = {
  readonly most: number;
  /** In the order in which they are shown. */
  readonly shares: readonly (readonly [SuggestionGroupName, number])[];
};

/** Under the field of a wide screen, and on the whole of a narrow one. */
export const SUGGESTION_PLANS = {
  panel: {
    most: 10,
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
    most: 8,
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

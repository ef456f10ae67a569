import type { Hit } from '../catalog/product.ts';
import type { HighlightedText } from './highlight.ts';
import type { SearchGroup } from './search-plan.ts';

/** A product that a text was found in, and its name with what was found. */
export type FoundProduct = { readonly hit: Hit; readonly name: HighlightedText };

/** A category, a filtered category or a page whose title a text was found in. */
export type FoundEntry = {
  readonly title: HighlightedText;
  /** Path of its page, with a leading slash. */
  readonly url: string;
};

/** What a text was found in, group by group (S3, S5), each in the order of the search service. */
export type CombinedSearch = Readonly<
  Record<Exclude<SearchGroup, 'products'>, readonly FoundEntry[]>
> & { readonly products: readonly FoundProduct[] };

/**
 * What a combined search shows that failed, and one that was asked nothing: four empty groups (S5).
 */
export const EMPTY_COMBINED_SEARCH: CombinedSearch = {
  products: [],
  categories: [],
  filteredCategories: [],
  pages: [],
};

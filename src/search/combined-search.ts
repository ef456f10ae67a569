import type { Hit } from '../catalog/product.ts';
import type { HighlightedText } from './highlight.ts';
import type { SearchGroup } from './search-plan.ts';

/** A product that a text was found in, with its highlighted name. */
export type FoundProduct = { readonly hit: Hit; readonly name: HighlightedText };

/** A category, a filtered category or a page whose title a text was found in. */
export type FoundEntry = {
  readonly title: HighlightedText;
  /** Path of its page, with a leading slash. */
  readonly url: string;
};

/** Results of a text by group (S3, S5), each in the order of the search service. */
export type CombinedSearch = Readonly<
  Record<Exclude<SearchGroup, 'products'>, readonly FoundEntry[]>
> & { readonly products: readonly FoundProduct[] };

/** Result of a combined search that failed, or asked for nothing: four empty groups (S5). */
export const EMPTY_COMBINED_SEARCH: CombinedSearch = {
  products: [],
  categories: [],
  filteredCategories: [],
  pages: [],
};

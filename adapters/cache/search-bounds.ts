import type { SearchRequest } from '#src/search/search-result.ts';

/* What is asked often enough to be remembered; of all else there is no end (FT18). */

const MOST_FACETS = 3;
const MOST_VALUES = 6;
const MOST_PAGES = 10;
const LONGEST_TEXT = 40;

/** A text that others may type, too. It is remembered briefly: even of those there are many. */
export const isCommonText = (text: string): boolean => text.length <= LONGEST_TEXT;

export function isCommonSearch({ query, selection, page }: SearchRequest): boolean {
  const values = selection.flatMap((facet) => (facet.kind === 'values' ? facet.values : ['range']));
  const isNarrow = selection.length > MOST_FACETS || values.length > MOST_VALUES;
  return isCommonText(query) && !isNarrow && page <= MOST_PAGES;
}

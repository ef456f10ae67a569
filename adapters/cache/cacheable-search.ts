import type { SearchRequest } from '#src/search/search-result.ts';

/* Requests frequent enough to be cached; all others are unlimited in number (FT18). */

const MOST_FACETS = 3;
const MOST_VALUES = 6;
const MOST_PAGES = 10;
const LONGEST_TEXT = 40;

/** Whether others may type this text, too. Its results are cached briefly: such texts are many. */
export const isCacheableText = (text: string): boolean => text.length <= LONGEST_TEXT;

export function isCacheableSearch({ query, selection, page }: SearchRequest): boolean {
  const values = selection.flatMap((facet) => (facet.kind === 'values' ? facet.values : ['range']));
  const isNarrow = selection.length > MOST_FACETS || values.length > MOST_VALUES;
  return isCacheableText(query) && !isNarrow && page <= MOST_PAGES;
}

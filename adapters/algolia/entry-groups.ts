import type { SearchGroup } from '#src/search/combined-search.ts';
import { toFacetFilters } from '#src/search/facet-filters.ts';
import type { AlgoliaPayload } from './algolia-client.ts';

/** The groups of the search box that hold editors' pages, which share an index. */
export type EntryGroup = Exclude<SearchGroup, 'products'>;

/** Record field with the group of a page. */
export const ENTRY_GROUP_FIELD = 'group';

/** Limits a query to one group. Filtered categories have to match all words, others some. */
export const entryGroupParameters = (group: EntryGroup): AlgoliaPayload => ({
  facetFilters: toFacetFilters([{ kind: 'values', name: ENTRY_GROUP_FIELD, values: [group] }], []),
  ...(group === 'filteredCategories' && { removeWordsIfNoResults: 'none' }),
});

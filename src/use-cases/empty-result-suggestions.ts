import type { SearchResult } from '../search/search-result.ts';
import type { Selection } from '../filters/selection.ts';
import {
  droppedFacets,
  relaxedSelections,
  TEXT_RELAXATIONS,
  type EmptyResultSuggestion,
} from '../listing/empty-result-suggestion.ts';
import { queryProducts, type ProductQuery, type ProductSearchContext } from './query-products.ts';

/**
 * Suggestions for a listing without results: without one facet of its selection, else without all;
 * without its text, or its category. Each has at least one hit, and their number.
 */
export async function emptyResultSuggestions(
  context: ProductSearchContext,
  productQuery: ProductQuery,
  { status, nbHits, facets }: Pick<SearchResult, 'status' | 'nbHits' | 'facets'>,
): Promise<readonly EmptyResultSuggestion[]> {
  if (status !== 200 || nbHits > 0) return [];
  const [ofFilters, ofText] = await Promise.all([
    filterSuggestions(context, productQuery, facets),
    tryCandidates(context, productQuery, textCandidates(productQuery)),
  ]);
  return [...ofFilters, ...ofText];
}

/** A suggestion with this selection. */
const narrowedTo = (selection: Selection): SuggestionCandidate => ({ selection });

/** A suggestion whose number of hits is not known yet. */
type SuggestionCandidate = Omit<EmptyResultSuggestion, 'nbHits' | 'dropped'>;

async function filterSuggestions(
  context: ProductSearchContext,
  productQuery: ProductQuery,
  facets: SearchResult['facets'],
): Promise<readonly EmptyResultSuggestion[]> {
  const { selection } = productQuery;
  if (selection.length === 0) return [];
  const single = await tryCandidates(
    context,
    productQuery,
    relaxedSelections(selection, facets).map(narrowedTo),
  );
  if (single.length > 0 || selection.length === 1) return single;
  return tryCandidates(context, productQuery, [narrowedTo([])]);
}

/** A shop-wide search has no category whose text could be removed. */
const textCandidates = ({
  objectId,
  query,
  selection,
}: ProductQuery): readonly SuggestionCandidate[] =>
  objectId === '' || query === undefined
    ? []
    : TEXT_RELAXATIONS.map((text) => ({ selection: text === 'dropped' ? selection : [], text }));

async function tryCandidates(
  context: ProductSearchContext,
  productQuery: ProductQuery,
  tries: readonly SuggestionCandidate[],
): Promise<readonly EmptyResultSuggestion[]> {
  const found = await Promise.all(
    tries.map((candidate) => tryCandidate(context, productQuery, candidate)),
  );
  return found.filter((candidate) => candidate.nbHits > 0);
}

async function tryCandidate(
  context: ProductSearchContext,
  productQuery: ProductQuery,
  candidate: SuggestionCandidate,
): Promise<EmptyResultSuggestion> {
  const { selection, text } = candidate;
  const { countedDays: _, deliveredWithin, ...query } = productQuery;
  const { nbHits } = await queryProducts(context, {
    ...query,
    ...(text !== 'everywhere' && deliveredWithin !== undefined && { deliveredWithin }),
    ...(text === 'dropped' && { query: '' }),
    ...(text === 'everywhere' && { pageType: 'search', objectId: '' }),
    selection,
    page: 1,
    itemsPerPage: 0,
  });
  return { ...candidate, dropped: droppedFacets(productQuery.selection, selection), nbHits };
}

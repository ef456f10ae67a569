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
 * Queries a listing. A selection, or a text in a category, without results has suggestions: without
 * one facet, else without all; without the text, or the category. Each has at least one hit, and
 * their number.
 */
export async function queryWithSuggestions(
  context: ProductSearchContext,
  productQuery: ProductQuery,
): Promise<readonly [SearchResult, readonly EmptyResultSuggestion[]]> {
  const result = await queryProducts(context, productQuery);
  if (result.status !== 200 || result.nbHits > 0) return [result, []];
  const [ofFilters, ofText] = await Promise.all([
    filterSuggestions(context, productQuery, result.facets),
    tryCandidates(context, productQuery, textCandidates(productQuery)),
  ]);
  return [result, [...ofFilters, ...ofText]];
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

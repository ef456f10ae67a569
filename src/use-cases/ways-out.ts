import type { SearchResult } from '../search/search-result.ts';
import type { Selection } from '../filters/selection.ts';
import { droppedFacets, selectionsToTry, TEXT_WAYS, type WayOut } from '../listing/way-out.ts';
import { askSearch, type ProductQuestion, type SearchVisit } from './ask-search.ts';

/** Queries a listing, with suggestions if it has no results. */
export async function askWithWaysOut(
  visit: SearchVisit,
  question: ProductQuestion,
): Promise<readonly [SearchResult, readonly WayOut[]]> {
  const result = await askSearch(visit, question);
  return [result, await waysOut(visit, question, result)];
}

/**
 * Suggestions for a selection or a text in a category without results: without one facet, else
 * without all; without the text, or the category. Each has at least one hit, and their number.
 */
export async function waysOut(
  visit: SearchVisit,
  question: ProductQuestion,
  { status, nbHits, facets }: SearchResult,
): Promise<readonly WayOut[]> {
  if (status !== 200 || nbHits > 0) return [];
  const [ofFilters, ofText] = await Promise.all([
    waysOfFilters(visit, question, facets),
    tryAll(visit, question, textTries(question)),
  ]);
  return [...ofFilters, ...ofText];
}

/** A suggestion with this selection. */
const narrowedTo = (selection: Selection): Try => ({ selection });

/** A suggestion whose number of hits is not known yet. */
type Try = Omit<WayOut, 'nbHits' | 'dropped'>;

async function waysOfFilters(
  visit: SearchVisit,
  question: ProductQuestion,
  facets: SearchResult['facets'],
): Promise<readonly WayOut[]> {
  const { selection } = question;
  if (selection.length === 0) return [];
  const single = await tryAll(visit, question, selectionsToTry(selection, facets).map(narrowedTo));
  if (single.length > 0 || selection.length === 1) return single;
  return tryAll(visit, question, [narrowedTo([])]);
}

/** A shop-wide search has no category whose text could be removed. */
const textTries = ({ objectId, query, selection }: ProductQuestion): readonly Try[] =>
  objectId === '' || query === undefined
    ? []
    : TEXT_WAYS.map((text) => ({ selection: text === 'dropped' ? selection : [], text }));

async function tryAll(
  visit: SearchVisit,
  question: ProductQuestion,
  tries: readonly Try[],
): Promise<readonly WayOut[]> {
  const found = await Promise.all(tries.map((way) => tryOut(visit, question, way)));
  return found.filter((way) => way.nbHits > 0);
}

async function tryOut(visit: SearchVisit, question: ProductQuestion, way: Try): Promise<WayOut> {
  const { selection, text } = way;
  const { nbHits } = await askSearch(visit, {
    ...question,
    ...(text === 'dropped' && { query: '' }),
    ...(text === 'everywhere' && { pageType: 'search', objectId: '' }),
    selection,
    page: 1,
    itemsPerPage: 0,
  });
  return { ...way, dropped: droppedFacets(question.selection, selection), nbHits };
}

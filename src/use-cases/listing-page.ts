import type { ContentBlock } from '../content/block.ts';
import type { ListerEntry } from '../content/page-entry.ts';
import { groupFacets } from '../filters/group-facets.ts';
import { bannerPositions, slotListing } from '../listing/banner-slots.ts';
import { listingUrl } from '../listing/listing-url.ts';
import { placesPerPage } from '../listing/page-size.ts';
import { DEFAULT_SORTING } from '../listing/sorting.ts';
import type { SearchResult } from '../search/search-result.ts';
import type { Locale } from '../shared/locale.ts';
import type { CategoryQuestion } from './ask-search.ts';
import { pageFrame, type OwnHeadFacts } from './page-frame.ts';
import type { ListingPage } from './page-model.ts';
import type { Visit } from './page-request.ts';

/** A question to a category, what came back, and what else stands on the page. */
export type AnsweredListing = {
  readonly entry: ListerEntry;
  readonly question: CategoryQuestion;
  readonly result: SearchResult;
  readonly blocks: readonly ContentBlock[];
};

/**
 * A listing as it is shown (L1). When the search could not answer, everything but the products
 * stands, with a status that keeps the page out of caches and search engines.
 */
export function listingPage(visit: Visit, listing: AnsweredListing): ListingPage {
  const { entry, question, result, blocks } = listing;
  const { objectId, intro, banner, url } = entry;
  const { selection, page, sorting, itemsPerPage } = question;
  const { pages, nbHits, queryId } = result;
  const positions = bannerPositions(placesPerPage(entry.productsPerPage), banner);
  const facets = groupFacets(result.facets);
  return {
    type: 'listing',
    ...pageFrame(visit, entry, headFacts(visit.request.locale, listing)),
    objectId,
    intro,
    blocks,
    categoryUrl: url,
    appliedFilters: selection,
    facets,
    filtersOrder: result.filtersOrder.filter((name) => facets.some((facet) => facet.name === name)),
    slots: slotListing(result.hits, positions),
    ...(banner && { banner }),
    bannersCount: positions.length,
    page,
    pages,
    nbHits,
    itemsPerPage,
    sorting,
    queryId,
    available: result.status === 200,
  };
}

/** The canonical path leaves page and order to the query string (F9, H3). */
function headFacts(locale: Locale, { entry, question, result }: AnsweredListing): OwnHeadFacts {
  if (result.status !== 200) return { status: 503 };
  const { selection, sorting, page } = question;
  const { facets, pages } = result;
  const state = { categoryUrl: entry.url, selection, facets, locale, sorting };
  return {
    path: listingUrl({ ...state, sorting: DEFAULT_SORTING, page: 1 }),
    isFiltered: selection.length > 0,
    pagination: { page, pages, urlOf: (page) => listingUrl({ ...state, page }) },
  };
}

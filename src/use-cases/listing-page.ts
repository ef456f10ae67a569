import { groupFacets } from '../filters/group-facets.ts';
import { bannerPositions, slotListing } from '../listing/banner-slots.ts';
import { placesPerPage } from '../listing/page-size.ts';
import { listingFacts, listingWords, type AnsweredListing } from './answered-listing.ts';
import { pageFrame } from './page-frame.ts';
import type { ListingPage } from './page-model.ts';
import type { Visit } from './page-request.ts';

/**
 * A listing as it is shown (L1). When the search could not answer, everything but the products
 * stands, with a status that keeps the page out of caches and search engines.
 */
export function listingPage(visit: Visit, listing: AnsweredListing): ListingPage {
  const { entry, question, result, blocks } = listing;
  const { objectId, image, banner, url } = entry;
  const { selection, page, sorting, itemsPerPage } = question;
  const { pages, nbHits, queryId } = result;
  const positions = bannerPositions(placesPerPage(entry.productsPerPage), banner);
  const facets = groupFacets(result.facets, visit.request.locale);
  return {
    type: 'listing',
    ...pageFrame(visit, entry, listingFacts(visit.request.locale, listing)),
    ...listingWords(visit, listing),
    objectId,
    ...(image && { image }),
    blocks,
    categoryUrl: url,
    appliedFilters: selection,
    facets,
    filtersOrder: facets.map(({ name }) => name),
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

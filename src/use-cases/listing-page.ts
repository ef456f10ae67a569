import type { Picture } from '../catalog/product.ts';
import { groupFacets } from '../filters/group-facets.ts';
import { bannerPositions, slotListing } from '../listing/banner-slots.ts';
import { placesPerPage } from '../listing/page-size.ts';
import type { Locale } from '../shared/locale.ts';
import {
  listingFacts,
  listingWords,
  type AnsweredListing,
  type AnsweredQuestion,
} from './answered-listing.ts';
import { pageFrame } from './page-frame.ts';
import type { CategoryPage, ProductListing } from './page-model.ts';
import type { Visit } from './page-request.ts';

/**
 * Page model of a listing (L1). If the search could not answer, it has everything but the products,
 * and a status that keeps it out of caches and search engines.
 */
export function listingPage(visit: Visit, listing: AnsweredListing): CategoryPage {
  const { entry, blocks, landingPages = [] } = listing;
  const { objectId } = entry;
  const image = entry.image && isWide(entry.image) ? entry.image : undefined;
  const { locale } = visit.request;
  const picture = image ?? listing.result.hits[0]?.image;
  const facts = { ...listingFacts(locale, listing), ...(picture && { picture }) };
  return {
    type: 'listing',
    ...pageFrame(visit, entry, facts),
    ...listingWords(visit, listing),
    objectId,
    ...(image && { image }),
    blocks,
    landingPages,
    ...productListing(locale, listing),
  };
}

/** Other pictures are too high for the band at the top, which would cut off most of a stool. */
const isWide = ({ width, height }: Picture): boolean => width >= 2 * height;

/** Products of a page, with filters and pagination; for categories and for search. */
export function productListing(
  locale: Locale,
  { entry, question, result, waysOut = [], compared = [] }: AnsweredQuestion,
): ProductListing {
  const { banner, url, filteredPages = [] } = entry;
  const { query, selection, page, sorting, itemsPerPage } = question;
  const { pages, nbHits, queryId } = result;
  const positions = bannerPositions(placesPerPage(entry.productsPerPage), banner);
  const facets = groupFacets(result.facets, locale);
  return {
    categoryUrl: url,
    ...(query !== undefined && { query }),
    appliedFilters: selection,
    facets,
    filtersOrder: facets.map(({ name }) => name),
    slots: slotListing(result.hits, positions),
    ...(banner && { banner }),
    bannersCount: positions.length,
    firstPage: page,
    page,
    pages,
    nbHits,
    itemsPerPage,
    sorting,
    queryId,
    keptPaths: filteredPages.map((page) => page.url),
    waysOut,
    compared: compared.map(({ sku, name, url, pictures }) => ({
      sku,
      name,
      url,
      image: pictures[0],
    })),
    available: result.status === 200,
  };
}

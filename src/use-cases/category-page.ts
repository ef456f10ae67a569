import type { ProductType } from '../catalog/attributes/attribute-key.ts';
import { withWayApart } from '../catalog/facet-presentation.ts';
import { hitForCard } from '../catalog/product-card.ts';
import type { Hit, Picture } from '../catalog/product.ts';
import { chosenValues } from '../filters/selection.ts';
import { toComparedProduct } from '../compare/compared-product-document.ts';
import { mergeFacetsByLabel } from '../filters/merge-facets.ts';
import { bannerPositions, interleaveBanners } from '../listing/banner-slots.ts';
import { ROOM_ID, withRoomTool } from '../room/room-query.ts';
import { slotsPerPage } from '../search/sorting-and-page-size.ts';
import type { Locale } from '../shared/locale.ts';
import {
  listingSeoFacts,
  listingTexts,
  type CategoryListing,
  type ProductQueryResult,
} from './product-query-result.ts';
import { pageBase } from './page-base.ts';
import type { CategoryPage, ProductListing } from './page-model.ts';
import type { PageContext } from './page-request.ts';

/**
 * Page model of a listing (L1). If the search could not answer, it has everything but the products,
 * and a status that keeps it out of caches and search engines.
 */
export function categoryPage(context: PageContext, listing: CategoryListing): CategoryPage {
  const { entry, blocks, landingPages = [] } = listing;
  const { objectId } = entry;
  const image = shownImage(listing);
  const { locale } = context.request;
  const picture = image ?? listing.result.hits[0]?.image;
  const facts = { ...listingSeoFacts(locale, listing), ...(picture && { picture }) };
  return {
    type: 'listing',
    ...pageBase(context, entry, facts),
    ...listingTexts(context, listing),
    objectId,
    ...(image && { image }),
    blocks,
    landingPages,
    ...productListing(locale, listing),
  };
}

/** The category's picture. It shows goods of one brand, and so never goes above a chosen brand. */
function shownImage({ entry: { image }, productQuery }: CategoryListing): Picture | undefined {
  if (image === undefined || !isWidePicture(image)) return undefined;
  return chosenValues(productQuery.selection, BRAND).length > 0 ? undefined : image;
}

const BRAND = 'merk';

/** Other pictures are too high for the band at the top, which would cut off most of a stool. */
const isWidePicture = ({ width, height }: Picture): boolean => width >= 2 * height;

/** Products of a page, with filters and pagination; for categories and for search. */
export function productListing(
  locale: Locale,
  {
    entry,
    productQuery,
    result,
    suggestions = [],
    compared = [],
    ofBed,
    delivery,
  }: ProductQueryResult,
): ProductListing {
  const { banner, url, filteredPages = [] } = entry;
  const { query, selection, page, sorting, offers, itemsPerPage } = productQuery;
  const { pages, nbHits, queryId } = result;
  const positions = bannerPositions(slotsPerPage(entry.productsPerPage), banner);
  const hits = result.hits.map(hitForCard);
  const facets = withWayApart(mergeFacetsByLabel(result.facets, locale));
  return {
    categoryUrl: url,
    ...(query !== undefined && { query }),
    ...(offers && { offers }),
    appliedFilters: selection,
    ...(ofBed && { ofBed }),
    ...(delivery && { delivery }),
    facets,
    filtersOrder: facets.map(({ name }) => name),
    ...wayOf(hits),
    slots: interleaveBanners(hits, positions),
    ...(banner && { banner }),
    bannersCount: positions.length,
    firstPage: page,
    page,
    pages,
    nbHits,
    itemsPerPage,
    sorting,
    queryId,
    indexablePaths: filteredPages.map((page) => page.url),
    suggestions,
    compared: compared.map(({ product: { sku, name, url, pictures }, choices }) =>
      toComparedProduct({ sku, name, url, image: pictures[0], choices }),
    ),
    available: result.status === 200,
  };
}

/** Types of goods that many shoppers of a narrow stair look for. */
const BULKY: ReadonlySet<ProductType | undefined> = new Set<ProductType>([
  'mattress',
  'box-spring',
  'bed-frame',
]);

const wayOf = ([first]: readonly Hit[]): Pick<ProductListing, 'wayUrl'> =>
  first && BULKY.has(first.type) ? { wayUrl: `${withRoomTool(first.url, 'way')}#${ROOM_ID}` } : {};

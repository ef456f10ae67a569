import type { Hit } from '#src/catalog/product.ts';
import type { Facet } from '#src/filters/facet.ts';
import { pageCount } from '#src/listing/pagination.ts';
import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import { findOfferInSizes, sizesInText } from '#src/search/sizes-in-text.ts';
import { isBlank } from '#src/shared/normalize-text.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { ProductData } from './catalogue-data.ts';
import { countDeliveries, countFacets } from './facet-count.ts';
import { buildFacetIndex, type FacetIndex } from './facet-index.ts';
import { findMatches, type Matches, MATCHES_ALL } from './find-matches.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import type { ProductTexts } from './product-texts.ts';
import { selectionMask } from './selection-mask.ts';
import { firstMatches } from './sort-hits.ts';

/** Searches some products of one locale, with indexes that are built once. */
export type CategorySearch = (request: SearchRequest) => Omit<SearchResult, 'queryId'>;

/**
 * Search of a category in a locale: matches and sorts its products, counts facets and days, and shows
 * each product by its best matching offer. `facets` are attribute codes in display order.
 */
export function createCategorySearch(
  catalogue: LocalizedCatalogue,
  products: readonly ProductData[],
  facets: readonly string[],
  texts: ProductTexts,
): CategorySearch {
  const index = buildFacetIndex(catalogue, products, facets);
  const textMatch = createTextMatch(texts, catalogue.locale, index.products);
  return (request) => {
    const { query, selection, sorting, page, itemsPerPage } = request;
    const { deliveredWithin, countedDays } = request;
    const chosen = selectionMask(index.columns, selection);
    const scores = textMatch(query);
    // `undefined` if another facet is named: nothing matches, but the facets are still listed.
    const isMatch = (product: number) => chosen !== undefined && scores?.[product] !== 0;
    const named = sizesInText(query);
    const found = showNamedSizes(
      index,
      findMatches(index, chosen ?? [], isMatch, deliveredWithin),
      named,
    );
    const nbHits = found.products.length;
    const first = (page - 1) * itemsPerPage;
    const order = { sorting, scores };
    const shown = firstMatches(index, found, order, first + itemsPerPage).slice(first);
    return {
      status: 200,
      message: '',
      facets: toFacets(index, found),
      filtersOrder: index.columns.map(({ name }) => name),
      hits: toHits(catalogue, index, found, shown),
      pages: pageCount(nbHits, itemsPerPage),
      nbHits,
      nbSortedHits: nbHits,
      query,
      ...(countedDays && { countsOfDays: countDeliveries(index, found, countedDays) }),
    };
  };
}

/** The facets of the category with the number of matching products per value. */
function toFacets(index: FacetIndex, found: Matches): readonly Facet[] {
  const counts = countFacets(index, found);
  return index.columns.map(({ name, label, names, values }, facet) => ({
    name,
    ...(names.length > 1 && { names }),
    label,
    values: values.map((value, id) => ({ value, count: counts[facet]?.[id] ?? 0 })),
  }));
}

/**
 * The products shown, each by its best matching offer. The price reads "from" if another variant of
 * the same size costs more.
 */
const toHits = (
  catalogue: LocalizedCatalogue,
  index: FacetIndex,
  { shownRow }: Matches,
  shown: readonly number[],
): readonly Hit[] =>
  shown.flatMap((product) => {
    const data = index.products[product];
    const offer = index.variants[shownRow[product] ?? -1];
    if (!data || !offer) return [];
    const priceFrom = data.variants.some(
      ({ size, cents }) => size === offer.size && cents > offer.cents,
    );
    return [catalogue.hit(data, offer, priceFrom)];
  });

/**
 * Shows each product by its best offer in a size that the text names, if that offer also meets the
 * chosen facets: facets take precedence over the text.
 */
function showNamedSizes(
  { variants, firstRow }: FacetIndex,
  found: Matches,
  sizes: readonly string[],
): Matches {
  if (sizes.length === 0) return found;
  /* Copied, as without a choice of variants the rows are those of the index itself. */
  const shownRow = found.shownRow.slice();
  for (const product of found.products) {
    const first = firstRow[product] ?? 0;
    const rows = variants
      .slice(first, firstRow[product + 1])
      .map(({ size }, index) => ({ size, row: first + index }))
      .filter(({ row }) => (found.ofRows?.[row] ?? MATCHES_ALL) === MATCHES_ALL);
    const named = findOfferInSizes(rows, sizes);
    if (named) shownRow[product] = named.row;
  }
  return { ...found, shownRow };
}

/**
 * Returns the relevance of each product to a query, by product number: higher is better, 0 is no
 * match. Returns `undefined` for a blank query, which all products match equally.
 */
type TextMatch = (query: string) => Float32Array | undefined;

/** Numbers products in the given order, whatever their order in the catalogue. */
function createTextMatch(
  texts: ProductTexts,
  locale: Locale,
  products: readonly ProductData[],
): TextMatch {
  const numbers = Uint32Array.from(products, (product) => texts.numberOf(product) ?? 0);
  return (query) => {
    if (isBlank(query)) return undefined;
    const scores = texts.search(locale).scores(query);
    return Float32Array.from(numbers, (number) => scores[number] ?? 0);
  };
}

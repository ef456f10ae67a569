import type { Ids } from '#ports/clock-and-ids.ts';
import type { ProductSearch } from '#ports/search.ts';
import type { Hit, Product } from '#src/catalog/product.ts';
import { weightedRating } from '#src/catalog/review-summary.ts';
import { type Facet, LENGTH_FACET, PRICE_FACET, SIZE_FACET } from '#src/filters/facet.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { savedPart } from '#src/pricing/price.ts';
import { pageCount } from '#src/listing/pagination.ts';
import {
  emptySearch,
  failedSearch,
  isEmptySearchRequest,
  type SearchRequest,
} from '#src/search/search-result.ts';
import type { SearchSorting } from '#src/search/sorting-and-page-size.ts';
import { hitsOf, isSoldInNamedSize, offersOf, valuesOf, withoutSizes } from './reference-offers.ts';

/**
 * Reference search: facets, counts and matches computed by definition, slow but easy to verify. The
 * products are given in one language, the most popular first and the newest last.
 */
export const createReferenceSearch = (products: readonly Product[], ids: Ids): ProductSearch => ({
  productsAndFilters(request) {
    const { objectId, query, selection, page, itemsPerPage } = request;
    if (isEmptySearchRequest(request)) return Promise.resolve(emptySearch(query));
    const category = products.filter(
      ({ categoryIds }) => objectId === '' || categoryIds.map(String).includes(objectId),
    );
    if (category.length === 0) {
      return Promise.resolve(failedSearch(404, `Unknown category: ${objectId}`, query));
    }
    const matching = category.filter((product) => matchesQuery(product, query));
    const hits = matching
      .flatMap((product) => hitsOf(product, selection, query))
      .map((hit, index) => ({ hit, index }))
      .toSorted((a, b) => RANKS[request.sorting](a) - RANKS[request.sorting](b))
      .map(({ hit }) => hit);
    const facets = facetsOf(category, matching, request);
    return Promise.resolve({
      status: 200,
      message: '',
      facets,
      filtersOrder: facets.map(({ name }) => name),
      hits: hits.slice((page - 1) * itemsPerPage, page * itemsPerPage),
      pages: pageCount(hits.length, itemsPerPage),
      nbHits: hits.length,
      nbSortedHits: hits.length,
      query,
      queryId: ids.next(),
    });
  },
});

/** Sort keys, ascending; `index` is the position among the given products. */
type Placed = { readonly hit: Hit; readonly index: number };

const RANKS: Readonly<Record<SearchSorting, (placed: Placed) => number>> = {
  popular: ({ index }) => index,
  'price-asc': ({ hit }) => hit.price.final.cents,
  'price-desc': ({ hit }) => -hit.price.final.cents,
  rating: ({ hit }) => -weightedRating(hit.reviews),
  delivery: ({ hit }) => hit.deliveryDays,
  newest: ({ index }) => -index,
  saving: ({ hit }) => -savedPart(hit.price),
};

/** Returns every value of the category, counted as if it were the facet's only choice. */
function facetsOf(
  category: readonly Product[],
  matching: readonly Product[],
  { selection, locale }: SearchRequest,
): readonly Facet[] {
  const compareTexts = createOptionComparator(locale);
  const facets = facetNames(category).map(({ name, label }) => {
    const otherFacets = selection.filter((selected) => selected.name !== name);
    const count = (value: string) => {
      const withValue = [...otherFacets, { kind: 'values', name, values: [value] } as const];
      return matching.filter((product) => offersOf(product, withValue).length > 0).length;
    };
    const compare = name === PRICE_FACET ? compareNumbers : compareTexts;
    const values = [...allValues(category, name)].toSorted(compare);
    return { name, label, values: values.map((value) => ({ value, count: count(value) })) };
  });
  return facets.filter(({ values }) => values.length > 0);
}

function facetNames(category: readonly Product[]): readonly Pick<Facet, 'name' | 'label'>[] {
  const attributes = category.flatMap((product) => product.attributes);
  const labels = new Map(attributes.map(({ code, label }) => [code, label]));
  const textFacets = Array.from(labels, ([name, label]) => ({ name, label }));
  return [
    { name: SIZE_FACET, label: 'Maat' },
    { name: LENGTH_FACET, label: 'Lengte' },
    { name: PRICE_FACET, label: 'Prijs' },
    ...textFacets,
  ];
}

const allValues = (category: readonly Product[], name: string): ReadonlySet<string> =>
  new Set(
    category.flatMap((product) =>
      product.variants.flatMap((variant) => valuesOf(product, variant, name)),
    ),
  );

const compareNumbers = (a: string, b: string): number => Number(a) - Number(b);

function matchesQuery(product: Product, query: string): boolean {
  const { name, brand, summary, attributes } = product;
  const text = [name, brand, summary, ...attributes.map(({ value }) => value)].join(' ');
  const words = wordsIn(text);
  const isNamed = (part: string) => words.some((word) => word.startsWith(part));
  return isSoldInNamedSize(product, query) && wordsIn(withoutSizes(query)).every(isNamed);
}

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().split(/\s+/).filter(Boolean);

import fc, { type Arbitrary } from 'fast-check';
import { PRICE_FACET } from '#src/filters/facet.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { failedSearch, type SearchRequest, type SearchResult } from '#src/search/search-result.ts';
import { anyHit } from './catalog.ts';
import { anyFacetName, anyFacets, rangeOf, valuesOf } from './filters.ts';
import { anySorting } from './listing.ts';
import { anyCount, anyLocale, anyText, anyWording } from './texts.ts';

/** A whole answer: found products, or why there are none (S2). */
export const anySearchResult: Arbitrary<SearchResult> = fc.oneof(
  fc.record({
    status: fc.constant(200),
    message: anyText,
    facets: anyFacets,
    filtersOrder: fc.array(anyText, { maxLength: 4 }),
    hits: fc.array(anyHit, { maxLength: 4 }),
    pages: anyCount,
    nbHits: anyCount,
    nbSortedHits: anyCount,
    query: anyText,
    queryId: anyText,
  }),
  fc
    .tuple(fc.integer({ min: 400, max: 599 }), anyText, anyText)
    .map(([status, message, query]) => failedSearch(status, message, query)),
);

const anyPriceFilter: Arbitrary<SelectedFacet> = fc.oneof(
  fc
    .tuple(fc.maxSafeNat(), fc.maxSafeNat())
    .map(([minCents, maxCents]) => rangeOf(PRICE_FACET, minCents, maxCents)),
  fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 4 }).map((cents) =>
    valuesOf(
      PRICE_FACET,
      cents.map((amount) => String(amount / 100)),
    ),
  ),
);

const anyValuesFilter = (name: string): Arbitrary<SelectedFacet> =>
  fc
    .uniqueArray(anyWording, { minLength: 1, maxLength: 4 })
    .map((values) => valuesOf(name, values));

/** A selection as the search service is asked for it, whatever facets there may be. */
export const anySelection: Arbitrary<Selection> = fc
  .uniqueArray(anyFacetName, { maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => (name === PRICE_FACET ? anyPriceFilter : anyValuesFilter(name))),
    ),
  );

export const anySearchRequest: Arbitrary<SearchRequest> = fc.record({
  locale: anyLocale,
  pageType: fc.constantFrom('category', 'search'),
  objectId: fc.oneof(fc.constantFrom('', '7', '37'), anyText),
  query: anyText,
  selection: anySelection,
  page: fc.integer({ min: 1 }),
  sorting: anySorting,
  itemsPerPage: fc.integer({ min: 0, max: 100 }),
});

import fc, { type Arbitrary } from 'fast-check';
import { mergeFacetsByLabel } from '#src/filters/merge-facets.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import type { CombinedSearch, FoundEntry } from '#src/search/combined-search.ts';
import { formatHighlight, parseHighlight, type HighlightedText } from '#src/search/highlight.ts';
import {
  MODEL_SUBJECTS,
  RECOMMENDATION_MODELS,
  type RecommendationRequest,
} from '#src/search/recommendations.ts';
import { failedSearch, type SearchRequest, type SearchResult } from '#src/search/search-result.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import type { SearchState } from '#src/listing/listing-url.ts';
import { anyHit } from './catalog.ts';
import { anyFacetName, anyListing, anyTranslatedFacets, rangeOf, valuesOf } from './filters.ts';
import { anyCategoryUrl, anySorting } from './listing.ts';
import { anyCount, anyLocale, anyText, anyWording } from './texts.ts';

/** Facets with the labels of editors, grouped or not. */
const anyAnsweredFacets = fc
  .tuple(anyTranslatedFacets, fc.boolean())
  .map(([{ facets, locale }, isUnited]) =>
    isUnited ? mergeFacetsByLabel(facets, locale) : facets,
  );

/** A whole answer: products, or the reason why there are none (S2). */
export const anySearchResult: Arbitrary<SearchResult> = fc.oneof(
  fc.record({
    status: fc.constant(200),
    message: anyText,
    facets: anyAnsweredFacets,
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

/** A selection as sent to the search service, for any facets. */
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
  query: anyText.map(normalizeSearchText),
  selection: anySelection,
  page: fc.integer({ min: 1 }),
  sorting: anySorting,
  itemsPerPage: fc.integer({ min: 0, max: 100 }),
});

/** The state of a search page that a shopper can reach: any text, and a selection of its facets. */
export const anySearchState: Arbitrary<SearchState> = anyListing.chain((listing) =>
  fc.record({
    query: fc.oneof(anyText, anyWording),
    selection: fc.constant(listing.selection),
    facets: fc.constant(listing.facets),
    locale: fc.constant(listing.locale),
    sorting: anySorting,
    page: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  }),
);

/** A highlighted text in pieces, in its canonical form. */
export const anyHighlight: Arbitrary<HighlightedText> = fc
  .array(fc.record({ text: fc.oneof(anyText, anyWording), isMatch: fc.boolean() }))
  .map((parts) => parseHighlight(formatHighlight(parts)));

const anyExactness = { isExact: fc.constant(true as const) };

const anyFoundEntries: Arbitrary<readonly FoundEntry[]> = fc.array(
  fc.record(
    { title: anyHighlight, url: anyCategoryUrl, description: anyText, ...anyExactness },
    { requiredKeys: ['title', 'url'] },
  ),
  { maxLength: 3 },
);

/** Results for a text, or none (S5). */
export const anyCombinedSearch: Arbitrary<CombinedSearch> = fc.record({
  products: fc.array(
    fc.record(
      { hit: anyHit, name: anyHighlight, ...anyExactness },
      { requiredKeys: ['hit', 'name'] },
    ),
    { maxLength: 3 },
  ),
  categories: anyFoundEntries,
  filteredCategories: anyFoundEntries,
  pages: anyFoundEntries,
});

const anyName = anyText.map((text) => `x${text}`);

/** Subjects of recommendation models, each with a non-empty name. */
const SUBJECTS = {
  objectId: fc.record({ objectId: anyName }),
  facetName: fc.record({ facetName: anyName }),
  facet: fc.record({ facet: fc.record({ name: anyName, value: anyName }) }),
  none: fc.constant({}),
};

/** A valid recommendation request (S6). */
export const anyRecommendation: Arbitrary<RecommendationRequest> = fc
  .constantFrom(...RECOMMENDATION_MODELS)
  .chain((model) => {
    const { subject, isNeeded } = MODEL_SUBJECTS[model];
    const anySubject = SUBJECTS[isNeeded ? subject : 'none'];
    const anyBounds = fc.record(
      {
        threshold: fc.double({ min: 0, max: 100, noNaN: true }),
        maxRecommendations: fc.integer({ min: 1, max: 30 }),
      },
      { requiredKeys: [] },
    );
    return fc
      .tuple(fc.oneof(anySubject, SUBJECTS[subject]), anyBounds)
      .map(([about, bounds]) => Object.assign({ model }, about, bounds));
  });

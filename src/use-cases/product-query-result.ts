import type { ComparedGoods } from '../compare/compared-variants.ts';
import type { ContentBlock } from '../content/block.ts';
import {
  type ListingSelection,
  landingPageOf,
  textsPageOf,
} from '../content/landing-page-entry.ts';
import type { CategoryPageEntry } from '../content/page-entry.ts';
import type { DeliveryDays } from '../delivery/delivered-by.ts';
import { resolveLandingPages } from '../listing/landing-page.ts';
import { listingUrl } from '../listing/listing-url.ts';
import { bedOfQuery } from '../my-bed/my-bed.ts';
import { splitUrl } from '../routing/url-parts.ts';
import type { EmptyResultSuggestion } from '../listing/empty-result-suggestion.ts';
import { DEFAULT_SORTING } from '../search/sorting-and-page-size.ts';
import type { SearchResult } from '../search/search-result.ts';
import type { Locale } from '../shared/locale.ts';
import type { ProductQuery } from './query-products.ts';
import { counterpartsOf, type PageSeoFacts } from './page-base.ts';
import type { BedNarrowing, CategoryPage } from './page-model.ts';
import type { PageContext } from './page-request.ts';

/** A product query with its answer. */
export type ProductQueryResult = {
  /** The page that asks: a category's, or the search page, which only has a URL. */
  readonly entry: Pick<CategoryPageEntry, 'url'> &
    Partial<Pick<CategoryPageEntry, 'productsPerPage' | 'banner' | 'filteredPages'>>;
  readonly productQuery: ProductQuery;
  readonly result: SearchResult;
  /** Suggestions if there are no results. */
  readonly suggestions?: readonly EmptyResultSuggestion[];
  /** Compared products, from the URL. */
  readonly compared?: readonly ComparedGoods[];
  /** How the shopper's bed narrows the result. */
  readonly ofBed?: BedNarrowing;
  readonly delivery?: DeliveryDays;
};

/** A query to a category with its answer, and the other content of the page. */
export type CategoryListing = ProductQueryResult & {
  readonly entry: CategoryPageEntry;
  readonly blocks: readonly ContentBlock[];
  /** Filtered pages of the category that have products now. */
  readonly landingPages?: CategoryPage['landingPages'];
};

/** Texts of a listing; without a title of its own it has its category's. */
export type ListingTexts = Pick<CategoryPage, 'intro' | 'longestIntro'> &
  Partial<Pick<CategoryPage, 'title' | 'breadcrumbs' | 'counterparts'>>;

/**
 * Facts of a listing for the search engine policy. Its canonical path leaves page and order to the
 * query string (F9, H3); that of a filtered page of the editors is the one they gave it (F11).
 */
export function listingSeoFacts(locale: Locale, listing: ProductQueryResult): PageSeoFacts {
  const { entry, productQuery, result } = listing;
  if (result.status !== 200) return { failure: 503 };
  const { query, selection, sorting } = productQuery;
  const { facets, pages } = result;
  const state = { categoryUrl: entry.url, query, selection, facets, locale, sorting };
  const filtered = filteredListing(locale, listing);
  const landing = landingPageOf(filtered);
  const urlOf = (page: number) => {
    const url = listingUrl({ ...state, page });
    return landing ? landing.url + splitUrl(url).query : url;
  };
  return {
    path: landing?.url ?? listingUrl({ ...state, sorting: DEFAULT_SORTING, page: 1 }),
    listing: { ...filtered, pages, urlOf },
  };
}

/**
 * Texts of a listing. A filtered page that editors have listed has its own (F11), also while it is
 * narrowed further, and is below its category; in a locale that lacks it, its counterpart is the
 * category.
 */
export function listingTexts(
  { site, request: { locale, query } }: PageContext,
  listing: CategoryListing,
): ListingTexts {
  const { entry } = listing;
  const landing = textsPageOf(filteredListing(locale, listing));
  if (!landing) return introOf(entry, entry.intro);
  const paths = { ...entry.alternates, ...landing.alternates };
  return {
    title: landing.title,
    ...introOf(entry, landing.text),
    breadcrumbs: [...entry.breadcrumbs, { title: entry.title, url: entry.url }],
    counterparts: counterpartsOf(site.domains, paths, bedOfQuery(query)),
  };
}

/** The intro above the products, and the longest one that a filter can replace it with. */
function introOf(
  { intro: categoryIntro, filteredPages = [] }: CategoryPageEntry,
  intro: string,
): Pick<ListingTexts, 'intro' | 'longestIntro'> {
  const [longest = intro] = [
    intro,
    categoryIntro,
    ...filteredPages.map(({ text }) => text),
  ].toSorted((a, b) => b.length - a.length);
  return { intro, ...(longest !== intro && { longestIntro: longest }) };
}

/** What was chosen, with the editors' pages that it may be. */
const filteredListing = (
  locale: Locale,
  { entry, productQuery, result: { nbHits, facets } }: ProductQueryResult,
): ListingSelection => ({
  selection: productQuery.selection,
  nbHits,
  filteredPages: resolveLandingPages(entry.filteredPages ?? [], {
    categoryUrl: entry.url,
    facets,
    locale,
  }),
  query: productQuery.query,
});

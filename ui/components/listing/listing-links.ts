import type { Hit } from '#src/catalog/product.ts';
import { COMPARE_PARAM, type CompareList } from '#src/compare/compare-list.ts';
import { deliveredByOfQuery, type DeliveryDays } from '#src/delivery/delivered-by.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
import { valuesWithSameSlug } from '#src/filters/filter-slug.ts';
import { toggleValue, withoutFacet } from '#src/filters/selection.ts';
import { cardUrl } from '#src/listing/listing-url.ts';
import { selectionOfUrl } from '#src/listing/selection-of-url.ts';
import { SEARCH_TEXT_PARAM } from '#src/routing/reserved-params.ts';
import { parseQuery, type QueryParameter, queryValue, splitUrl } from '#src/routing/url-parts.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import { DEFAULT_SORTING, type Sorting } from '#src/search/sorting-and-page-size.ts';
import { relOfListingLink } from '#src/seo/link-rules.ts';
import { memoize, memoizePerObject, once } from '#src/shared/memoize.ts';
import {
  changedListingUrl,
  type ListingChange,
  toggledListingUrls,
} from '#src/use-cases/changed-listing-url.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';

/**
 * Links and forms of a listing: each is written when it is first shown, and once per listing,
 * whatever number of controls shows it. A changed filter resets the page to the first.
 */
export type ListingLinks = {
  /** The listing with a value of a facet added or removed. */
  toggle(name: string, value: string): string;
  without(name: string): string;
  /** What the links of a facet share: equal for listings whose links of it are the same. */
  partsAround(name: string): readonly string[];
  /** Without any filters; a search keeps its text, a category drops its search text. */
  readonly withoutFilters: string;
  /** A category with another search text, or none. */
  searchingWithin(query: string | undefined): string;
  sortedBy(sorting: Sorting): string;
  /** The listing by another day of delivery, or by none. */
  deliveredBy(day: string | undefined): string;
  page(page: number): string;
  /** The same listing and page, with other products compared. */
  comparing(list: CompareList): string;
  /** `rel` of a link to a state of the listing. */
  relOf(url: string): 'nofollow' | undefined;
  /** Where the card of a product leads. */
  card(hit: Hit): string;
  /** Forms that change the listing without script. */
  readonly forms: ListingForms;
  /** Names filters, order and text: equal for all pages of the listing, however compared. */
  readonly key: string;
};

type ListingForms = Readonly<
  Record<'sorting' | 'search' | 'compare' | 'price' | 'day', FormTarget>
>;

/** Action of a GET form, and the parameters that it sends besides its fields. */
export type FormTarget = { readonly path: string; readonly inputs: readonly QueryParameter[] };

export const listingLinks: (listing: ListingPage) => ListingLinks = memoizePerObject(writeLinks);

function writeLinks(listing: ListingPage): ListingLinks {
  const { appliedFilters: applied, sorting } = listing;
  const changed = (change: ListingChange) => changedListingUrl(listing, change);
  const toggled = once(() => toggledListingUrls(listing));
  const withoutFilters = once(() =>
    changed({
      selection: [],
      deliveredBy: undefined,
      ...(listing.type === 'listing' && { query: undefined }),
    }),
  );
  const forms = once(() => formsOf(listing));
  const key = once(() => changed({ page: 1, compare: [] }));
  return {
    toggle: (name, value) =>
      toggled().get(name)?.byValue().get(value) ??
      changed({ selection: toggleValue(applied, name, choiceOf(listing, name, value)) }),
    without: memoize((name) => changed({ selection: withoutFacet(applied, name) })),
    partsAround: (name) => toggled().get(name)?.parts ?? [changed({})],
    get withoutFilters() {
      return withoutFilters();
    },
    searchingWithin: memoize((query) => changed({ query })),
    sortedBy: (order) => changed({ sorting: order }),
    deliveredBy: memoize((day) => changed({ deliveredBy: day })),
    page: memoize((number) => changed({ sorting, page: number })),
    comparing: (compare) => changed({ page: listing.page, compare }),
    relOf: memoize((url) => relOfListingLink(listing, url)),
    card: memoizePerObject((hit) => cardUrl(hit, listing)),
    get forms() {
      return forms();
    },
    get key() {
      return key();
    },
  };
}

/** A value that no facet offers any more, and those with the same URL form. */
function choiceOf({ facets, locale }: ListingPage, name: string, value: string): readonly string[] {
  const facet = facets.find((facet) => facet.name === name);
  return facet ? valuesWithSameSlug(facet, value, locale) : [value];
}

function formsOf(listing: ListingPage): ListingForms {
  const changed = (change: ListingChange) => formTarget(changedListingUrl(listing, change));
  const { path, inputs } = formTarget(listing.url);
  return {
    sorting: changed({ sorting: DEFAULT_SORTING }),
    search: changed({ query: undefined }),
    compare: { path, inputs: inputs.filter(({ name }) => name !== COMPARE_PARAM) },
    day: changed({ deliveredBy: undefined }),
    price: changed({ selection: withoutFacet(listing.appliedFilters, PRICE_FACET) }),
  };
}

/** A GET form drops the query of its action: the parameters become hidden inputs. */
function formTarget(url: string): FormTarget {
  const { path, query } = splitUrl(url);
  return { path, inputs: parseQuery(query) };
}

/**
 * The listing with the filters and search text of a URL; its counts and products stay those of
 * before.
 */
export function withFiltersFromUrl(url: string, listing: ListingPage): ListingPage {
  const appliedFilters = selectionOfUrl(url, listing);
  if (!appliedFilters) return listing;
  const { query: parameters } = splitUrl(url);
  const delivery = withChosenDay(listing.delivery, deliveredByOfQuery(parameters));
  const chosen = { appliedFilters, ...(delivery && { delivery }) };
  if (listing.type === 'search') return { ...listing, ...chosen };
  const { query: _, ...category } = listing;
  const query = normalizeSearchText(queryValue(parameters, SEARCH_TEXT_PARAM) ?? '');
  return { ...category, ...chosen, ...(query !== '' && { query }) };
}

const withChosenDay = (
  delivery: DeliveryDays | undefined,
  day: string | undefined,
): DeliveryDays | undefined =>
  delivery && { days: delivery.days, ...(day !== undefined && { chosen: day }) };

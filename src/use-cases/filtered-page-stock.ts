import type { FilteredPageEntry } from '../content/filtered-page.ts';
import type { Breadcrumb, CategoryPageEntry } from '../content/page-entry.ts';
import { facetNames, type Facet } from '../filters/facet.ts';
import { listingUrl } from '../listing/listing-url.ts';
import { DEFAULT_SORTING } from '../search/sorting-and-page-size.ts';
import type { SearchResult } from '../search/search-result.ts';
import type { Locale } from '../shared/locale.ts';
import { queryProducts, type ProductQuery, type ProductSearchContext } from './query-products.ts';

type Category = { readonly categoryUrl: string; readonly locale: Locale };

/** Queries how many products a filtered page shows now; the answer has facets, but no hits. */
export const queryFilteredPage = (
  context: ProductSearchContext,
  { objectId, selection }: Pick<FilteredPageEntry, 'objectId' | 'selection'>,
): Promise<SearchResult> =>
  queryProducts(context, {
    objectId,
    selection,
    page: 1,
    sorting: DEFAULT_SORTING,
    itemsPerPage: 0,
  });

/**
 * Whether a filtered page shows something, at the URL that its filters are written as (F9): at any
 * other it would have that as its canonical URL.
 */
export const isFilteredPageShown = (
  { url, selection }: FilteredPageEntry,
  category: Category,
  { nbHits, facets }: SearchResult,
): boolean => nbHits > 0 && isAtCanonicalUrl({ url, selection }, category, facets);

const isAtCanonicalUrl = (
  { url, selection }: Pick<FilteredPageEntry, 'url' | 'selection'>,
  category: Category,
  facets: readonly Facet[],
): boolean =>
  listingUrl({ ...category, selection, facets, sorting: DEFAULT_SORTING, page: 1 }) === url;

/**
 * Filtered pages of a category that show something now, as links (F11); none while it is narrowed
 * itself. The category's facet counts answer for most. Drops a page whose URL differs from the one
 * its filters are written as: a link to it would be a redirect.
 */
export async function nonEmptyLandingPages(
  context: ProductSearchContext,
  { url: categoryUrl, filteredPages = [] }: Pick<CategoryPageEntry, 'url' | 'filteredPages'>,
  { selection, query = '' }: Pick<ProductQuery, 'selection' | 'query'>,
  { status, facets }: SearchResult,
): Promise<readonly Breadcrumb[]> {
  if (status !== 200 || selection.length > 0 || query !== '') return [];
  const category = { categoryUrl, locale: context.request.locale };
  const shown = await areShown(context, filteredPages, category, facets);
  return filteredPages.filter((_, index) => shown[index]).map(({ title, url }) => ({ title, url }));
}

/**
 * Addresses of a category's filtered pages that show nothing now, or not at that address;
 * `undefined` if the search does not answer for each of them.
 */
export async function emptyFilteredPages(
  context: ProductSearchContext,
  categoryUrl: string,
  pages: readonly FilteredPageEntry[],
): Promise<readonly string[] | undefined> {
  const [{ objectId } = { objectId: '' }] = pages;
  const { status, facets } = await queryFilteredPage(context, { objectId, selection: [] });
  if (status !== 200) return undefined;
  const category = { categoryUrl, locale: context.request.locale };
  const shown = await areShown(context, pages, category, facets);
  if (shown.includes(undefined)) return undefined;
  return pages.filter((_, index) => shown[index] === false).map(({ url }) => url);
}

/** Whether each page shows something now; `undefined` if the search does not answer. */
const areShown = (
  context: ProductSearchContext,
  pages: readonly FilteredPageEntry[],
  category: Category,
  facets: readonly Facet[],
): Promise<readonly (boolean | undefined)[]> =>
  Promise.all(
    pages.map(async (page) => {
      if (!isAtCanonicalUrl(page, category, facets)) return false;
      const offered = isOffered(page, facets);
      if (offered !== undefined) return offered;
      const { status, nbHits } = await queryFilteredPage(context, page);
      return status === 200 ? nbHits > 0 : undefined;
    }),
  );

/** `undefined` if facets cannot tell: there may be blue and firm products, but none with both. */
function isOffered(
  { selection }: Pick<FilteredPageEntry, 'selection'>,
  facets: readonly Facet[],
): boolean | undefined {
  const [only] = selection;
  if (!only || selection.length > 1 || only.kind !== 'values') return undefined;
  const facet = facets.find((one) => facetNames(one).includes(only.name));
  const counted = facet?.values.filter(({ value }) => only.values.includes(value)) ?? [];
  return counted.some(({ count }) => count > 0);
}

import type { LandingPageEntry } from '../content/landing-page-entry.ts';
import type { Breadcrumb, CategoryPageEntry } from '../content/page-entry.ts';
import { facetNames, type Facet } from '../filters/facet.ts';
import { resolveLandingPage, type LandingPageProblem } from '../listing/landing-page.ts';
import { DEFAULT_SORTING } from '../search/sorting-and-page-size.ts';
import type { SearchResult } from '../search/search-result.ts';
import { queryProducts, type ProductQuery, type ProductSearchContext } from './query-products.ts';

/** An editors' page that is shown now, or why it is not. */
export type CheckedFilteredPage = {
  readonly page: LandingPageEntry;
  readonly problem?: LandingPageProblem | { readonly kind: 'no-products' };
};

/** Queries how many products a selection has now; the answer has facets, but no hits. */
const queryFacets = (
  context: ProductSearchContext,
  { objectId, selection }: Pick<LandingPageEntry, 'objectId' | 'selection'>,
): Promise<SearchResult> =>
  queryProducts(context, {
    objectId,
    selection,
    page: 1,
    sorting: DEFAULT_SORTING,
    itemsPerPage: 0,
  });

/**
 * Filtered pages of a category that show something now, as links (F11); none while it is narrowed
 * itself. The category's facet counts answer for most.
 */
export async function nonEmptyLandingPages(
  context: ProductSearchContext,
  { url: categoryUrl, filteredPages = [] }: Pick<CategoryPageEntry, 'url' | 'filteredPages'>,
  {
    selection,
    query = '',
    deliveredWithin,
  }: Pick<ProductQuery, 'selection' | 'query' | 'deliveredWithin'>,
  { status, facets }: SearchResult,
): Promise<readonly Breadcrumb[]> {
  const isNarrowed = selection.length > 0 || query !== '' || deliveredWithin !== undefined;
  if (status !== 200 || isNarrowed) return [];
  const checked = await checkPages(context, categoryUrl, filteredPages, facets);
  return checked
    .filter((one) => one !== undefined && one.problem === undefined)
    .flatMap((one) => (one ? { title: one.page.title, url: one.page.url } : []));
}

/**
 * Checks all filtered pages of a category; `undefined` if the search does not answer for each of
 * them.
 */
export async function checkFilteredPages(
  context: ProductSearchContext,
  categoryUrl: string,
  pages: readonly LandingPageEntry[],
): Promise<readonly CheckedFilteredPage[] | undefined> {
  const [{ objectId } = { objectId: '' }] = pages;
  const { status, facets } = await queryFacets(context, { objectId, selection: [] });
  if (status !== 200) return undefined;
  const checked = await checkPages(context, categoryUrl, pages, facets);
  return checked.every((one) => one !== undefined) ? checked : undefined;
}

/**
 * Checks filtered pages by the facets of their whole category; `undefined` where the search does
 * not answer. Logs those that cannot be shown as the warning `landing-page-unmet`.
 */
const checkPages = (
  context: ProductSearchContext,
  categoryUrl: string,
  pages: readonly LandingPageEntry[],
  facets: readonly Facet[],
): Promise<readonly (CheckedFilteredPage | undefined)[]> => {
  const { locale } = context.request;
  const listing = { categoryUrl, facets, locale };
  return Promise.all(
    pages.map(async (page) => {
      const resolved = resolveLandingPage(page, listing);
      const checked = resolved.ok
        ? await checkStock(context, resolved.value, facets)
        : { page, problem: resolved.error };
      if (checked?.problem) logUnmet(context, checked);
      return checked;
    }),
  );
};

/** With the time of its last change, so that a log can tell the versions of its content apart. */
const logUnmet = (
  { ports, request: { locale } }: ProductSearchContext,
  { page: { url, modified }, problem }: CheckedFilteredPage,
): void => ports.log.warn('landing-page-unmet', { locale, url, modified, ...problem });

async function checkStock(
  context: ProductSearchContext,
  page: LandingPageEntry,
  facets: readonly Facet[],
): Promise<CheckedFilteredPage | undefined> {
  const offered = isOffered(page, facets) ?? (await hasProducts(context, page));
  if (offered === undefined) return undefined;
  return offered ? { page } : { page, problem: { kind: 'no-products' } };
}

async function hasProducts(
  context: ProductSearchContext,
  page: LandingPageEntry,
): Promise<boolean | undefined> {
  const { status, nbHits } = await queryFacets(context, page);
  return status === 200 ? nbHits > 0 : undefined;
}

/** `undefined` if facets cannot tell: there may be blue and firm products, but none with both. */
function isOffered(
  { selection }: Pick<LandingPageEntry, 'selection'>,
  facets: readonly Facet[],
): boolean | undefined {
  const [only] = selection;
  if (!only || selection.length > 1 || only.kind !== 'values') return undefined;
  const facet = facets.find((one) => facetNames(one).includes(only.name));
  const counted = facet?.values.filter(({ value }) => only.values.includes(value)) ?? [];
  return counted.some(({ count }) => count > 0);
}

import { parseCompare } from '../compare/compare-list.ts';
import { matchFilters } from '../filters/match-filters.ts';
import type { Selection } from '../filters/selection.ts';
import type { WrittenFilter } from '../filters/url-grammar.ts';
import type { SearchResult } from '../search/search-result.ts';
import { askSearch, type ProductQuestion } from './ask-search.ts';
import type { Visit } from './page-request.ts';
import { isPriceForm, priceFormTarget } from './price-form.ts';

/** Products that a URL requests, before the available facets are known. */
export type WrittenListing = {
  /** Path of the category, or of the search page. */
  readonly url: string;
  /** Query for the listing without filters. */
  readonly question: ProductQuestion;
  /** Filters as written in the URL. */
  readonly written: readonly WrittenFilter[];
};

/** Result: a selection, a missing page, a redirect of the price form, or a failed search. */
export type Narrowed =
  | { readonly kind: 'narrowed'; readonly selection: Selection }
  | { readonly kind: 'absent' }
  | { readonly kind: 'moved'; readonly status: 303; readonly location: string }
  | { readonly kind: 'failed'; readonly result: SearchResult };

/**
 * Resolves the filters of a URL. Their meaning depends on the available facets, so these are
 * queried first. A filter without a meaning makes the page a 404 (F7).
 */
export async function narrow(
  visit: Visit,
  { url, question, written }: WrittenListing,
): Promise<Narrowed> {
  const { locale, query } = visit.request;
  if (written.length === 0 && !isPriceForm(query)) return { kind: 'narrowed', selection: [] };
  const whole = await askSearch(visit, { ...question, page: 1, itemsPerPage: 0 });
  if (whole.status !== 200) return { kind: 'failed', result: whole };
  const selection = matchFilters(written, whole.facets, locale);
  if (!selection.ok) return { kind: 'absent' };
  if (!isPriceForm(query)) return { kind: 'narrowed', selection: selection.value };
  const location = priceFormTarget(query, {
    categoryUrl: url,
    query: question.query,
    selection: selection.value,
    facets: whole.facets,
    locale,
    sorting: question.sorting,
    compare: parseCompare(query),
  });
  return { kind: 'moved', status: 303, location };
}

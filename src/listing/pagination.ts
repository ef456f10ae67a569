import { queryValue } from '../routing/url-parts.ts';

const PAGE_NUMBER = /^[1-9]\d*$/;

/**
 * Parses the `page` parameter of a URL (L7): 1 if it is missing, `undefined` if it is not a
 * positive whole number in its usual notation (`01`, `+1` and `1.0` are not). A number that is too
 * large to be exact becomes the largest exact one: no listing has either page.
 */
export function parsePageNumber(text: string | undefined): number | undefined {
  if (text === undefined) return 1;
  return PAGE_NUMBER.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined;
}

/** Number of pages of a search (S2): 0 if nothing is found, or no items are requested. */
export const pageCount = (nbHits: number, itemsPerPage: number): number =>
  itemsPerPage > 0 ? Math.ceil(nbHits / itemsPerPage) : 0;

/** Whether a listing lacks this page (H5); an empty listing has a first page. */
export const isBeyondLastPage = (page: number, pages: number): boolean => page > Math.max(1, pages);

/** Maximum number of page numbers and gaps in {@link pageWindow}. */
const WINDOW_SIZE = 7;

/** A gap replaces at least two pages, as replacing one would save nothing. */
const EDGE_SIZE = WINDOW_SIZE - 2;

/**
 * Page numbers to offer, ascending: the first, the last, `page` with its neighbours, and a gap
 * where pages are left out (`1 … 4 5 6 … 20`). Its length is the same on every page, so that the
 * links keep their positions. A `page` outside the listing counts as its nearest end.
 */
export function pageWindow(page: number, pages: number): readonly (number | 'gap')[] {
  if (pages <= WINDOW_SIZE) return numbers(1, pages);
  if (page < EDGE_SIZE) return [...numbers(1, EDGE_SIZE), 'gap', pages];
  if (page > pages - EDGE_SIZE + 1) return [1, 'gap', ...numbers(pages - EDGE_SIZE + 1, pages)];
  return [1, 'gap', ...numbers(page - 1, page + 1), 'gap', pages];
}

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Page of a listing that a query string names; the first if it names none (H3, L7). */
export const pageOfQuery = (query: string): number =>
  parsePageNumber(queryValue(query, 'page')) ?? 1;

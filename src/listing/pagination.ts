const PAGE_NUMBER = /^[1-9]\d*$/;

/**
 * The `page` parameter of a URL (L7): 1 when there is none, `undefined` when it is not a positive
 * whole number written in the one usual way (`01`, `+1` and `1.0` are not). One that is too large
 * to count is the largest that is not: no listing has either.
 */
export function parsePage(text: string | undefined): number | undefined {
  if (text === undefined) return 1;
  return PAGE_NUMBER.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined;
}

/** How many pages a search fills (S2): none where nothing is found, or nothing is to be shown. */
export const filledPages = (nbHits: number, itemsPerPage: number): number =>
  itemsPerPage > 0 ? Math.ceil(nbHits / itemsPerPage) : 0;

/** Whether a listing has no such page (H5): the first page of nothing is there. */
export const isBeyondLastPage = (page: number, pages: number): boolean => page > Math.max(1, pages);

/** The most page numbers and gaps that {@link pageWindow} answers. */
const WINDOW_SIZE = 7;

/** A gap in place of one page would save nothing, so it stands for two at least. */
const EDGE_SIZE = WINDOW_SIZE - 2;

/**
 * The page numbers to offer, ascending: the first, the last, `page` with its neighbours, and a gap
 * where pages are left out (`1 … 4 5 6 … 20`). Its length is the same on every page, so that the
 * links keep their places. A `page` outside the listing counts as its nearest end.
 */
export function pageWindow(page: number, pages: number): readonly (number | 'gap')[] {
  if (pages <= WINDOW_SIZE) return numbers(1, pages);
  if (page < EDGE_SIZE) return [...numbers(1, EDGE_SIZE), 'gap', pages];
  if (page > pages - EDGE_SIZE + 1) return [1, 'gap', ...numbers(pages - EDGE_SIZE + 1, pages)];
  return [1, 'gap', ...numbers(page - 1, page + 1), 'gap', pages];
}

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

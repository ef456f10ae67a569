import type { LoadedPages } from './loaded-pages.ts';

/**
 * First and last product shown, counted from 1 over all pages; both 0 without products. Every page
 * but the last is full.
 */
export function shownRange(
  listing: Pick<LoadedPages, 'firstPage' | 'page'> & {
    readonly itemsPerPage: number;
    readonly nbHits: number;
  },
): { readonly first: number; readonly last: number } {
  const { firstPage, page, itemsPerPage, nbHits } = listing;
  const last = Math.min(nbHits, page * itemsPerPage);
  return { first: Math.min(last, (firstPage - 1) * itemsPerPage + 1), last };
}

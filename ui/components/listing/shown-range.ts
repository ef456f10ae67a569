import type { ListingPage } from '#src/use-cases/page-model.ts';

/**
 * The first and the last product of a page, counted from 1 over all pages. Every page but the last
 * is full, so the last one counts from the end.
 */
export function shownRange(listing: Pick<ListingPage, 'slots' | 'page' | 'pages' | 'nbHits'>): {
  readonly first: number;
  readonly last: number;
} {
  const shown = listing.slots.filter(({ kind }) => kind === 'product').length;
  const last = listing.page >= listing.pages ? listing.nbHits : listing.page * shown;
  return { first: last - shown + 1, last };
}

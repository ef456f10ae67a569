import type { Hit } from '../catalog/product.ts';
import type { CategoryPageBanner } from '../content/page-entry.ts';
import type { ListingSlot } from './banner-slots.ts';

/** Pages of one listing that are shown below each other; the URL names the last one. */
export type LoadedPages = {
  /** First of them; equal to `page` for a single page. */
  readonly firstPage: number;
  readonly page: number;
  /** Query id of the search answer for the slots without one of their own. */
  readonly queryId: string;
  readonly slots: readonly ListingSlot[];
  /** How its editor repeats the banner, if it has one (L2). */
  readonly banner?: Pick<CategoryPageBanner, 'repeatInterval'>;
};

/** Maximum number of pages that a browser is asked to show again at once. */
export const MAX_LOADED_PAGES = 20;

/**
 * Adds the next or the previous page of a listing to the loaded ones. Products that have moved
 * between the pages meanwhile are shown once, and so is a banner that its editor does not repeat. A
 * page that is not adjacent changes nothing.
 */
export function joinPages<Listing extends LoadedPages>(shown: Listing, added: Listing): Listing {
  const isNext = added.firstPage === shown.page + 1;
  const isPrevious = added.page === shown.firstPage - 1;
  if (!isNext && !isPrevious) return shown;
  const more = newSlots(shown, added).map((slot) => withAnswer(slot, added.queryId));
  const slots = isNext ? [...shown.slots, ...more] : [...more, ...shown.slots];
  const last = isNext ? added : shown;
  const { firstPage } = isNext ? shown : added;
  return { ...last, firstPage, queryId: shown.queryId, slots: withoutRepeats(slots) };
}

/** What is shown stays: of two banners the one of the added page is left out. */
function newSlots(shown: LoadedPages, { slots }: LoadedPages): readonly ListingSlot[] {
  const isRepeated = (shown.banner?.repeatInterval ?? 0) > 0;
  const hasBanner = shown.slots.some(({ kind }) => kind === 'banner');
  return hasBanner && !isRepeated ? slots.filter(({ kind }) => kind === 'product') : slots;
}

const withAnswer = (slot: ListingSlot, queryId: string): ListingSlot =>
  slot.kind === 'product' ? { queryId, ...slot } : slot;

function withoutRepeats(slots: readonly ListingSlot[]): readonly ListingSlot[] {
  const seen = new Set<Hit['sku']>();
  return slots.filter((slot) => {
    if (slot.kind === 'banner') return true;
    const isNew = !seen.has(slot.hit.sku);
    seen.add(slot.hit.sku);
    return isNew;
  });
}

/** Pages before `page` that a listing of this depth also shows, ascending. */
export const pagesBefore = (firstPage: number, page: number): readonly number[] => {
  const first = Math.max(1, firstPage, page - MAX_LOADED_PAGES + 1);
  return Array.from({ length: Math.max(0, page - first) }, (_, index) => first + index);
};

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

import type { Hit } from '../catalog/product.ts';
import type { ListingSlot } from './banner-slots.ts';

/** Pages of one listing that stand below each other, the last of which the address names. */
export type LoadedPages = {
  /** The first of them; the same as `page` where it stands alone. */
  readonly firstPage: number;
  readonly page: number;
  /** Names the answer of the search service that showed what no slot says another of. */
  readonly queryId: string;
  readonly slots: readonly ListingSlot[];
};

/** More pages than these a browser is not asked to show again at once. */
export const MOST_LOADED_PAGES = 20;

/**
 * Puts the next or the previous page of a listing to those that stand already. Goods that have moved
 * from one page to the other meanwhile stand once. A page that is no neighbour leaves all as it is.
 */
export function joinPages<Listing extends LoadedPages>(shown: Listing, added: Listing): Listing {
  const isNext = added.firstPage === shown.page + 1;
  const isPrevious = added.page === shown.firstPage - 1;
  if (!isNext && !isPrevious) return shown;
  const more = added.slots.map((slot) => withAnswer(slot, added.queryId));
  const slots = isNext ? [...shown.slots, ...more] : [...more, ...shown.slots];
  const last = isNext ? added : shown;
  const { firstPage } = isNext ? shown : added;
  return { ...last, firstPage, queryId: shown.queryId, slots: withoutRepeats(slots) };
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

/** The pages before `page` that a listing of this depth shows as well, ascending. */
export const pagesBefore = (firstPage: number, page: number): readonly number[] => {
  const first = Math.max(1, firstPage, page - MOST_LOADED_PAGES + 1);
  return Array.from({ length: Math.max(0, page - first) }, (_, index) => first + index);
};

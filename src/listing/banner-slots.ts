import type { Hit } from '../catalog/product.ts';
import type { ListerBanner } from '../content/page-entry.ts';

/** One place of a listing, in the order in which shoppers see them. */
export type ListingSlot =
  | {
      readonly kind: 'product';
      readonly hit: Hit;
      /** The answer of the search service that showed it, where it is not the listing's own. */
      readonly queryId?: string;
    }
  | {
      readonly kind: 'banner';
      /** Place within the page, counted from 1. */
      readonly position: number;
    };

/**
 * Where banners stand on a full page (L2): ascending places, counted from 1. They take the places
 * of products, so that products and banners together fill `productsPerPage`; one place is always
 * left to a product. An interval that is no positive whole number is one banner, a start outside
 * the page none.
 */
export function bannerPositions(
  productsPerPage: number,
  banner: Pick<ListerBanner, 'startPosition' | 'repeatInterval'> | undefined,
): readonly number[] {
  if (banner === undefined || !isPlace(banner.startPosition, productsPerPage)) return [];
  const { startPosition, repeatInterval } = banner;
  const interval = Number.isInteger(repeatInterval) ? repeatInterval : 0;
  const repeats = interval > 0 ? Math.floor((productsPerPage - startPosition) / interval) : 0;
  const count = Math.min(repeats + 1, productsPerPage - 1);
  return Array.from({ length: count }, (_, index) => startPosition + index * interval);
}

const isPlace = (position: number, places: number): boolean =>
  Number.isInteger(position) && position >= 1 && position <= places;

/**
 * Products and banners in the order in which they stand. On a page that is not full a banner
 * stands as long as products reach up to its place; without products there are no banners.
 */
export function slotListing(
  hits: readonly Hit[],
  positions: readonly number[],
): readonly ListingSlot[] {
  const slots: ListingSlot[] = [];
  const products = hits.map((hit) => ({ kind: 'product', hit }) as const);
  for (const position of hits.length === 0 ? [] : positions) {
    slots.push(...products.splice(0, position - 1 - slots.length));
    if (slots.length < position - 1) break;
    slots.push({ kind: 'banner', position });
  }
  return [...slots, ...products];
}

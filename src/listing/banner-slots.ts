import type { Hit } from '../catalog/product.ts';
import type { CategoryPageBanner } from '../content/page-entry.ts';

/** One position of a listing, in display order. */
export type ListingSlot =
  | {
      readonly kind: 'product';
      readonly hit: Hit;
      /** Query id of the search answer that showed it, if not the listing's own. */
      readonly queryId?: string;
    }
  | {
      readonly kind: 'banner';
      /** Position within the page, counted from 1. */
      readonly position: number;
    };

/**
 * Positions of the banners on a full page (L2), ascending, counted from 1. Banners take positions
 * of products, so that both together fill `productsPerPage`; one position is always left to a
 * product. An interval that is no positive whole number gives one banner, a start outside the page
 * none.
 */
export function bannerPositions(
  productsPerPage: number,
  banner: Pick<CategoryPageBanner, 'startPosition' | 'repeatInterval'> | undefined,
): readonly number[] {
  if (banner === undefined || !isPositionOnPage(banner.startPosition, productsPerPage)) return [];
  const { startPosition, repeatInterval } = banner;
  const interval = Number.isInteger(repeatInterval) ? repeatInterval : 0;
  const repeats = interval > 0 ? Math.floor((productsPerPage - startPosition) / interval) : 0;
  const count = Math.min(repeats + 1, productsPerPage - 1);
  return Array.from({ length: count }, (_, index) => startPosition + index * interval);
}

const isPositionOnPage = (position: number, productsPerPage: number): boolean =>
  Number.isInteger(position) && position >= 1 && position <= productsPerPage;

/**
 * Merges products and banners in display order. On a page that is not full a banner is shown if
 * products reach up to its position; without products there are no banners.
 */
export function interleaveBanners(
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

/** Products on a page: banners take positions of products (L2). At least one. */
export const itemsPerPage = (
  productsPerPage: number,
  banner: Pick<CategoryPageBanner, 'startPosition' | 'repeatInterval'> | undefined,
): number => productsPerPage - bannerPositions(productsPerPage, banner).length;

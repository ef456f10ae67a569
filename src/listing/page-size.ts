import type { ListerBanner } from '../content/page-entry.ts';
import { bannerPositions } from './banner-slots.ts';

/** Places on a page of the four-column grid: four rows (L2). */
export const DEFAULT_PAGE_SIZE = 16;

/** Places on a page of the three-column grid: six rows (L9). */
export const THREE_COLUMN_PAGE_SIZE = 18;

/** What an editor may ask for at most; a larger page would be slow for everybody. */
export const LARGEST_PAGE_SIZE = 100;

/**
 * Places on a page of a listing: what its entry says (L9), else that of the grid. A number that
 * is no page size, such as 0 or 2.5, counts as not said.
 */
export function placesPerPage(
  productsPerPage: number | undefined,
  gridSize = DEFAULT_PAGE_SIZE,
): number {
  const asked = productsPerPage ?? 0;
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, LARGEST_PAGE_SIZE) : gridSize;
}

/** How many products a page shows: banners take places of products (L2). At least one. */
export const itemsPerPage = (
  productsPerPage: number,
  banner: Pick<ListerBanner, 'startPosition' | 'repeatInterval'> | undefined,
): number => productsPerPage - bannerPositions(productsPerPage, banner).length;

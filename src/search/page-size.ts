/** Positions on a page of the four-column grid: four rows (L2). */
export const DEFAULT_PAGE_SIZE = 16;

/** Positions on a page of the three-column grid: six rows (L9). */
export const THREE_COLUMN_PAGE_SIZE = 18;

/** Maximum that an editor may set; a larger page would be slow for all shoppers. */
export const LARGEST_PAGE_SIZE = 100;

/**
 * Positions on a page of a listing: as its entry says (L9), otherwise as its grid has. A number
 * that is no page size, such as 0 or 2.5, counts as unset.
 */
export function slotsPerPage(
  productsPerPage: number | undefined,
  gridSize = DEFAULT_PAGE_SIZE,
): number {
  const asked = productsPerPage ?? 0;
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, LARGEST_PAGE_SIZE) : gridSize;
}

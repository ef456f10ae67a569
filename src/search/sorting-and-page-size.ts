/** Orders that a shopper can choose for a listing (L7); the first is the shop's own. */
export const SORTINGS = [
  'popular',
  'price-asc',
  'price-desc',
  'rating',
  'delivery',
  'newest',
] as const;

export type Sorting = (typeof SORTINGS)[number];

/** Orders of a search: those of shoppers, and that of offers, which save most first. */
export const SEARCH_SORTINGS = [...SORTINGS, 'saving'] as const;

export type SearchSorting = (typeof SEARCH_SORTINGS)[number];
export const DEFAULT_SORTING: Sorting = 'popular';

/** Parses `sorting`; an unknown or missing value is the default order (L7). */
export const parseSorting = (text: string | undefined): Sorting =>
  SORTINGS.find((sorting) => sorting === text) ?? DEFAULT_SORTING;

/** Whether a URL names the default order or none of the shop's, so that it is the URL without. */
export const isNeedlessSorting = (text: string): boolean => parseSorting(text) === DEFAULT_SORTING;

/** Positions on a page of the four-column grid: four rows (L2). */
export const DEFAULT_PAGE_SIZE = 16;

/**
 * Positions on a page of the three-column grid: six rows (L9). Entries of categories set it whose
 * pictures need more room; the grid follows from the page size.
 */
export const THREE_COLUMN_PAGE_SIZE = 18;

/** Maximum that an editor may set; a larger page would be slow for all shoppers. */
export const MAX_PAGE_SIZE = 100;

/**
 * Positions on a page of a listing: as its entry says (L9), otherwise the default. A number that is
 * no page size, such as 0 or 2.5, counts as unset.
 */
export function slotsPerPage(productsPerPage: number | undefined): number {
  const requested = productsPerPage ?? 0;
  return Number.isInteger(requested) && requested > 0
    ? Math.min(requested, MAX_PAGE_SIZE)
    : DEFAULT_PAGE_SIZE;
}

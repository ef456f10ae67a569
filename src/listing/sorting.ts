/** The orders a shopper can put a listing in (L7); the first is the shop's own. */
export const SORTINGS = [
  'popular',
  'price-asc',
  'price-desc',
  'rating',
  'delivery',
  'newest',
] as const;

export type Sorting = (typeof SORTINGS)[number];
export const DEFAULT_SORTING: Sorting = 'popular';

/** An unknown or missing `sorting` parameter is the default order (L7). */
export const parseSorting = (text: string | undefined): Sorting =>
  SORTINGS.find((sorting) => sorting === text) ?? DEFAULT_SORTING;

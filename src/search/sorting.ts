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
export const DEFAULT_SORTING: Sorting = 'popular';

/** Parses `sorting`; an unknown or missing value is the default order (L7). */
export const parseSorting = (text: string | undefined): Sorting =>
  SORTINGS.find((sorting) => sorting === text) ?? DEFAULT_SORTING;

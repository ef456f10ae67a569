/** How the commerce side numbers the categories (L6). */
export const CATEGORY_IDS = {
  toppers: 3,
  boxSprings: 4,
  accessories: 5,
  mattresses: 7,
  beds: 8,
  bedBases: 9,
  bedding: 10,
  promotions: 37,
  outletToppers: 52,
} as const;

export type CategoryName = keyof typeof CATEGORY_IDS;

/** How content and search write the id of a category: `7` as a text. */
export const objectIdOf = (name: CategoryName): string => String(CATEGORY_IDS[name]);

/** Category ids of the commerce backend (L6). */
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

/** The id of a category as content and search write it: `7` as a string. */
export const objectIdOf = (name: CategoryName): string => String(CATEGORY_IDS[name]);

/** A category of the commerce backend, besides the editors' page for it. */
export type Category = {
  /** The category id (L6). */
  readonly id: number;
  readonly name: string;
  /** Number of products in the category. */
  readonly productCount: number;
};

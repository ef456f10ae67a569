/** Ids of the demo shop's categories (L6); their subcategories have others. */
export const CATEGORY_IDS = {
  toppers: '3',
  boxSprings: '4',
  accessories: '5',
  mattresses: '7',
  beds: '8',
  bedBases: '9',
  bedding: '10',
  promotions: '37',
  outletToppers: '52',
} as const;

export type CategoryName = keyof typeof CATEGORY_IDS;

/** No more than this of one variant goes into a cart. */
export const MOST_PER_LINE = 999;

/** Whether a line can hold so many: a whole number from 1 to {@link MOST_PER_LINE}. */
export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PER_LINE;

/** A cart has no more lines than this: it is shown as a whole, and reckoned anew on every change. */
export const MOST_LINES = 1000;

/** Whether a cart of so many lines can get another. */
export const hasRoom = (lines: number): boolean => lines < MOST_LINES;

/** Maximum quantity per cart line. */
export const MOST_PER_LINE = 999;

/** Whether a quantity is valid: a whole number from 1 to {@link MOST_PER_LINE}. */
export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PER_LINE;

/** Maximum number of lines per cart: it is shown as a whole and recalculated on every change. */
export const MOST_LINES = 1000;

/** Whether a cart with this many lines can get another. */
export const hasRoomForLine = (lines: number): boolean => lines < MOST_LINES;

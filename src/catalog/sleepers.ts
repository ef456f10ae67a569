/** A person drawn on a bed. All values in centimetres from its upper left corner. */
export type DrawnSleeper = {
  /** Horizontal position of the middle of the body. */
  readonly middle: number;
  /** Vertical position of the top of the head. */
  readonly top: number;
  readonly height: number;
};

/** Minimum width of a bed for two adults. */
const WIDTH_FOR_TWO = 140;
/** Minimum lengths of beds for adults and for children; shorter ones are for toddlers. */
const ADULT_LENGTH = 185;
const CHILD_LENGTH = 140;

const ADULT = 175;
const CHILD = 115;
const TODDLER = 85;

/**
 * The people drawn on a bed of a size to show its scale: as many as sleep on it, as tall as it is
 * made for, or as `heights` says of the first and the second, each in the middle of their side.
 * Empty for anything but a bed: a pillow, a cushion.
 */
export function sleepersOn(
  width: number,
  length: number,
  heights: readonly (number | undefined)[] = [],
): readonly DrawnSleeper[] {
  if (width < MIN_BED_WIDTH || length < MIN_BED_LENGTH) return [];
  const count = width >= WIDTH_FOR_TWO ? 2 : 1;
  const side = width / count;
  return Array.from({ length: count }, (_, index) => {
    const height = heights[index] ?? heightFor(length);
    const top = Math.max(3, Math.min(14, (length - height) / 2));
    return { middle: side * (index + 0.5), top, height };
  });
}

const MIN_BED_WIDTH = 50;
const MIN_BED_LENGTH = 100;

function heightFor(length: number): number {
  if (length >= ADULT_LENGTH) return ADULT;
  return length >= CHILD_LENGTH ? CHILD : TODDLER;
}

/**
 * Outline of a person on their back, seen from above, 175 units long. The top of the head is at the
 * origin, the feet below it.
 */
export const SLEEPER_HEIGHT = 175;

export const SLEEPER_OUTLINE =
  'M0 0C6 0 9 6 9 12C9 18 6.500 22 5 24C5 27.500 12 28.500 18 30.500C24.500 32.500 25.500 39 26.500 46L30 76C30.500 82 30.500 88 28.500 93C27 96.500 23.500 96 23.500 92L22 78L18.500 54L17 72C17 80 19.500 88 19.500 97C19.500 110 16 122 15 134C14 146 12 156 11 164C12 169 13 175 9.500 175C5.500 175 4.500 170 4 164L1.500 132L0 104L-1.500 132L-4 164C-4.500 170 -5.500 175 -9.500 175C-13 175 -12 169 -11 164C-12 156 -14 146 -15 134C-16 122 -19.500 110 -19.500 97C-19.500 88 -17 80 -17 72L-18.500 54L-22 78L-23.500 92C-23.500 96 -27 96.500 -28.500 93C-30.500 88 -30.500 82 -30 76L-26.500 46C-25.500 39 -24.500 32.500 -18 30.500C-12 28.500 -5 27.500 -5 24C-6.500 22 -9 18 -9 12C-9 6 -6 0 0 0Z';

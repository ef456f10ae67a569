/** A person drawn on a bed. All values in centimetres from its upper left corner. */
export type Sleeper = {
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
): readonly Sleeper[] {
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

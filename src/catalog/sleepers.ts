/** Somebody who lies on a bed. All in centimetres, from its upper left corner. */
export type Sleeper = {
  /** Where the middle of their body is. */
  readonly middle: number;
  /** Where the crown of their head is. */
  readonly top: number;
  readonly height: number;
};

/** Who fits: two adults from this width on. */
const WIDTH_FOR_TWO = 140;
/** Shorter beds are for children, and the shortest for the smallest. */
const ADULT_LENGTH = 185;
const CHILD_LENGTH = 140;

const ADULT = 175;
const CHILD = 115;
const TODDLER = 85;

/**
 * Who is drawn on a bed of a size, to show how large it is: as many as sleep on it, as tall as it is
 * meant for, in the middle of their side. Nobody on what is no bed: a pillow, a cushion.
 */
export function sleepersOn(width: number, length: number): readonly Sleeper[] {
  if (width < NARROWEST_BED || length < SHORTEST_BED) return [];
  const height = heightFor(length);
  const count = width >= WIDTH_FOR_TWO ? 2 : 1;
  const side = width / count;
  return Array.from({ length: count }, (_, place) => ({
    middle: side * (place + 0.5),
    top: Math.max(3, Math.min(14, (length - height) / 2)),
    height,
  }));
}

const NARROWEST_BED = 50;
const SHORTEST_BED = 100;

function heightFor(length: number): number {
  if (length >= ADULT_LENGTH) return ADULT;
  return length >= CHILD_LENGTH ? CHILD : TODDLER;
}

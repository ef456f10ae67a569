/*
 * Whether boxes pass openings and corners. All measures in centimetres. Every function is monotone:
 * a smaller box passes wherever a larger one does, and a larger opening lets pass whatever a
 * smaller one does. Angles are tried in fixed steps for that reason: the smallest value over a
 * fixed set of angles is as monotone as each of them.
 */

/**
 * Whether a rectangle fits into another one, upright or tilted. Carver's condition (W. B. Carver,
 * American Mathematical Monthly 64, 1957).
 */
function fitsInRectangle(first: number, second: number, width: number, height: number): boolean {
  const [p, q] = [Math.max(first, second), Math.min(first, second)];
  const [a, b] = [Math.max(width, height), Math.min(width, height)];
  if (q > b) return false;
  if (p <= a) return true;
  const tilted = 2 * p * q * a + (p * p - q * q) * Math.sqrt(p * p + q * q - a * a);
  return tilted <= b * (p * p + q * q);
}

/** Whether a box fits into another one, with an edge along each wall or tilted in one plane. */
export const fitsInBox = (box: Box, room: Box): boolean =>
  orders(box).some(([upright, first, second]) =>
    orders(room).some(
      ([height, width, depth]) => upright <= height && fitsInRectangle(first, second, width, depth),
    ),
  );

export type Box = readonly [number, number, number];

/** Whether a box passes an opening lengthwise, by any of its sides. */
export const passesOpening = (box: Box, width: number, height: number): boolean =>
  orders(box).some(([, first, second]) => fitsInRectangle(first, second, width, height));

/** A rectangle seen from above: its length, and its depth across it. */
export type Plan = { readonly length: number; readonly depth: number };

/**
 * Whether a rectangle passes the right-angled corner of two corridors, by turning or by moving
 * sideways. Turning: with both ends of its outer side at the outer walls, the inner corner has to
 * be as far away as the rectangle is deep, at every angle (the problem of the moving ladder, with a
 * depth).
 */
export const passesCorner = ({ length, depth }: Plan, from: number, into: number): boolean =>
  (length <= into && depth <= from) ||
  (depth <= into && length <= from) ||
  TURNS.every(([sine, cosine]) => into * sine + from * cosine - length * sine * cosine >= depth);

/**
 * Whether a rectangle passes a spiral around a post: its inner side touches the post, its outer
 * corners stay within the outer rail.
 */
export const passesSpiral = ({ length, depth }: Plan, post: number, width: number): boolean =>
  (length / 2) ** 2 + (post + depth) ** 2 <= (post + width) ** 2;

/**
 * What a box is from above, level or with one end lifted, as far as it can be lifted from level
 * without reaching `headroom` on the way. `box` is its measures along, upright, and across.
 */
export function liftedPlans([along, upright, depth]: Box, headroom: number): readonly Plan[] {
  const highest = LIFTS.findIndex(([sine, cosine]) => along * sine + upright * cosine > headroom);
  return LIFTS.slice(0, highest === -1 ? LIFTS.length : highest).map(([sine, cosine]) => ({
    length: along * cosine + upright * sine,
    depth,
  }));
}

/** All ways to name the measures of a box, each once. */
export function orders([a, b, c]: Box): readonly Box[] {
  const all: readonly Box[] = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  return all.filter((box, index) => index === all.findIndex((one) => one.join() === box.join()));
}

/** Sine and cosine of the angles up to a right one, in steps of so many degrees. */
const angles = (step: number): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.floor(90 / step) + 1 }, (_, index) => {
    const radians = (index * step * Math.PI) / 180;
    return [Math.sin(radians), Math.cos(radians)];
  });

/** Those in the middle of a turn first, where most of what does not pass is stopped. */
const TURNS = angles(1).toSorted(
  ([sine, cosine], [otherSine, otherCosine]) => otherSine * otherCosine - sine * cosine,
);
const LIFTS = angles(3);

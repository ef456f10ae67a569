/**
 * The amounts that a price slider stops at, in cents, ascending. Neighbours have about as many
 * prices between them wherever they stand, so a slider is as fine as the offers are close: where
 * most goods cost 200 to 600 euros, most of its way is there.
 */
export type PriceScale = readonly number[];

/** More stops than this are finer than a thumb can hold still. */
const MOST_STOPS = 33;

/**
 * The scale of some prices, of which each counts once. Its ends are the lowest and the highest
 * price exactly; in between stand round amounts.
 */
export function priceScale(cents: readonly number[], most = MOST_STOPS): PriceScale {
  const prices = [...new Set(cents)].toSorted((a, b) => a - b);
  const lowest = prices[0];
  const highest = prices.at(-1);
  if (lowest === undefined || highest === undefined || lowest === highest) return prices;
  const inner = Array.from({ length: most - 2 }, (_, place) =>
    roundAmount(prices[Math.round(((place + 1) / (most - 1)) * (prices.length - 1))] ?? lowest),
  ).filter((stop) => lowest < stop && stop < highest);
  return [lowest, ...new Set(inner), highest];
}

/** The amount of a stop, counted from 0; the nearest end beyond them. */
export const stopAt = (scale: PriceScale, position: number): number =>
  scale[Math.max(0, Math.min(scale.length - 1, Math.round(position)))] ?? 0;

/** The stop that is nearest to an amount, the lower one of two. */
export function positionOf(scale: PriceScale, cents: number): number {
  let nearest = 0;
  for (const [position, stop] of scale.entries()) {
    if (Math.abs(stop - cents) < Math.abs(stopAt(scale, nearest) - cents)) nearest = position;
  }
  return nearest;
}

/** To amounts that people say: five euros at the bottom, a hundred where beds cost thousands. */
function roundAmount(cents: number): number {
  const step = STEPS.find(({ below }) => cents < below)?.step ?? LARGEST_STEP;
  return Math.round(cents / step) * step;
}

const STEPS = [
  { below: 50_00, step: 1_00 },
  { below: 100_00, step: 5_00 },
  { below: 250_00, step: 10_00 },
  { below: 600_00, step: 25_00 },
  { below: 1500_00, step: 50_00 },
];

const LARGEST_STEP = 100_00;

/**
 * Amounts that a price slider stops at, in cents, ascending. All neighbours have about as many
 * prices between them, so a slider is finest where the offers are dense: if most products cost 200
 * to 600 euros, most of its length covers that range.
 */
export type PriceSliderStops = readonly number[];

/** Maximum number of stops; a thumb cannot handle finer ones. */
const MAX_STOPS = 33;

/**
 * Builds the scale of some prices, of which each counts once. Its ends are exactly the lowest and
 * the highest price; the stops in between are round amounts.
 */
export function priceSliderStops(cents: readonly number[], maxStops = MAX_STOPS): PriceSliderStops {
  const prices = [...new Set(cents)].toSorted((a, b) => a - b);
  const lowest = prices[0];
  const highest = prices.at(-1);
  if (lowest === undefined || highest === undefined || lowest === highest) return prices;
  const inner = Array.from({ length: maxStops - 2 }, (_, index) =>
    roundAmount(prices[Math.round(((index + 1) / (maxStops - 1)) * (prices.length - 1))] ?? lowest),
  ).filter((stop) => lowest < stop && stop < highest);
  return [lowest, ...new Set(inner), highest];
}

/** Amount of a stop, counted from 0; clamps positions beyond the ends. */
export const amountAtStop = (scale: PriceSliderStops, position: number): number =>
  scale[Math.max(0, Math.min(scale.length - 1, Math.round(position)))] ?? 0;

/** Position of the stop nearest to an amount, the lower one if two are equally near. */
export function positionOf(scale: PriceSliderStops, cents: number): number {
  let nearest = 0;
  for (const [position, stop] of scale.entries()) {
    if (Math.abs(stop - cents) < Math.abs(amountAtStop(scale, nearest) - cents)) nearest = position;
  }
  return nearest;
}

/** Rounds to usual amounts: whole euros below 50 euros, hundreds from 1,500 euros on. */
function roundAmount(cents: number): number {
  const step = STEPS.find(({ below }) => cents < below)?.step ?? MAX_STEP_CENTS;
  return Math.round(cents / step) * step;
}

const STEPS = [
  { below: 50_00, step: 1_00 },
  { below: 100_00, step: 5_00 },
  { below: 250_00, step: 10_00 },
  { below: 600_00, step: 25_00 },
  { below: 1500_00, step: 50_00 },
];

const MAX_STEP_CENTS = 100_00;

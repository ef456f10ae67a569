import { parseDay, shopDay, startOfShopDay } from '../shared/calendar-day.ts';

/**
 * A price of a variant, in cents including VAT, and when it is known to have been in force:
 * milliseconds since 1970, both moments included.
 */
export type PriceRun = { readonly cents: number; readonly from: number; readonly until: number };

/**
 * What is known of the prices of one variant in one market, in any order. Runs of several sources
 * may overlap: the lower price then counts.
 */
export type PriceHistory = readonly PriceRun[];

const DAY = 24 * 60 * 60 * 1000;

/** The days before a reduction whose lowest price is the prior one (Directive 98/6/EC, 6a(2)). */
const PRIOR_PRICE_PERIOD = 30 * DAY;

/**
 * Longest time between two observations for which the earlier price is taken to have lasted, in
 * milliseconds. What happened in a longer gap is unknown. Observations are twelve hours apart, so
 * that one may fail.
 */
export const MAX_GAP = 2 * DAY;

/**
 * How long before its start a price is looked back from at most, in milliseconds: the thirty days,
 * the time in which it can have begun, and the day and the hour of {@link startOfPeriod}.
 */
export const PRIOR_PRICE_REACH = PRIOR_PRICE_PERIOD + MAX_GAP + 2 * DAY;

/**
 * The lowest price of the thirty days before the reduction to `finalCents` began, in cents;
 * `undefined` if that is not known for all of the thirty days.
 *
 * A reduction begins when the price that holds now began: each cut is a reduction of its own, also
 * if the price was reduced already. When that was, between two observations, nobody knows: the
 * thirty days are counted back from the earliest moment, and end at the latest, which is `now` for
 * a price that nobody has observed yet.
 */
export function priorPrice(
  history: PriceHistory,
  finalCents: number,
  now: number,
): number | undefined {
  const runs = priceTimeline(history.filter(({ from }) => from <= now));
  const last = runs.at(-1);
  if (!last || now - last.until > MAX_GAP) return undefined;
  return last.cents === finalCents
    ? lowestBefore(runs.slice(0, -1), last.from)
    : lowestBefore(runs, now);
}

/**
 * The lowest price of the period before one that was there `began` at the latest; `undefined` if a
 * gap is longer than allowed.
 */
function lowestBefore(runs: readonly PriceRun[], began: number): number | undefined {
  const start = startOfPeriod(runs.at(-1)?.until ?? began, began);
  let lowest = Number.POSITIVE_INFINITY;
  let knownFrom = began;
  for (const { cents, from, until } of runs.toReversed()) {
    if (knownFrom - until > MAX_GAP) return undefined;
    lowest = Math.min(lowest, cents);
    if (from <= start) return lowest;
    knownFrom = from;
  }
  return undefined;
}

/** Moments are kept in whole seconds: a run that ends a second before another adjoins it. */
const SECOND = 1000;

/**
 * The start of the thirty days before a price that began after `before` and `began` at the latest.
 * They are counted in hours and in calendar days (Regulation 1182/71), and the earlier start taken.
 */
function startOfPeriod(before: number, began: number): number {
  const earliest = began - before <= SECOND ? began : before;
  const day = parseDay(shopDay(earliest)) ?? 0;
  return Math.min(earliest - PRIOR_PRICE_PERIOD, startOfShopDay(day - PRIOR_PRICE_PERIOD / DAY));
}

/**
 * Puts a history in order: runs that do not overlap, each with another price than the one before
 * unless a gap is between them.
 */
export function priceTimeline(history: PriceHistory): readonly PriceRun[] {
  const runs = history
    .filter(({ cents, from, until }) => cents > 0 && from <= until)
    .toSorted((one, other) => one.from - other.from);
  const timeline: PriceRun[] = [];
  let overlapping: PriceRun[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const run of runs) {
    if (run.from > end) {
      append(overlapping, timeline);
      overlapping = [];
    }
    overlapping.push(run);
    end = Math.max(end, run.until);
  }
  append(overlapping, timeline);
  return joined(timeline);
}

function append(overlapping: readonly PriceRun[], timeline: PriceRun[]): void {
  const [alone, another] = overlapping;
  if (alone && !another) timeline.push(alone);
  else timeline.push(...withoutOverlaps(overlapping));
}

/** Cuts overlapping runs, ordered by their start, at each moment at which one begins or ends. */
function withoutOverlaps(runs: readonly PriceRun[]): readonly PriceRun[] {
  const pieces: PriceRun[] = [];
  let inForce: readonly PriceRun[] = [];
  let begun = 0;
  for (let from = runs[0]?.from; from !== undefined;) {
    const [at, before] = [from, begun];
    while ((runs[begun]?.from ?? Number.POSITIVE_INFINITY) <= at) begun += 1;
    inForce = [...inForce.filter(({ until }) => until >= at), ...runs.slice(before, begun)];
    const next = runs[begun]?.from;
    if (inForce.length === 0) {
      from = next;
    } else {
      const ends = inForce.map(({ until }) => until);
      const until = Math.min((next ?? Number.POSITIVE_INFINITY) - 1, ...ends);
      pieces.push({ cents: Math.min(...inForce.map(({ cents }) => cents)), from, until });
      from = until + 1;
    }
  }
  return pieces;
}

function joined(runs: readonly PriceRun[]): readonly PriceRun[] {
  const timeline: PriceRun[] = [];
  for (const run of runs) {
    const before = timeline.at(-1);
    if (before?.cents === run.cents && run.from - before.until <= MAX_GAP)
      timeline[timeline.length - 1] = { ...before, until: run.until };
    else timeline.push(run);
  }
  return timeline;
}

/** The price that was last known, in cents. */
export const latestPrice = (history: PriceHistory): number | undefined =>
  priceTimeline(history).at(-1)?.cents;

/** A price from one day to another, `2026-10-05`, both included, in the shop's time zone. */
export type PriceStep = { readonly cents: number; readonly from: string; readonly until: string };

/** Number of days that a product page shows the prices of. */
export const SHOWN_DAYS = 90;

/**
 * The prices of the last ninety days as a page shows them, in order; empty unless there were at
 * least two, and the last is known to be the present one. Days of a longer gap are in none.
 */
export function recentPrices(history: PriceHistory, now: number): readonly PriceStep[] {
  const since = now - SHOWN_DAYS * DAY;
  const runs = priceTimeline(history).filter(({ from, until }) => until >= since && from <= now);
  const isPresent = now - (runs.at(-1)?.until ?? 0) <= MAX_GAP;
  if (!isPresent || new Set(runs.map(({ cents }) => cents)).size < 2) return [];
  return runs.map(({ cents, from, until }, index) => {
    const next = runs[index + 1]?.from ?? now;
    const lasted = next - until <= MAX_GAP ? Math.max(until, next - 1) : until;
    return { cents, from: shopDay(Math.max(from, since)), until: shopDay(lasted) };
  });
}

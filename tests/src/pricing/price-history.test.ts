import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euroCents } from '#src/pricing/money.ts';
import {
  latestPrice,
  MAX_GAP,
  type PriceHistory,
  PRIOR_PRICE_REACH,
  priceTimeline,
  priorPrice,
  recentPrices,
} from '#src/pricing/price-history.ts';
import { SHOP_TIME_ZONE } from '#src/shared/calendar-day.ts';
import { displayPriceOf, withWasPrice } from '#src/pricing/price.ts';
import { inScope } from '../../support/test-scope.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** One observation a day, the last one on `today`. */
const daily = (cents: readonly number[], today = 1000): PriceHistory =>
  cents.map((price, index) => {
    const at = (today - cents.length + 1 + index) * DAY;
    return { cents: price, from: at, until: at };
  });

/** Whole days of the shop's books, midnight to midnight in its time zone, `today` the last one. */
const booked = (cents: readonly number[], today = 1000): PriceHistory =>
  daily(cents, today).map((run) => ({
    cents: run.cents,
    from: run.from - 2 * HOUR,
    until: run.from - 2 * HOUR + DAY - SECOND,
  }));

const times = (count: number, cents: number): readonly number[] =>
  Array.from({ length: count }, () => cents);

const priorOf = (cents: readonly number[]): number | undefined =>
  priorPrice(booked(cents), cents.at(-1) ?? 0, 1000 * DAY);

/** What a shopper reads of a reduction that the commerce backend announces at any height. */
function shownOf(history: PriceHistory, final: number, now: number) {
  const price = { regular: euroCents(1_000_000), final: euroCents(final) };
  return displayPriceOf(
    withWasPrice({ ...price, default: price.final }, priorPrice(history, final, now)),
  );
}

/** Midnight in the shop, so many days before the day of a moment. */
function midnightBefore(at: number, days: number): number {
  const day = new Date(at).toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE });
  const noon = Date.parse(`${day}T12:00:00Z`) - days * DAY;
  const hour = new Date(noon).toLocaleString('en-GB', {
    timeZone: SHOP_TIME_ZONE,
    hour: '2-digit',
  });
  return noon - Number(hour) * HOUR;
}

describe('priorPrice', () => {
  it('P3a returns the lowest price of the thirty days before the reduction', () => {
    expect(priorOf([...times(40, 10_000), ...times(5, 6000)])).toBe(10_000);
    expect(priorOf([...times(30, 10_000), ...times(10, 9000), ...times(5, 6000)])).toBe(9000);
    expect(priorOf([9000, ...times(30, 10_000), 6000])).toBe(10_000);
    expect(priorOf([9000, ...times(29, 10_000), 6000])).toBe(9000);
  });

  it('P3a shows no reduction from 1.69 to 1.29 where 1.29 was asked within the thirty days (CJEU C-330/23)', () => {
    const cents = [...times(20, 169), ...times(6, 129), ...times(7, 169), ...times(3, 129)];
    expect(priorOf(cents)).toBe(129);
    expect(shownOf(booked(cents), 129, 1000 * DAY)).toEqual({
      now: euroCents(129),
      saved: euroCents(0),
      percent: 0,
    });
  });

  it('P3a shows no reduction of 36 % from 6.99 to 4.44 where 4.44 was the lowest (BGH I ZR 183/24)', () => {
    const cents = [...times(30, 699), ...times(6, 444), ...times(7, 699), 444];
    expect(shownOf(booked(cents), 444, 1000 * DAY)?.percent).toBe(0);
    const withoutIt = [...times(43, 699), 444];
    expect(shownOf(booked(withoutIt), 444, 1000 * DAY)?.percent).toBe(36);
  });

  it('P3a takes each of several cuts for a reduction of its own', () => {
    expect(priorOf([...times(40, 10_000), ...times(10, 8000), ...times(3, 6000)])).toBe(8000);
  });

  it('P3a counts the price below from which a price rose', () => {
    expect(priorOf([...times(40, 10_000), ...times(10, 6000), ...times(3, 8000)])).toBe(6000);
  });

  it('P3a knows nothing of a price that was first observed reduced', () => {
    expect(priorOf(times(90, 6000))).toBeUndefined();
    expect(priorOf([])).toBeUndefined();
  });

  it('P3a knows nothing before the thirty days are complete', () => {
    expect(priorOf([...times(29, 10_000), 6000])).toBeUndefined();
    expect(priorOf([...times(30, 10_000), 6000])).toBe(10_000);
  });

  it('P3a leaves prices out that begin later, and counts what was observed this moment', () => {
    const now = 1000 * DAY;
    const history = [...booked([...times(40, 10_000), 6000])];
    const planned = { cents: 9000, from: now + 1, until: now + DAY };
    expect(priorPrice([...history, planned], 6000, now)).toBe(10_000);
    const usual = { cents: 10_000, from: 900 * DAY, until: now - SECOND };
    const seen = { cents: 8000, from: now, until: now };
    expect(priorPrice([usual, seen], 6000, now)).toBe(8000);
  });

  it('P3a knows the price until two days after it was last observed', () => {
    const history = booked([...times(40, 10_000), ...times(5, 6000)]);
    const last = history.at(-1)?.until ?? 0;
    expect(priorPrice(history, 6000, last + MAX_GAP)).toBe(10_000);
    expect(priorPrice(history, 6000, last + MAX_GAP + 1)).toBeUndefined();
  });

  it('P3a lets a price that nobody has observed yet begin now', () => {
    const history = daily([...times(20, 9000), ...times(20, 10_000)]);
    expect(priorPrice(history, 6000, 1000 * DAY + 1)).toBe(9000);
  });

  it('P3a knows nothing across a gap longer than two days, before or during the reduction', () => {
    const before = { cents: 10_000, from: 900 * DAY, until: 980 * DAY };
    const reduced = (from: number) => ({ cents: 6000, from, until: 1000 * DAY });
    const priorAfter = (from: number) => priorPrice([before, reduced(from)], 6000, 1000 * DAY);
    expect(priorAfter(before.until + MAX_GAP)).toBe(10_000);
    expect(priorAfter(before.until + MAX_GAP + 1)).toBeUndefined();
    const interrupted = [
      before,
      { cents: 6000, from: 981 * DAY, until: 985 * DAY },
      reduced(988 * DAY),
    ];
    expect(priorPrice(interrupted, 6000, 1000 * DAY)).toBeUndefined();
    const unseen = [before, { cents: 6000, from: 981 * DAY, until: 985 * DAY }];
    expect(priorPrice(unseen, 6000, 1000 * DAY)).toBeUndefined();
  });

  it('P3a counts the thirty days from the last moment of the price before, not from the first observation', () => {
    const walk = (from: number, until: number, cents: number): PriceHistory =>
      Array.from(
        { length: (until - from) / (12 * HOUR) + 1 },
        (_, index) => from + index * 12 * HOUR,
      ).map((at) => ({ cents, from: at, until: at }));
    const low = walk(960 * DAY, 970 * DAY, 8000);
    const usual = walk(970 * DAY + 12 * HOUR, 1000 * DAY, 10_000);
    const reduced = { cents: 6000, from: 1001 * DAY + 12 * HOUR, until: 1001 * DAY + 12 * HOUR };
    expect(priorPrice([...low, ...usual, reduced], 6000, reduced.until)).toBe(8000);
    expect(priorPrice([...low, ...usual], 6000, reduced.until)).toBe(8000);
    const later = { cents: 6000, from: 1002 * DAY, until: 1002 * DAY };
    const longer = walk(970 * DAY + 12 * HOUR, 1001 * DAY + 12 * HOUR, 10_000);
    expect(priorPrice([...low, ...longer, later], 6000, later.until)).toBe(10_000);
  });

  it('P3a counts whole days, also the longer one of the change from summer time', () => {
    const usual = { cents: 10_000, from: Date.parse('2026-09-26T00:00:00+02:00') };
    const cut = Date.parse('2026-10-26T00:00:00+01:00');
    const low = { cents: 8000, from: 0, until: usual.from - SECOND };
    const runs = [low, { ...usual, until: cut - SECOND }, { cents: 6000, from: cut, until: cut }];
    expect(priorPrice(runs, 6000, cut)).toBe(10_000);
    const hour = [
      { ...low, until: usual.from },
      { ...usual, from: usual.from + SECOND, until: cut - SECOND },
    ];
    expect(priorPrice([...hour, { cents: 6000, from: cut, until: cut }], 6000, cut)).toBe(8000);
  });

  it('P3a counts thirty times 24 hours, also over the shorter day of the change to summer time', () => {
    const cut = Date.parse('2027-04-20T00:00:00+02:00');
    const beforeMidnight = Date.parse('2027-03-20T23:30:00+01:00');
    const usual = { cents: 10_000, from: beforeMidnight + SECOND, until: cut - SECOND };
    const low = { cents: 8000, from: 0, until: beforeMidnight };
    const reduced = { cents: 6000, from: cut, until: cut };
    expect(priorPrice([low, usual, reduced], 6000, cut)).toBe(8000);
    const earlier = [
      { ...low, until: low.until - HOUR },
      { ...usual, from: usual.from - HOUR },
    ];
    expect(priorPrice([...earlier, reduced], 6000, cut)).toBe(10_000);
  });

  it('P3a takes the lower of two sources that disagree', () => {
    const observed = daily([...times(40, 10_000), ...times(5, 6000)]);
    const imported = { cents: 9500, from: 960 * DAY, until: 992 * DAY };
    expect(priorPrice([imported, ...observed], 6000, 1000 * DAY)).toBe(9500);
  });

  const anyCents = fc.integer({ min: 1, max: 9 }).map((euros) => euros * 100);
  const anyDays = fc
    .array(fc.tuple(anyCents, fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 6 })
    .map((stretches) => stretches.flatMap(([cents, days]) => times(days, cents)));

  /** What a price really was, from the first to the last second of each. */
  const anySteps = fc
    .record({
      start: fc.integer({ min: Date.UTC(2025, 0) / SECOND, max: Date.UTC(2027, 0) / SECOND }),
      first: fc.integer({ min: 1, max: 50 * 24 * 3600 }),
      later: fc.array(
        fc.tuple(
          anyCents,
          fc.oneof(
            fc.integer({ min: 1, max: 2 * 3600 }),
            fc.integer({ min: 1, max: 5 * 24 * 3600 }),
            fc.integer({ min: 27 * 24 * 3600, max: 31 * 24 * 3600 }),
            fc.integer({ min: 1, max: 40 * 24 * 3600 }),
          ),
        ),
        { minLength: 1, maxLength: 7 },
      ),
    })
    .map(({ start, first, later }) => {
      let from = start * SECOND;
      return [[1000, first] as const, ...later].map(([cents, length]) => {
        const step = { cents, from, until: from + (length - 1) * SECOND };
        from += length * SECOND;
        return step;
      });
    });

  /** Observed at any times, but each price at least once, unless it is the last. */
  const anyObserved = fc
    .record({
      steps: anySteps,
      gaps: fc.infiniteStream(fc.integer({ min: 1, max: MAX_GAP / SECOND })),
      places: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      isLastSeen: fc.boolean(),
    })
    .map(({ steps, gaps, places, isLastSeen }) => {
      const now = steps.at(-1)?.until ?? 0;
      const moments = steps.map(
        ({ from, until }) =>
          from + Math.floor((places.next().value * (until - from)) / SECOND) * SECOND,
      );
      for (let at = steps[0]?.from ?? now; at <= now; at += gaps.next().value * SECOND)
        moments.push(at);
      const unseen = isLastSeen ? now + 1 : (steps.at(-1)?.from ?? now);
      const seen = [...new Set(moments)]
        .filter((at) => at < unseen)
        .toSorted((one, other) => one - other)
        .map((at) => {
          const cents = steps.findLast(({ from }) => from <= at)?.cents ?? 0;
          return { cents, from: at, until: at };
        });
      return { steps, seen, now };
    });

  it('P3a never shows a was-price above any price of the thirty days, whenever it was observed', () => {
    fc.assert(
      fc.property(anyObserved, ({ seen, steps, now }) => {
        const final = steps.at(-1)?.cents ?? 0;
        const prior = priorPrice(seen, final, now);
        const before = steps.slice(0, steps.findLastIndex(({ cents }) => cents !== final) + 1);
        const began = steps[before.length]?.from ?? now;
        const month = Math.min(began - 30 * DAY, midnightBefore(began, 30));
        const lowest = Math.min(
          ...before.filter(({ until }) => until >= month).map(({ cents }) => cents),
        );
        expect(prior ?? 0).toBeLessThanOrEqual(lowest);
        const was = shownOf(seen, final, now)?.was?.cents;
        expect(was === undefined || (was > final && was <= lowest)).toBe(true);
      }),
      { numRuns: inScope(500, 150) },
    );
  });

  it('P3a knows the was-price of every variant that was observed for long enough', () => {
    fc.assert(
      fc.property(anyObserved, ({ seen, steps, now }) => {
        const final = steps.at(-1)?.cents ?? 0;
        const before = seen.findLast(({ cents }) => cents !== final)?.from ?? 0;
        fc.pre((seen[0]?.from ?? now) <= before - PRIOR_PRICE_REACH + MAX_GAP);
        fc.pre(now - (seen.at(-1)?.from ?? 0) <= MAX_GAP);
        expect(priorPrice(seen, final, now)).toBeGreaterThan(0);
      }),
    );
  });

  it('P3a never shows a larger saving for a raise before the cut than without the raise', () => {
    const anyRaise = fc.integer({ min: 1, max: 29 });
    fc.assert(
      fc.property(anyCents, anyRaise, anyCents, anyCents, (usual, days, more, cut) => {
        const asIs = [...times(70 + days, usual), usual - cut];
        const raised = [...times(70, usual), ...times(days, usual + more), usual - cut];
        fc.pre(usual > cut);
        expect(priorOf(raised)).toBe(priorOf(asIs));
      }),
    );
  });

  it('P3a invents no price where observations are missing', () => {
    fc.assert(
      fc.property(anyDays, fc.infiniteStream(fc.boolean()), (cents, isSeen) => {
        const all = daily(cents);
        const seen = all.filter(() => isSeen.next().value);
        const final = cents.at(-1) ?? 0;
        const prior = priorPrice(seen, final, 1000 * DAY);
        if (prior === undefined) return;
        expect(seen.some((run) => run.cents === prior)).toBe(true);
        const last = seen.findLast((run) => run.cents !== final)?.until ?? 0;
        const start = seen.findLastIndex(({ from }) => from <= last - 30 * DAY);
        expect(start).toBeGreaterThanOrEqual(0);
        const moments = [...seen.slice(start).map(({ from }) => from), 1000 * DAY];
        const gaps = moments.map((at, index) => at - (moments[index - 1] ?? at));
        expect(Math.max(...gaps)).toBeLessThanOrEqual(MAX_GAP);
      }),
    );
  });

  it('P3a depends on no order and no repetition', () => {
    fc.assert(
      fc.property(anyDays, (cents) => {
        const history = booked(cents);
        const shuffled = [...history.toReversed(), ...history];
        expect(priorPrice(shuffled, cents.at(-1) ?? 0, 1000 * DAY)).toBe(priorOf(cents));
      }),
    );
  });
});

describe('priceTimeline', () => {
  it('joins runs of one price, and leaves a longer gap open', () => {
    expect(priceTimeline(daily([500, 500, 400]))).toEqual([
      { cents: 500, from: 998 * DAY, until: 999 * DAY },
      { cents: 400, from: 1000 * DAY, until: 1000 * DAY },
    ]);
    const apart = [...daily([500], 990), ...daily([500], 995)];
    expect(priceTimeline(apart)).toEqual(apart);
  });

  it('joins runs of one price over a gap of two days, and of no longer', () => {
    const before = { cents: 500, from: 0, until: DAY };
    const runs = (gap: number) => [before, { cents: 500, from: DAY + gap, until: 9 * DAY }];
    expect(priceTimeline(runs(MAX_GAP))).toEqual([{ cents: 500, from: 0, until: 9 * DAY }]);
    expect(priceTimeline(runs(MAX_GAP + 1))).toEqual(runs(MAX_GAP + 1));
  });

  it('takes the lower price where runs overlap', () => {
    const long = { cents: 500, from: 0, until: 10 * DAY };
    const low = { cents: 400, from: 3 * DAY, until: 5 * DAY };
    expect(priceTimeline([low, long])).toEqual([
      { cents: 500, from: 0, until: 3 * DAY - 1 },
      low,
      { cents: 500, from: 5 * DAY + 1, until: 10 * DAY },
    ]);
  });

  it('takes the lower price of two that share one moment', () => {
    const low = { cents: 500, from: 0, until: 3 * DAY };
    const high = { cents: 600, from: 3 * DAY, until: 5 * DAY };
    expect(priceTimeline([low, high])).toEqual([low, { ...high, from: 3 * DAY + 1 }]);
  });

  it('ignores what is no price, and a run that ends before it begins', () => {
    expect(
      priceTimeline([
        { cents: 0, from: 1, until: 2 },
        { cents: 5, from: 2, until: 1 },
      ]),
    ).toEqual([]);
  });
});

describe('latestPrice', () => {
  it('P3a is the price that was last known, in whatever order, and none without one', () => {
    expect(latestPrice(daily([500, 400, 450]).toReversed())).toBe(450);
    expect(latestPrice([])).toBeUndefined();
  });
});

describe('recentPrices', () => {
  const NOW = 1000 * DAY + 1;

  it('P3b returns the prices of the last ninety days by day', () => {
    const history = daily([...times(200, 500), ...times(20, 400), ...times(3, 450)]);
    expect(recentPrices(history, NOW)).toEqual([
      { cents: 500, from: '1972-06-29', until: '1972-09-05' },
      { cents: 400, from: '1972-09-05', until: '1972-09-25' },
      { cents: 450, from: '1972-09-25', until: '1972-09-27' },
    ]);
  });

  it('P3b returns none if the price did not change, or is not known to be the present one', () => {
    expect(recentPrices(daily(times(200, 500)), NOW)).toEqual([]);
    expect(recentPrices([], NOW)).toEqual([]);
    const history = daily([...times(50, 500), ...times(5, 400)]);
    expect(recentPrices(history, NOW + MAX_GAP - 1)).toHaveLength(2);
    expect(recentPrices(history, NOW + MAX_GAP)).toEqual([]);
  });

  it('P3b leaves prices out that ended before the ninety days, or begin later', () => {
    const since = NOW - 90 * DAY;
    const old = { cents: 300, from: 0, until: since - 1 };
    const usual = { cents: 500, from: since, until: NOW - DAY };
    const present = { cents: 400, from: NOW - DAY + 1, until: NOW };
    const planned = { cents: 200, from: NOW + 1, until: NOW + DAY };
    const centsOf = (...runs: PriceHistory) => recentPrices(runs, NOW).map(({ cents }) => cents);
    expect(centsOf(old, usual, present, planned)).toEqual([500, 400]);
    const ending = { ...old, until: since };
    const starting = { ...planned, from: NOW };
    expect(centsOf(ending, { ...usual, from: since + 1 }, present)).toEqual([300, 500, 400]);
    expect(centsOf(usual, { ...present, until: NOW - 1 }, starting)).toEqual([500, 400, 200]);
  });

  it('P3b ends a price on the day before the next one, up to a gap of two days', () => {
    const midnight = Date.parse('2026-11-20T00:00:00+01:00');
    const now = midnight + HOUR;
    const next = { cents: 400, from: midnight, until: now };
    const untilOf = (gap: number) =>
      recentPrices([{ cents: 500, from: midnight - 9 * DAY, until: midnight - gap }, next], now)[0]
        ?.until;
    expect(untilOf(HOUR)).toBe('2026-11-19');
    expect(untilOf(MAX_GAP)).toBe('2026-11-19');
    expect(untilOf(MAX_GAP + 1)).toBe('2026-11-17');
  });

  it('P3b leaves days without observations out', () => {
    const history = [...daily(times(5, 500), 985), ...daily(times(5, 400))];
    const [before, after] = recentPrices(history, NOW);
    expect([before?.until, after?.from]).toEqual(['1972-09-12', '1972-09-23']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  epochDay,
  formatDay,
  parseDay,
  SATURDAY,
  SHOP_TIME_ZONE,
  shopDay,
  shopTime,
  startOfShopDay,
  SUNDAY,
} from '#src/shared/calendar-day.ts';
import { inScope } from '../../support/test-scope.ts';

/** The Swedish date format is that of ISO 8601. */
const inZone = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: SHOP_TIME_ZONE });

describe('shopDay', () => {
  it.each([
    ['2026-11-26T22:59:59Z', '2026-11-26'],
    ['2026-11-26T23:00:00Z', '2026-11-27'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2025-12-31T23:00:00Z', '2026-01-01'],
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('begins a day at midnight in Utrecht, in winter and in summer: %s', (time, day) => {
    expect(shopDay(Date.parse(time))).toBe(day);
  });

  it('agrees with Intl.DateTimeFormat in the time zone of the shop', () => {
    const anyYear = fc.integer({ min: Date.UTC(1996), max: Date.UTC(2100) });
    fc.assert(
      fc.property(anyYear, (now) => {
        expect(shopDay(now)).toBe(inZone.format(now));
      }),
      { numRuns: inScope(2000, 400) },
    );
  });

  it('agrees with Intl.DateTimeFormat at any hour around the changes of summer time', () => {
    const hours = fc.record({
      year: fc.integer({ min: 1996, max: 2100 }),
      month: fc.constantFrom(2, 9),
      hour: fc.integer({ min: 23 * 24, max: 32 * 24 }),
    });
    fc.assert(
      fc.property(hours, ({ year, month, hour }) => {
        const now = Date.UTC(year, month, 1, hour);
        expect(shopDay(now)).toBe(inZone.format(now));
      }),
      { numRuns: inScope(2000, 400) },
    );
  });

  it('returns texts that sort in the order of the days', () => {
    const anyTime = fc.integer({ min: Date.UTC(1996), max: Date.UTC(2100) });
    fc.assert(
      fc.property(anyTime, anyTime, (one, other) => {
        const [earlier = 0, later = 0] = [one, other].toSorted((a, b) => a - b);
        expect(shopDay(earlier) <= shopDay(later)).toBe(true);
        expect(shopDay(one)).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    );
  });
});

describe('shopTime', () => {
  it.each([
    ['2026-11-26T14:40:59Z', '15:40'],
    ['2026-07-01T22:00:00Z', '00:00'],
    ['2026-03-29T00:59:59Z', '01:59'],
    ['2026-03-29T01:00:00Z', '03:00'],
    ['2026-10-25T00:59:59Z', '02:59'],
    ['2026-10-25T01:00:00Z', '02:00'],
  ])('is what a clock in Utrecht shows at %s', (time, shown) => {
    expect(shopTime(Date.parse(time))).toBe(shown);
  });
});

const calendarDayOf = (text: string) => calendarDay(parseDay(text) ?? 0);

describe('parseDay', () => {
  it('reads the days of the calendar alone', () => {
    expect(['1970-01-01', '1970-02-01', '2024-02-29'].map(parseDay)).toEqual([0, 31, 19_782]);
    for (const text of ['', 'soon', '2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00'])
      expect(parseDay(text)).toBeUndefined();
    expect([epochDay(1970, 1, 1), epochDay(1970, 2, 1)]).toEqual([0, 31]);
    expect(formatDay(31)).toBe('1970-02-01');
  });

  it('is a day of a week', () => {
    expect(calendarDayOf('2026-11-28')).toEqual({
      year: 2026,
      month: 11,
      day: 28,
      weekday: SATURDAY,
    });
    expect(calendarDayOf('2026-11-29').weekday).toBe(SUNDAY);
  });
});

describe('startOfShopDay', () => {
  it('is the first moment of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 40_000 }), (day) => {
        const start = startOfShopDay(day);
        expect([shopDay(start - 1), shopDay(start)]).toEqual([formatDay(day - 1), formatDay(day)]);
      }),
    );
  });
});

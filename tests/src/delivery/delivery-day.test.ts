import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combinedDeliveryDays,
  deliveryDay,
  isWorkingDay,
  orderDay,
  splitDeliveryDays,
  timeToCutOff,
} from '#src/delivery/delivery-day.ts';
import { epochDay, formatDay, parseDay } from '#src/shared/calendar-day.ts';
import { COUNTRIES } from '#src/shared/locale.ts';

const anyDay = fc.integer({ min: epochDay(2020, 1, 1), max: epochDay(2040, 1, 1) }).map(formatDay);
const anyWait = fc.integer({ min: 0, max: 60 });
const anyCountry = fc.constantFrom(...COUNTRIES);

describe('deliveryDay', () => {
  it.each([
    ['a working day later', '2026-06-10', 1, 'NL', '2026-06-11'],
    ['over a weekend', '2026-06-12', 1, 'NL', '2026-06-15'],
    ['ordered on a Sunday', '2026-06-14', 1, 'NL', '2026-06-15'],
    ['at once, on a working day', '2026-06-10', 0, 'NL', '2026-06-10'],
    ['at once, but not on a Saturday', '2026-06-13', 0, 'NL', '2026-06-15'],
    ['over Easter', '2026-04-02', 2, 'NL', '2026-04-07'],
    ['over Easter, with Good Friday', '2026-04-02', 2, 'DE', '2026-04-08'],
    ['over Corpus Christi', '2026-06-03', 1, 'AT', '2026-06-05'],
    ['over Corpus Christi, not a holiday in all of Germany', '2026-06-03', 1, 'DE', '2026-06-04'],
    ['into another year', '2026-12-31', 1, 'BE', '2027-01-04'],
  ] as const)('C9 delivers %s', (_case, today, wait, country, day) => {
    expect(deliveryDay(today, wait, country)).toBe(day);
  });

  it('C9 counts only working days and ends on one', () => {
    fc.assert(
      fc.property(anyDay, anyWait, anyCountry, (today, wait, country) => {
        const [from = 0, to = 0] = [today, deliveryDay(today, wait, country)].map(parseDay);
        const passed = Array.from({ length: to - from }, (_, index) => from + 1 + index);
        expect(isWorkingDay(to, country)).toBe(true);
        const counted = passed.filter((day) => isWorkingDay(day, country)).length;
        expect(counted).toBe(wait === 0 && to > from ? 1 : wait);
      }),
    );
  });

  it('C9 never returns an earlier day for a longer wait', () => {
    fc.assert(
      fc.property(anyDay, anyWait, anyWait, anyCountry, (today, one, other, country) => {
        const [shorter = 0, longer = 0] = [one, other].toSorted((a, b) => a - b);
        expect(deliveryDay(today, shorter, country) <= deliveryDay(today, longer, country)).toBe(
          true,
        );
      }),
    );
  });

  it('C9 handles an invalid day, and a wait that is NaN, negative, fractional or infinite', () => {
    expect(deliveryDay('someday', 3, 'NL')).toBe('someday');
    expect(deliveryDay('2026-02-30', 3, 'NL')).toBe('2026-02-30');
    expect(deliveryDay('2026-06-10', NaN, 'NL')).toBe('2026-06-10');
    expect(deliveryDay('2026-06-10', -4, 'NL')).toBe('2026-06-10');
    expect(deliveryDay('2026-06-10', 1.2, 'NL')).toBe('2026-06-12');
    expect(deliveryDay('2026-06-10', Infinity, 'NL').startsWith('2028')).toBe(true);
  });
});

describe('orderDay', () => {
  it.each([
    ['2026-11-26T20:59:59Z', '2026-11-26'],
    ['2026-11-26T21:00:00Z', '2026-11-27'],
    ['2026-07-01T19:59:59Z', '2026-07-01'],
    ['2026-07-01T20:00:00Z', '2026-07-02'],
    ['2026-12-31T21:00:00Z', '2027-01-01'],
  ])('C9 counts an order from 22:00 on for the next day: %s', (time, day) => {
    expect(orderDay(Date.parse(time))).toBe(day);
  });

  it('C9 accepts another cut-off hour', () => {
    expect(orderDay(Date.parse('2026-07-01T14:59:00Z'), 17)).toBe('2026-07-01');
    expect(orderDay(Date.parse('2026-07-01T15:00:00Z'), 17)).toBe('2026-07-02');
  });
});

describe('combinedDeliveryDays', () => {
  it('returns the maximum of all lines', () => {
    expect(combinedDeliveryDays([2, 15, 5])).toBe(15);
  });

  it('returns undefined for no lines or an unknown line', () => {
    expect(combinedDeliveryDays([])).toBeUndefined();
    expect(combinedDeliveryDays([2, undefined])).toBeUndefined();
  });

  it('returns the days of one of the lines, and no line takes longer', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90 }), { minLength: 1 }), (days) => {
        const all = combinedDeliveryDays(days) ?? -1;
        expect(days).toContain(all);
        expect(days.every((one) => one <= all)).toBe(true);
      }),
    );
  });
});

describe('splitDeliveryDays', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 1, 1],
    [20, 19, 1],
    [2.5, 2, 1],
    [-3, 0, 0],
    [Number.NaN, 0, 0],
  ])('splits %d working days', (days, handling, transit) => {
    expect(splitDeliveryDays(days)).toEqual({ handling, transit });
  });

  it('adds up to the given number of days', () => {
    fc.assert(
      fc.property(fc.nat(500), (days) => {
        const { handling, transit } = splitDeliveryDays(days);
        expect(handling + transit).toBe(days);
      }),
    );
  });
});

describe('timeToCutOff', () => {
  it('DB3 is the time until orders count for another day', () => {
    const anyTime = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(anyTime, (now) => {
        const left = timeToCutOff(now);
        expect(left).toBeGreaterThan(0);
        expect(orderDay(now + left - 1)).toBe(orderDay(now));
        expect(orderDay(now + left) > orderDay(now)).toBe(true);
      }),
    );
  });
});

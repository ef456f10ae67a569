import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochDay, formatDay, parseDay } from '#src/delivery/calendar-day.ts';
import { deliveryDay, isWorkingDay } from '#src/delivery/delivery-day.ts';
import { COUNTRIES } from '#src/shared/country.ts';

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
    ['over Corpus Christi, which Germany at large has not', '2026-06-03', 1, 'DE', '2026-06-04'],
    ['into another year', '2026-12-31', 1, 'BE', '2027-01-04'],
  ] as const)('C9 delivers %s', (_case, today, wait, country, day) => {
    expect(deliveryDay(today, wait, country)).toBe(day);
  });

  it('C9 counts only working days and ends on one', () => {
    fc.assert(
      fc.property(anyDay, anyWait, anyCountry, (today, wait, country) => {
        const [from = 0, to = 0] = [today, deliveryDay(today, wait, country)].map(parseDay);
        const passed = Array.from({ length: to - from }, (_, place) => from + 1 + place);
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

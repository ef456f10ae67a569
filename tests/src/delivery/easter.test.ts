import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, formatDay } from '#src/delivery/calendar-day.ts';
import { easterSunday } from '#src/delivery/easter.ts';

describe('easterSunday', () => {
  it.each([
    [1818, '1818-03-22'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('L10 knows the day of Easter in %i', (year, day) => {
    expect(formatDay(easterSunday(year))).toBe(day);
  });

  it('L10 is a Sunday from the 22nd of March to the 25th of April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 9000 }), (year) => {
        const easter = easterSunday(year);
        expect(calendarDay(easter).weekday).toBe(0);
        expect(formatDay(easter) >= `${year}-03-22` && formatDay(easter) <= `${year}-04-25`).toBe(
          true,
        );
      }),
    );
  });
});

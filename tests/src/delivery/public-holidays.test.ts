import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, epochDay, formatDay } from '#src/shared/calendar-day.ts';
import { easterSunday, isPublicHoliday } from '#src/delivery/public-holidays.ts';
import type { Country } from '#src/shared/locale.ts';

const holidays = (country: Country, year: number): readonly string[] =>
  Array.from({ length: 366 }, (_, index) => epochDay(year, 1, 1) + index)
    .filter((day) => formatDay(day).startsWith(String(year)) && isPublicHoliday(day, country))
    .map((day) => formatDay(day).slice('2026-'.length));

describe('isPublicHoliday', () => {
  it('C9 lists the holidays of each delivery country', () => {
    expect(holidays('NL', 2026)).toEqual(
      '01-01 04-05 04-06 04-27 05-14 05-24 05-25 12-25 12-26'.split(' '),
    );
    expect(holidays('BE', 2026)).toEqual(
      '01-01 04-05 04-06 05-01 05-14 05-24 05-25 07-21 08-15 11-01 11-11 12-25'.split(' '),
    );
    expect(holidays('DE', 2026)).toEqual(
      '01-01 04-03 04-05 04-06 05-01 05-14 05-24 05-25 10-03 12-25 12-26'.split(' '),
    );
    expect(holidays('AT', 2026)).toEqual(
      '01-01 01-06 04-05 04-06 05-01 05-14 05-24 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'.split(
        ' ',
      ),
    );
  });

  it("C9 moves King's Day off a Sunday, and includes Liberation Day only every five years", () => {
    expect(holidays('NL', 2025)).toEqual(
      '01-01 04-20 04-21 04-26 05-05 05-29 06-08 06-09 12-25 12-26'.split(' '),
    );
    expect(holidays('NL', 2024)).toContain('04-27');
    expect(holidays('NL', 2024)).not.toContain('04-26');
    expect(holidays('NL', 2024)).not.toContain('05-05');
  });
});

describe('easterSunday', () => {
  it.each([
    [1818, '1818-03-22'],
    [1886, '1886-04-25'],
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2014, '2014-04-20'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2100, '2100-03-28'],
  ])('returns the date of Easter in %i', (year, day) => {
    expect(formatDay(easterSunday(year))).toBe(day);
  });

  it('is a Sunday from the 22nd of March to the 25th of April', () => {
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

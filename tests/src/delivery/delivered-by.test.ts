import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysToChoose,
  deliveredByOfQuery,
  deliveredByParameters,
  workingDaysToCount,
} from '#src/delivery/delivered-by.ts';
import { deliveryDay, workingDaysUntil } from '#src/delivery/delivery-day.ts';
import { epochDay, formatDay } from '#src/shared/calendar-day.ts';
import { COUNTRIES } from '#src/shared/locale.ts';

const anyDay = fc.integer({ min: epochDay(2026, 1, 1), max: epochDay(2028, 1, 1) }).map(formatDay);
const anyCountry = fc.constantFrom(...COUNTRIES);

describe('deliveredByOfQuery', () => {
  it.each([
    ['?delivered=2026-12-04', '2026-12-04'],
    ['?sorting=rating&delivered=2028-02-29', '2028-02-29'],
    ['?delivered=2026-02-29', undefined],
    ['?delivered=', undefined],
    ['?delivered=morgen', undefined],
    ['', undefined],
  ])('DB3 reads %j as %s', (query, day) => {
    expect(deliveredByOfQuery(query)).toBe(day);
  });

  it('DB3 reads the day that is written', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(deliveredByOfQuery(`?${deliveredByParameters(day).join('&')}`)).toBe(day);
      }),
    );
    expect(deliveredByParameters(undefined)).toEqual([]);
  });
});

describe('workingDaysUntil', () => {
  it.each([
    ['a week of working days', '2026-11-27', '2026-12-04', 5],
    ['a Sunday, by the Friday before it', '2026-11-27', '2026-12-06', 5],
    ['today, a working day', '2026-11-27', '2026-11-27', 0],
    ['Saturday, on which nothing comes', '2026-11-27', '2026-11-28', 0],
    ['today, a Saturday', '2026-11-28', '2026-11-28', undefined],
    ['a day that has passed', '2026-11-27', '2026-11-26', undefined],
    ['a text that is no day', '2026-11-27', 'soon', undefined],
    ['Christmas', '2026-12-24', '2026-12-26', 0],
    ['from a text that is no day', '2026-02-30', '2026-12-04', undefined],
    ['a day in the next century, two years at most', '2026-11-27', '2126-11-27', 520],
  ])('DB3 counts until %s', (_case, today, day, workingDays) => {
    expect(workingDaysUntil(today, day, 'NL')).toBe(workingDays);
  });

  it('DB3 says in time exactly if the delivery day is', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -3, max: 60 }),
        fc.nat(40),
        anyCountry,
        (today, ahead, workingDays, country) => {
          const day = formatDay(Date.parse(today) / 86_400_000 + ahead);
          const within = workingDaysUntil(today, day, country) ?? -1;
          expect(workingDays <= within).toBe(deliveryDay(today, workingDays, country) <= day);
        },
      ),
    );
  });
});

describe('daysToChoose', () => {
  const friday = { today: '2026-11-27', country: 'NL', chosen: undefined } as const;

  it('DB4 offers the first days and the weeks after them, where each shows more', () => {
    expect(daysToChoose([0, 4, 4, 7, 7, 9], friday)).toEqual([
      { day: '2026-12-01', count: 4 },
      { day: '2026-12-04', count: 7 },
      { day: '2026-12-28', count: 9 },
    ]);
  });

  it('DB4 offers the chosen day as it was chosen, whatever it shows', () => {
    const chosen = { day: '2026-12-06', within: 5 };
    expect(daysToChoose([0, 4, 4, 4, 4, 4], { ...friday, chosen })).toEqual([
      { day: '2026-12-01', count: 4 },
      { day: '2026-12-06', count: 4 },
    ]);
  });

  it('DB4 counts three days, a week, two and four, and the chosen day in its place', () => {
    expect(workingDaysToCount(undefined)).toEqual([1, 2, 3, 5, 10, 20]);
    expect(workingDaysToCount(5)).toEqual([1, 2, 3, 5, 10, 20]);
    expect(workingDaysToCount(0)).toEqual([0, 1, 2, 3, 5, 10, 20]);
    expect(workingDaysToCount(7)).toEqual([1, 2, 3, 5, 7, 10, 20]);
  });

  it('DB4 offers days in order, none twice', () => {
    const anyCounts = fc.array(fc.nat(50), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(anyDay, anyCountry, anyCounts, (today, country, counts) => {
        const ascending = counts.toSorted((a, b) => a - b);
        const days = daysToChoose(ascending, { today, country, chosen: undefined });
        const named = days.map(({ day }) => day);
        expect(named).toEqual([...new Set(named)].toSorted());
        expect(days.every(({ count }) => count > 0)).toBe(true);
      }),
    );
  });
});

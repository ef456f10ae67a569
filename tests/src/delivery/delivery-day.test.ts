import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combinedDeliveryDays,
  deliveryDay,
  deliveryPeriod,
  isWorkingDay,
  orderDay,
  splitDeliveryDays,
  timeToCutOff,
  workingDaysUntil,
} from '#src/delivery/delivery-day.ts';
import { epochDay, formatDay, parseDay } from '#src/shared/calendar-day.ts';
import { COUNTRIES } from '#src/shared/locale.ts';

const anyDay = fc.integer({ min: epochDay(2020, 1, 1), max: epochDay(2040, 1, 1) }).map(formatDay);
const numberOf = (day: string | undefined) => parseDay(day ?? '') ?? Number.NaN;
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
    [0, 0, 0, 0],
    [1, 0, 1, 1],
    [2, 0, 1, 2],
    [20, 18, 1, 2],
    [2.5, 1, 1, 2],
    [-3, 0, 0, 0],
    [Number.NaN, 0, 0, 0],
  ])('DB6 splits %d working days of a parcel', (days, handling, min, max) => {
    expect(splitDeliveryDays(days, false)).toEqual({ handling, transit: { min, max } });
  });

  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [20, 19, 1],
  ])('splits %d working days until the van comes', (days, handling, transit) => {
    const expected = { handling, transit: { min: transit, max: transit } };
    expect(splitDeliveryDays(days, true)).toEqual(expected);
  });

  it('adds up to the given number of days', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.boolean(), (days, isByVan) => {
        const { handling, transit } = splitDeliveryDays(days, isByVan);
        expect(handling + transit.max).toBe(days);
        expect(transit.min).toBeLessThanOrEqual(transit.max);
      }),
    );
  });
});

describe('deliveryPeriod', () => {
  const ORDER = { today: '2026-11-27', workingDays: 2, isByVan: false, country: 'NL' } as const;

  it.each([
    ['a parcel from stock', {}, '2026-11-30', '2026-12-01'],
    ['a parcel of one day', { workingDays: 1 }, '2026-11-30', '2026-11-30'],
    ['a parcel that is made to order', { workingDays: 9 }, '2026-12-09', '2026-12-10'],
    ['a parcel to an island', { extraDays: 2 }, '2026-12-02', '2026-12-03'],
    ['a parcel over Christmas', { today: '2026-12-23' }, '2026-12-24', '2026-12-28'],
  ] as const)('DB6 says from which to which day %s comes', (_case, more, first, last) => {
    expect(deliveryPeriod({ ...ORDER, ...more })).toEqual({ first, last });
  });

  it('DB6 says the first day only of what a van brings on a chosen day', () => {
    expect(deliveryPeriod({ ...ORDER, isByVan: true })).toEqual({ first: '2026-12-01' });
  });

  const anyOrder = fc.record({
    today: anyDay,
    workingDays: anyWait,
    extraDays: fc.nat(2),
    isByVan: fc.boolean(),
    country: anyCountry,
  });

  it('DB6 never ends before it begins, nor on a day on which nothing is delivered', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { first, last = first } = deliveryPeriod(order);
        expect(first <= last).toBe(true);
        expect(first >= order.today).toBe(true);
        expect(isWorkingDay(numberOf(first), order.country)).toBe(true);
        expect(isWorkingDay(numberOf(last), order.country)).toBe(true);
      }),
    );
  });

  it('DB6 ends no earlier for a later order, nor for goods that take longer', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(10), fc.nat(10), (order, later, longer) => {
        const today = formatDay(numberOf(order.today) + later);
        const workingDays = order.workingDays + longer;
        const [now, then] = [order, { ...order, today, workingDays }].map(deliveryPeriod);
        expect(now && then && now.first <= then.first).toBe(true);
        expect((now?.last ?? '') <= (then?.last ?? '')).toBe(true);
      }),
    );
  });

  it('DB6 ends by the day by which a listing is narrowed', () => {
    fc.assert(
      fc.property(anyOrder, anyDay, (order, day) => {
        const { today, country } = order;
        const within = workingDaysUntil(today, day, country);
        const { first, last = first } = deliveryPeriod({ ...order, extraDays: 0 });
        expect(within !== undefined && order.workingDays <= within).toBe(last <= day);
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliveryRegion, plannedWindows, regionOf } from '#src/delivery/delivery-plan.ts';
import {
  CHOICE_LIFETIME,
  choiceState,
  deletionTime,
  type DeliveryChoice,
  type DeliverySlot,
  MAX_OPEN_DAYS,
  openDays,
  PLANNED_DAYS,
  plannedSlots,
  refuseSlot,
} from '#src/delivery/delivery-slots.ts';
import { isPublicHoliday } from '#src/delivery/public-holidays.ts';
import { calendarDay, epochDay, formatDay, parseDay, SUNDAY } from '#src/shared/calendar-day.ts';

const DAY = [
  { window: '08-12', stops: 2 },
  { window: '12-17', stops: 1 },
] as const;

const WEST: DeliveryRegion = {
  id: 'west',
  country: 'NL',
  postalCodes: [
    [1000, 1999],
    [3000, 3999],
  ],
  weekdays: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY, 6: [{ window: '08-12', stops: 1 }] },
};

const NOTHING_TAKEN = () => 0;
/** Every stop before a day. */
const takenBefore = (day: string) => (slot: DeliverySlot) => (slot.day < day ? 9 : 0);
const ONE_MORNING_TAKEN = ({ day, window }: DeliverySlot) =>
  day === '2026-12-04' && window === '08-12' ? 1 : 0;
const anyDay = fc
  .integer({ min: epochDay(2026, 1, 1), max: epochDay(2029, 1, 1) })
  .map((number) => formatDay(number));
/** Stops taken per slot, the same for the same slot. */
const anyTaken = fc.func(fc.nat(3)).map(
  (taken) =>
    ({ day, window }: { day: string; window: string }) =>
      taken(`${day} ${window}`),
);

describe('regionOf', () => {
  const plan = { regions: [WEST] };

  it('DS1 finds the region of a postal code in any spelling', () => {
    expect(regionOf(plan, 'NL', ' 1017ab')?.id).toBe('west');
    for (const first of ['1000 AA', '3000 AA'])
      expect(regionOf(plan, 'NL', first)?.id).toBe('west');
    for (const last of ['1999 ZZ', '3999 ZZ']) expect(regionOf(plan, 'NL', last)?.id).toBe('west');
  });

  it.each([
    ['NL', '2000 AB'],
    ['NL', '1017'],
    ['BE', '1017'],
    ['NL', '4000 AB'],
    ['NL', ''],
  ] as const)('DS1 finds none in %s for %j', (country, postalCode) => {
    expect(regionOf(plan, country, postalCode)).toBeUndefined();
  });
});

describe('plannedWindows', () => {
  it.each([
    ['a weekday', '2026-12-01', 2],
    ['a Saturday with vans', '2026-12-05', 1],
    ['a Sunday', '2026-12-06', 0],
    ['Christmas, a Friday', '2026-12-25', 0],
    ['no day', '2026-02-30', 0],
  ])('DS2 plans the windows of %s', (_, day, count) => {
    expect(plannedWindows(WEST, day)).toHaveLength(count);
  });
});

describe('openDays', () => {
  it('DS2 lists days from the earliest one on, with what is left of each window', () => {
    expect(openDays(WEST, '2026-12-04', ONE_MORNING_TAKEN).slice(0, 3)).toEqual([
      {
        day: '2026-12-04',
        windows: [
          { window: '08-12', left: 1 },
          { window: '12-17', left: 1 },
        ],
      },
      { day: '2026-12-05', windows: [{ window: '08-12', left: 1 }] },
      {
        day: '2026-12-07',
        windows: [
          { window: '08-12', left: 2 },
          { window: '12-17', left: 1 },
        ],
      },
    ]);
  });

  it('DS2 lists none if everything is taken, or the earliest day is no day', () => {
    expect(openDays(WEST, '2026-12-04', () => 9)).toEqual([]);
    expect(openDays(WEST, 'soon', NOTHING_TAKEN)).toEqual([]);
  });

  it('DS2 lists the first twelve days with capacity', () => {
    const days = openDays(WEST, '2026-12-04', NOTHING_TAKEN);
    expect(days).toHaveLength(12);
    expect(days.at(-1)?.day).toBe('2026-12-17');
  });

  it('DS2 lists days within six weeks of the earliest one', () => {
    const last = '2027-01-15';
    expect(openDays(WEST, '2026-12-04', takenBefore(last)).map(({ day }) => day)).toEqual([last]);
    expect(openDays(WEST, '2026-12-03', takenBefore(last))).toEqual([]);
  });

  it('DS2 never lists a day before the earliest one, a Sunday, a holiday, or without capacity', () => {
    fc.assert(
      fc.property(anyDay, anyTaken, (earliest, taken) => {
        const days = openDays(WEST, earliest, taken);
        expect(days.length).toBeLessThanOrEqual(MAX_OPEN_DAYS);
        expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
        for (const { day, windows } of days) {
          const number = parseDay(day) ?? NaN;
          expect(day >= earliest).toBe(true);
          expect(number).toBeLessThanOrEqual((parseDay(earliest) ?? NaN) + PLANNED_DAYS);
          expect(calendarDay(number).weekday).not.toBe(SUNDAY);
          expect(isPublicHoliday(number, 'NL')).toBe(false);
          expect(windows.length).toBeGreaterThan(0);
          for (const { window, left } of windows) {
            const planned = plannedWindows(WEST, day).find((one) => one.window === window);
            expect(left).toBe((planned?.stops ?? 0) - taken({ day, window }));
            expect(left).toBeGreaterThan(0);
          }
        }
      }),
    );
  });
});

describe('plannedSlots', () => {
  it('DS2 has every window that may be listed, full or not', () => {
    const slots = plannedSlots(WEST, '2026-12-04');
    expect(slots.slice(0, 3)).toEqual([
      { day: '2026-12-04', window: '08-12' },
      { day: '2026-12-04', window: '12-17' },
      { day: '2026-12-05', window: '08-12' },
    ]);
    expect(slots.at(-1)).toEqual({ day: '2027-01-15', window: '12-17' });
    expect(plannedSlots(WEST, 'soon')).toEqual([]);
  });
});

describe('refuseSlot', () => {
  const slot = { day: '2026-12-01', window: '12-17' };
  const earliestDay = '2026-12-01';

  it('DS3 refuses a slot before the earliest day, without capacity, and that is not planned', () => {
    expect(refuseSlot(WEST, { slot, earliestDay }, NOTHING_TAKEN)).toBeUndefined();
    expect(refuseSlot(WEST, { slot, earliestDay: '2026-12-02' }, NOTHING_TAKEN)).toBe('too-early');
    expect(refuseSlot(WEST, { slot, earliestDay }, () => 1)).toBe('no-capacity');
    for (const other of [
      { day: '2026-12-01', window: '17-21' },
      { day: '2026-12-06', window: '08-12' },
      { day: '2027-12-01', window: '08-12' },
      { day: '9999-99-99', window: '08-12' },
    ])
      expect(refuseSlot(WEST, { slot: other, earliestDay }, NOTHING_TAKEN)).toBe('no-capacity');
  });

  it('DS3 accepts a slot for six weeks from the earliest day, and none if that is no day', () => {
    const last = { day: '2027-01-12', window: '08-12' };
    expect(refuseSlot(WEST, { slot: last, earliestDay }, NOTHING_TAKEN)).toBeUndefined();
    const late = { slot: { ...last, day: '2027-01-13' }, earliestDay };
    expect(refuseSlot(WEST, late, NOTHING_TAKEN)).toBe('no-capacity');
    const never = { slot: last, earliestDay: '2026-13-01' };
    expect(refuseSlot(WEST, never, NOTHING_TAKEN)).toBe('no-capacity');
  });

  it('DS3 accepts every listed window, and no other of the listed days', () => {
    fc.assert(
      fc.property(anyDay, anyTaken, (earliest, taken) => {
        for (const { day, windows } of openDays(WEST, earliest, taken)) {
          const open = new Set(windows.map(({ window }) => window));
          for (const window of ['08-12', '12-17', '17-21']) {
            const request = { slot: { day, window }, earliestDay: earliest };
            expect(refuseSlot(WEST, request, taken) === undefined).toBe(open.has(window));
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('choiceState', () => {
  const choice: Pick<DeliveryChoice, 'slot' | 'heldUntil' | 'isBooked' | 'region'> = {
    slot: { day: '2026-12-03', window: '08-12' },
    heldUntil: 1000,
    isBooked: false,
    region: 'west',
  };
  const facts = { now: 999, earliestDay: '2026-12-03', region: 'west' };

  it('DS4 says what became of a choice', () => {
    expect(choiceState(choice, facts)).toBe('held');
    expect(choiceState(choice, { ...facts, now: 1000 })).toBe('expired');
    expect(choiceState(choice, { ...facts, earliestDay: '2026-12-04' })).toBe('too-early');
    expect(choiceState(choice, { ...facts, earliestDay: undefined })).toBe('too-early');
    expect(choiceState(choice, { ...facts, region: 'east' })).toBe('elsewhere');
    expect(choiceState(choice, { ...facts, region: undefined })).toBe('elsewhere');
  });

  it('DS7 changes no more once it is booked', () => {
    const later = { now: 9999, earliestDay: undefined, region: undefined };
    expect(choiceState({ ...choice, isBooked: true }, later)).toBe('booked');
  });
});

describe('deletionTime', () => {
  const choice = { slot: { day: '2026-12-03', window: '08-12' }, isBooked: false };
  const now = Date.parse('2026-11-27T10:00:00Z');

  it('DS7 is thirty days after the choice, and after the delivery of an order', () => {
    expect(CHOICE_LIFETIME).toBe(30 * 86_400_000);
    expect(deletionTime(choice, now)).toBe(Date.parse('2026-12-27T10:00:00Z'));
    expect(deletionTime({ ...choice, isBooked: true }, now)).toBe(
      Date.parse('2027-01-02T00:00:00+01:00'),
    );
  });
});

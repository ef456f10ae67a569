import {
  calendarDay,
  formatDay,
  parseDay,
  SATURDAY,
  shopDay,
  startOfShopDay,
  SUNDAY,
} from '../shared/calendar-day.ts';
import type { Country } from '../shared/locale.ts';
import { memoizeRecent } from '../shared/memoize.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** Number of memoized delivery days: every usual number of days, in all countries. */
const MAX_CACHED_DAYS = 200;

/**
 * The delivery day of an order, `2026-06-12`: the given number of working days after `today`.
 * Weekends and public holidays of the destination are not working days. Zero or less gives the next
 * working day, or `today` itself if it is one. A malformed `today` is returned unchanged. Memoized:
 * the products of a listing share a handful of days.
 */
export const deliveryDay: (today: string, workingDays: number, country: Country) => string =
  memoizeRecent(MAX_CACHED_DAYS, findDeliveryDay, (...order) => order.join(' '));

function findDeliveryDay(today: string, workingDays: number, country: Country): string {
  const start = parseDay(today);
  if (start === undefined) return today;
  let left = Math.min(MAX_WORKING_DAYS, Math.max(0, Math.ceil(workingDays) || 0));
  let day = start;
  while (left > 0 || !isWorkingDay(day, country)) {
    day += 1;
    if (isWorkingDay(day, country)) left = Math.max(0, left - 1);
  }
  return formatDay(day);
}

/**
 * The longest delivery time, in working days, of what an order of `today` still gets by `day`: the
 * inverse of {@link deliveryDay}. `undefined` if nothing is delivered by then, and for a text that is
 * no day.
 */
export function workingDaysUntil(today: string, day: string, country: Country): number | undefined {
  const start = parseDay(today);
  const end = parseDay(day);
  if (start === undefined || end === undefined || deliveryDay(today, 0, country) > day)
    return undefined;
  let workingDays = 0;
  for (let number = start + 1; number <= end && workingDays < MAX_WORKING_DAYS; number += 1) {
    if (isWorkingDay(number, country)) workingDays += 1;
  }
  return workingDays;
}

/** Whether deliveries are made on a day, in days since 1970. */
export function isWorkingDay(number: number, country: Country): boolean {
  const { weekday } = calendarDay(number);
  return weekday !== SUNDAY && weekday !== SATURDAY && !isPublicHoliday(number, country);
}

/** Maximum delivery time in working days: two years. Longer is an error of its source. */
export const MAX_WORKING_DAYS = 520;

/**
 * Cut-off hour of an order day: the last parcels leave the warehouse at 22:00. Later orders count
 * for the next day.
 */
export const ORDER_CUT_OFF_HOUR = 22;

/**
 * The order day, `2026-11-27`, in the shop's time zone; from the cut-off hour on it is the next
 * day. `now` is in milliseconds since 1970.
 */
export const orderDay = (now: number, cutOffHour = ORDER_CUT_OFF_HOUR): string =>
  shopDay(now + (HOURS_PER_DAY - cutOffHour) * MILLISECONDS_PER_HOUR);

/** Milliseconds until the next cut-off: from then on all delivery days of a page are others. */
export const timeToCutOff = (now: number): number =>
  startOfShopDay((parseDay(orderDay(now)) ?? 0) + 1) -
  (HOURS_PER_DAY - ORDER_CUT_OFF_HOUR) * MILLISECONDS_PER_HOUR -
  now;

const HOURS_PER_DAY = 24;
const MILLISECONDS_PER_HOUR = 3_600_000;

/**
 * Working days until all lines of an order can be delivered together: the maximum of its lines.
 * `undefined` if there are no lines or one is unknown: no date is promised that may not be kept.
 */
export function combinedDeliveryDays(lines: readonly (number | undefined)[]): number | undefined {
  const known = lines.filter((days) => days !== undefined);
  return known.length > 0 && known.length === lines.length ? Math.max(...known) : undefined;
}

/** The working days of a delivery by step. */
export type HandlingAndTransitDays = {
  /** Until dispatch from the warehouse; 0 is the day of the order, after its cut-off. */
  readonly handling: number;
  /** In transit, at least and at most. */
  readonly transit: { readonly min: number; readonly max: number };
};

/**
 * Splits the working days of a delivery. What leaves the warehouse in the evening arrives on the next
 * working day; a parcel service takes a day more for some. All days before are for production, picking
 * and packing. The sum of handling and the longest transit is the delivery time.
 */
export function splitDeliveryDays(workingDays: number, isByVan: boolean): HandlingAndTransitDays {
  const days = Math.max(0, Math.ceil(workingDays) || 0);
  const max = Math.min(isByVan ? VAN_DAYS : MAX_PARCEL_DAYS, days);
  return { handling: days - max, transit: { min: Math.min(MIN_PARCEL_DAYS, max), max } };
}

const VAN_DAYS = 1;
const MIN_PARCEL_DAYS = 1;
const MAX_PARCEL_DAYS = 2;

/** When goods can be at the shopper's. */
export type DeliveryPeriod = {
  readonly first: string;
  /** The day by which a parcel is there; absent if a van comes on a day that the shopper chooses. */
  readonly last?: string;
};

type PromisedOrder = {
  /** Day of the order, see {@link orderDay}. */
  readonly today: string;
  /** Delivery time of the goods: of a parcel the longest, of what a van brings the shortest. */
  readonly workingDays: number;
  /** Working days that the destination adds. */
  readonly extraDays?: number;
  readonly isByVan: boolean;
  readonly country: Country;
};

/** The days on which an order can arrive, by the working days of its destination. */
export function deliveryPeriod(order: PromisedOrder): DeliveryPeriod {
  const { today, workingDays, extraDays = 0, isByVan, country } = order;
  const last = deliveryDay(today, workingDays + extraDays, country);
  if (isByVan) return { first: last };
  const { handling, transit } = splitDeliveryDays(workingDays, isByVan);
  return { first: deliveryDay(today, handling + transit.min + extraDays, country), last };
}

/** All shops use one time zone: the Netherlands, Belgium, Germany and Austria share it. */
export const SHOP_TIME_ZONE = 'Europe/Amsterdam';

/**
 * Local date of the shop, `2026-11-27`, for a time in milliseconds since 1970, from 1996 on.
 * Computed by rule: a browser takes longer for its first `Intl.DateTimeFormat` than for the
 * hydration of a page.
 */
export const shopDay = (now: number): string =>
  new Date(now + (isSummerTime(now) ? 2 : 1) * HOUR).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Local time of the shop, `15:40`, for a time in milliseconds since 1970. */
export const shopTime = (now: number): string =>
  new Date(now + (isSummerTime(now) ? 2 : 1) * HOUR).toISOString().slice(11, 16);

/** When a day of the shop, in days since 1970, begins: milliseconds since 1970. */
export function startOfShopDay(day: number): number {
  const inWinter = day * DAY - HOUR;
  return isSummerTime(inWinter) ? inWinter - HOUR : inWinter;
}

/** From the last Sunday of March to that of October, 01:00 UTC (Directive 2000/84/EC, 2 and 3). */
function isSummerTime(now: number): boolean {
  const year = new Date(now).getUTCFullYear();
  return now >= changeOfClocks(year, MARCH) && now < changeOfClocks(year, OCTOBER);
}

/** 01:00 UTC on the last Sunday of a month of 31 days. */
function changeOfClocks(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY;
}

/** Months as `Date` counts them, from 0. */
const MARCH = 2;
const OCTOBER = 9;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A calendar day; `month` counts from 1, `weekday` from 0, which is Sunday. */
export type CalendarDay = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
};

/** A date as days since 1970; `month` counts from 1. */
export const epochDay = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / MILLISECONDS_PER_DAY;

/** Parses a day, `2026-06-12`, to days since 1970; `undefined` if it is not a valid day. */
export function parseDay(text: string): number | undefined {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  const number = epochDay(Number(year), Number(month), Number(day));
  return Number.isInteger(number) && formatDay(number) === text ? number : undefined;
}

/** Formats a day number for {@link parseDay}. */
export const formatDay = (number: number): string =>
  new Date(number * MILLISECONDS_PER_DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);

export function calendarDay(number: number): CalendarDay {
  const date = new Date(number * MILLISECONDS_PER_DAY);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

export const SUNDAY = 0;
export const SATURDAY = 6;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;
const MILLISECONDS_PER_DAY = 86_400_000;

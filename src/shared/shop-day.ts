/** All shops use one time zone: the Netherlands, Belgium, Germany and Austria share it. */
export const SHOP_TIME_ZONE = 'Europe/Amsterdam';

/**
 * Local date of the shop, `2026-11-27`, for a time in milliseconds since 1970, from 1996 on.
 * Computed by rule: a browser takes longer for its first `Intl.DateTimeFormat` than for the
 * hydration of a page.
 */
export const shopDay = (now: number): string =>
  new Date(now + (isSummerTime(now) ? 2 : 1) * HOUR).toISOString().slice(0, 'yyyy-mm-dd'.length);

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

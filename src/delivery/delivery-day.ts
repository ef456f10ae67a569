import type { Country } from '../shared/country.ts';
import { calendarDay, formatDay, parseDay, SATURDAY, SUNDAY } from './calendar-day.ts';
import { isPublicHoliday } from './public-holidays.ts';

/**
 * The delivery day of an order, `2026-06-12`: the given number of working days after `today`.
 * Weekends and public holidays of the destination are not working days. Zero or less gives the next
 * working day, or `today` itself if it is one. A malformed `today` is returned unchanged.
 */
export function deliveryDay(today: string, workingDays: number, country: Country): string {
  const start = parseDay(today);
  if (start === undefined) return today;
  let left = Math.min(LONGEST_WAIT, Math.max(0, Math.ceil(workingDays) || 0));
  let day = start;
  while (left > 0 || !isWorkingDay(day, country)) {
    day += 1;
    if (isWorkingDay(day, country)) left = Math.max(0, left - 1);
  }
  return formatDay(day);
}

/** Whether deliveries are made on a day, in days since 1970. */
export function isWorkingDay(number: number, country: Country): boolean {
  const { weekday } = calendarDay(number);
  return weekday !== SUNDAY && weekday !== SATURDAY && !isPublicHoliday(number, country);
}

/** Maximum delivery time in working days: two years. Longer is an error of its source. */
const LONGEST_WAIT = 520;

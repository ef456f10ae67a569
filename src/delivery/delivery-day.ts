import type { Country } from '../shared/country.ts';
import { calendarDay, formatDay, parseDay, SATURDAY, SUNDAY } from './calendar-day.ts';
import { isPublicHoliday } from './public-holidays.ts';

/**
 * The day on which an order of a day is delivered, `2026-06-12`: so many working days later. Weekends
 * and the public holidays of the country it goes to are no working days. A wait of nothing, or of
 * less, ends on the first working day; a day that is none stays as it is.
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

/** Whether anybody delivers on a day, in days since 1970. */
export function isWorkingDay(number: number, country: Country): boolean {
  const { weekday } = calendarDay(number);
  return weekday !== SUNDAY && weekday !== SATURDAY && !isPublicHoliday(number, country);
}

/** In working days: two years. Longer is a mistake of who said it, and is not counted out. */
const LONGEST_WAIT = 520;

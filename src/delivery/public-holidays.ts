import type { Country } from '../shared/locale.ts';
import {
  calendarDay,
  type CalendarDay,
  epochDay,
  SATURDAY,
  SUNDAY,
} from '../shared/calendar-day.ts';

/**
 * Whether a day, in days since 1970, is a nationwide public holiday by law. Holidays of single
 * German states are excluded: the state of an order is unknown before it has an address.
 */
export function isPublicHoliday(number: number, country: Country): boolean {
  const date = calendarDay(number);
  return (
    FIXED[country].includes(`${date.month}-${date.day}`) ||
    MOVING[country].includes(number - easterSunday(date.year)) ||
    (country === 'NL' && isDutchExtra(date))
  );
}

/** `month-day`. */
const FIXED: Readonly<Record<Country, readonly string[]>> = {
  NL: ['1-1', '12-25', '12-26'],
  BE: ['1-1', '5-1', '7-21', '8-15', '11-1', '11-11', '12-25'],
  DE: ['1-1', '5-1', '10-3', '12-25', '12-26'],
  AT: ['1-1', '1-6', '5-1', '8-15', '10-26', '11-1', '12-8', '12-25', '12-26'],
};

const GOOD_FRIDAY = -2;
const EASTER_SUNDAY = 0;
const EASTER_MONDAY = 1;
const ASCENSION_DAY = 39;
const WHIT_SUNDAY = 49;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

/** Days after Easter Sunday. */
const MOVING: Readonly<Record<Country, readonly number[]>> = {
  NL: [EASTER_SUNDAY, EASTER_MONDAY, ASCENSION_DAY, WHIT_SUNDAY, WHIT_MONDAY],
  BE: [EASTER_SUNDAY, EASTER_MONDAY, ASCENSION_DAY, WHIT_SUNDAY, WHIT_MONDAY],
  DE: [GOOD_FRIDAY, EASTER_SUNDAY, EASTER_MONDAY, ASCENSION_DAY, WHIT_SUNDAY, WHIT_MONDAY],
  AT: [EASTER_SUNDAY, EASTER_MONDAY, ASCENSION_DAY, WHIT_SUNDAY, WHIT_MONDAY, CORPUS_CHRISTI],
};

/**
 * King's Day is April 27, or the day before if that is a Sunday. Liberation Day is a day off only
 * every fifth year.
 */
function isDutchExtra({ year, month, day, weekday }: CalendarDay): boolean {
  const isKingsDay =
    month === 4 && (weekday === SATURDAY ? [26, 27] : [27]).includes(day) && weekday !== SUNDAY;
  const isLiberationDay = month === 5 && day === 5 && year % 5 === 0;
  return isKingsDay || isLiberationDay;
}

/**
 * Calculates Easter Sunday of a Gregorian year, as days since 1970: the anonymous algorithm of
 * 1876, as given by Meeus (Astronomical Algorithms, 2nd edition, chapter 8). Variable names are
 * those of the book.
 */
export function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return epochDay(year, Math.floor(sum / 31), (sum % 31) + 1);
}

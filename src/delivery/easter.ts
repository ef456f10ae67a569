import { epochDay } from './calendar-day.ts';

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

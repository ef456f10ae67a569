/** A day of the calendar, of its parts: `month` counts from 1, `weekday` from 0, which is Sunday. */
export type CalendarDay = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
};

/** A date as days since 1970; `month` counts from 1. */
export const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / MILLISECONDS_PER_DAY;

/** A day as texts write it, `2026-06-12`, as days since 1970; `undefined` where it is no day. */
export function parseDay(text: string): number | undefined {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  const number = dayNumber(Number(year), Number(month), Number(day));
  return Number.isInteger(number) && formatDay(number) === text ? number : undefined;
}

/** Writes what {@link parseDay} reads. */
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

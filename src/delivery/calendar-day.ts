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

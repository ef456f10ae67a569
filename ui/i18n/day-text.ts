import type { DeliveryPeriod } from '#src/delivery/delivery-day.ts';
import { calendarDay, parseDay } from '#src/shared/calendar-day.ts';
import type { TextKey, Translate } from './texts.ts';

/**
 * Formats a day with weekday and without year: "do 12 juni", "Thu, June 12". Not by `Intl`, whose
 * output differs between the server and some browsers, which would break hydration.
 */
export const dayText = (text: Translate, day: string): string =>
  translateDay(text, 'day.short', day);

/**
 * Formats a day in full: "11 februari 2026", "February 11, 2026". The first `Intl.DateTimeFormat`
 * takes a browser longer than rendering all reviews of a product.
 */
export const longDayText = (text: Translate, day: string): string =>
  translateDay(text, 'day.long', day);

/**
 * When an order arrives: "from Thu, June 12" with a van, "by Thu, June 12", "Wed, June 11 to Thu, June
 * 12". Follows "Delivered", "All together".
 */
export function deliveryPeriodText(text: Translate, { first, last }: DeliveryPeriod): string {
  const day = dayText(text, first);
  if (last === undefined) return text('day.from', { day });
  return last === first
    ? text('day.by', { day })
    : text('day.range', { first: day, last: dayText(text, last) });
}

/** The day that a shopper plans by: the last of a parcel, the first of a van. */
export const deliveryDayText = (text: Translate, { first, last }: DeliveryPeriod): string =>
  deliveryPeriodText(text, last === undefined ? { first } : { first: last, last });

function translateDay(text: Translate, pattern: TextKey, day: string): string {
  const number = parseDay(day);
  if (number === undefined) return day;
  const date = calendarDay(number);
  return text(pattern, {
    weekday: text(WEEKDAYS[date.weekday] ?? 'day.weekday.0'),
    day: date.day,
    month: text(MONTHS[date.month - 1] ?? 'day.month.1'),
    year: date.year,
  });
}

const WEEKDAYS: readonly TextKey[] = [
  'day.weekday.0',
  'day.weekday.1',
  'day.weekday.2',
  'day.weekday.3',
  'day.weekday.4',
  'day.weekday.5',
  'day.weekday.6',
];

const MONTHS: readonly TextKey[] = [
  'day.month.1',
  'day.month.2',
  'day.month.3',
  'day.month.4',
  'day.month.5',
  'day.month.6',
  'day.month.7',
  'day.month.8',
  'day.month.9',
  'day.month.10',
  'day.month.11',
  'day.month.12',
];

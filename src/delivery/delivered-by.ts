import { queryValue } from '../routing/url-parts.ts';
import { parseDay } from '../shared/calendar-day.ts';
import type { Country } from '../shared/locale.ts';
import { deliveryDay } from './delivery-day.ts';

/** Query parameter of the day by which a listing is to be delivered, in every locale. */
export const DELIVERED_PARAM = 'delivered';

/** Whether a value of the parameter is no day: `2026-02-30`. */
export const isNoDay = (text: string): boolean => parseDay(text) === undefined;

/** The day of a query string, `2026-12-04`; `undefined` without one, or if it is no day. */
export function deliveredByOfQuery(query: string): string | undefined {
  const day = queryValue(query, DELIVERED_PARAM) ?? '';
  return isNoDay(day) ? undefined : day;
}

/** Parameters of the day; none without one. */
export const deliveredByParameters = (day: string | undefined): readonly string[] =>
  day === undefined ? [] : [`${DELIVERED_PARAM}=${day}`];

/** The days by which a listing can be delivered, and the one that a shopper has chosen. */
export type DeliveryDays = {
  /** In order. Each has more products than the one before; the chosen day is always among them. */
  readonly days: readonly DayCount[];
  /** The day of the URL, by which the listing is narrowed. */
  readonly chosen?: string;
  /** A day of the URL by which nothing is delivered any more, so that it narrows nothing. */
  readonly missed?: string;
};

/** A day, and the number of products of the listing that are delivered by then. */
export type DayCount = { readonly day: string; readonly count: number };

/** Working days that shoppers choose from: the first ones by day, then a week, two and four. */
const STEPS: readonly number[] = [1, 2, 3, 5, 10, 20];

/** Numbers of working days for which a listing is counted, ascending, the chosen one among them. */
export const workingDaysToCount = (chosen: number | undefined): readonly number[] =>
  chosen === undefined || STEPS.includes(chosen)
    ? STEPS
    : [...STEPS, chosen].toSorted((a, b) => a - b);

/** A chosen day, and the number of working days until then. */
export type ChosenDay = { readonly day: string; readonly within: number };

/**
 * The days to choose from, by the number of products for each of {@link workingDaysToCount}. A day
 * that shows no more than the one before it makes no difference and is left out.
 */
export function daysToChoose(
  counts: readonly number[],
  { today, country, chosen }: { today: string; country: Country; chosen: ChosenDay | undefined },
): readonly DayCount[] {
  const counted = workingDaysToCount(chosen?.within).map((within, index) => ({
    count: counts[index] ?? 0,
    isChosen: within === chosen?.within,
    day: within === chosen?.within ? chosen.day : deliveryDay(today, within, country),
  }));
  return counted
    .filter(({ count, isChosen }, index) => isChosen || count > (counted[index - 1]?.count ?? 0))
    .map(({ day, count }) => ({ day, count }));
}

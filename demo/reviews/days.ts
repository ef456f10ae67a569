import type { Random } from '../seeded-random.ts';

const MILLISECONDS_A_DAY = 86_400_000;

/** The last day in the demo shop's data, which is independent of the current date. */
export const LAST_DATE = '2026-11-20';

const LAST_DAY = dayOf(LAST_DATE);

/** Reviews are kept for three years. */
const FIRST_DAY = dayOf('2023-11-27');

/** Days from the first day on sale to the first review, for delivery and use. */
const DAYS_TO_FIRST = 12;

/** Days since the first possible review of a product; 0 for the newest. */
export const daysReviewed = (since: string): number =>
  Math.max(0, LAST_DAY - Math.max(FIRST_DAY, dayOf(since) + DAYS_TO_FIRST));

/** A random day in that time, `2026-03-01`: later days are likelier, as the shop has grown. */
export const drawDay = (since: string, random: Random): string =>
  dateOf(LAST_DAY - Math.floor(random() ** 1.35 * (daysReviewed(since) + 1)));

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from);

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_A_DAY;
}

const dateOf = (day: number): string =>
  new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

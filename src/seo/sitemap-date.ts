/** Whether a text is a calendar day, with or without a zoned time (W3C Date and Time Formats). */
export function isSitemapDate(text: string | undefined): text is string {
  const { day } = DATE.exec(text ?? '')?.groups ?? {};
  if (day === undefined) return false;
  const time = Date.parse(day);
  // A day that its month does not have is parsed as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Latest of the valid dates, as it was written; a day counts from its midnight in UTC. */
export const latestDate = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => isSitemapDate(date))
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))[0];

const HOUR = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const DATE = new RegExp(
  String.raw`^(?<day>\d{4}-\d{2}-\d{2})(?:T${HOUR}(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]${HOUR}))?$`,
);

/** A day of the calendar, alone or with a time that names its zone (W3C Date and Time Formats). */
export function isSitemapDate(text: string | undefined): text is string {
  const { day } = DATE.exec(text ?? '')?.groups ?? {};
  if (day === undefined) return false;
  const time = Date.parse(day);
  // A day that no month has is read as one of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The last of those that are dates, as it was written; a day counts from its midnight in UTC. */
export const latestDate = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => isSitemapDate(date))
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))[0];

const HOUR = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const DATE = new RegExp(
  String.raw`^(?<day>\d{4}-\d{2}-\d{2})(?:T${HOUR}(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]${HOUR}))?$`,
);

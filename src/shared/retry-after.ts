/**
 * How many seconds to wait that a `Retry-After` names, in seconds or as the date when it is over
 * (RFC 9110, 10.2.3); `now` is in milliseconds since 1970. One that cannot be read names none.
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/u.test(header)) return Number(header);
  // Every date of HTTP begins with the day's name; the language takes `-5` for one in May.
  const until = /^\s*[A-Z][a-z]{2}/u.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}

/**
 * Parses `Retry-After`, which has seconds or a date (RFC 9110, 10.2.3), to the seconds to wait from
 * `now`, which is in milliseconds since 1970. `undefined` if it cannot be parsed.
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/u.test(header)) return Number(header);
  // All HTTP dates begin with a weekday; `Date.parse` would take `-5` for a date in May.
  const until = /^\s*[A-Z][a-z]{2}/u.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}

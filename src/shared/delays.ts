const RETRIES = 3;
const FIRST_DELAY = 1000;
const MAX_DELAY = 30_000;

/**
 * Backoff before a failed read is retried, in milliseconds: 1 s, 2 s, 4 s and never more than 30 s
 * (B5). `retry` counts from 0. A server's `Retry-After` is obeyed if it is longer than the backoff.
 * `undefined`, for no retry, if it exceeds 30 s, and after the third retry.
 */
export function readRetryDelay(retry: number, retryAfterSeconds = 0): number | undefined {
  const named = retryAfterSeconds * 1000;
  if (retry >= RETRIES || named > MAX_DELAY) return undefined;
  return Math.min(Math.max(FIRST_DELAY * 2 ** retry, named), MAX_DELAY);
}

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

/**
 * 0 for a value of 2 or less, 200 otherwise (P7). The specification asks for it without a meaning,
 * so nothing here calls it.
 */
export const stepDelay = (value: number): 0 | 200 => (value <= 2 ? 0 : 200);

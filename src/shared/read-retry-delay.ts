const RETRIES = 3;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

/**
 * Backoff before a failed read is retried, in milliseconds: 1 s, 2 s, 4 s and never more than 30 s
 * (B5). `retry` counts from 0. A server's `Retry-After` is obeyed if it is longer than the backoff.
 * `undefined`, for no retry, if it exceeds 30 s, and after the third retry.
 */
export function readRetryDelay(retry: number, retryAfterSeconds = 0): number | undefined {
  const named = retryAfterSeconds * 1000;
  if (retry >= RETRIES || named > LONGEST_DELAY) return undefined;
  return Math.min(Math.max(FIRST_DELAY * 2 ** retry, named), LONGEST_DELAY);
}

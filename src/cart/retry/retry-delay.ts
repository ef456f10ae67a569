/** Maximum number of retries of a cart change (C7). */
export const MOST_RETRIES = 3;

/** Deadline for answering a change, if only as unknown, in milliseconds. */
export const WRITE_DEADLINE = 20_000;

/** Longest `Retry-After` that is waited for while a shopper waits, in seconds. */
export const MAX_RETRY_AFTER = 2;

/**
 * The backoff before a retry, in milliseconds (C7): 500, 1000, 2000 … for retry 0, 1, 2 …, of which
 * a random part between half and all is used, so that shoppers do not retry at the same time.
 * `jitter` is the random number, from 0 up to 1.
 */
export function retryDelay(retry: number, jitter: number): number {
  const half = 250 * 2 ** retry;
  return half + Math.floor(half * jitter);
}

/** A change of the cart is sent once, and at most so many times again (C7). */
export const MOST_RETRIES = 3;

/** In milliseconds: a change is answered within it, if only to say that its outcome is unknown. */
export const WRITE_DEADLINE = 20_000;

/** In seconds: the longest `Retry-After` that is waited for while a shopper waits. */
export const LONGEST_RETRY_AFTER = 2;

/**
 * How long to wait before a retry, in milliseconds (C7): 500, 1000, 2000 … counted from retry 0,
 * and of that a random part between half and all, so that many shoppers do not come back at once.
 * `jitter` is the random number, from 0 up to 1.
 */
export function retryDelay(retry: number, jitter: number): number {
  const half = 250 * 2 ** retry;
  return half + Math.floor(half * jitter);
}

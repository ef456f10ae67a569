import { readRetryDelay } from '#src/shared/delays.ts';
import type { Result } from '#src/shared/result.ts';
import type { BffReadFailure } from './bff-reads.ts';
import { callWithRetries } from './retry-loop.ts';

/** Waits for a number of milliseconds, or until the signal aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const TOO_MANY = 429;

/** Calls once, and up to three times more if a retry may succeed (B5). */
export const withRetries = <T>(
  wait: Wait,
  signal: AbortSignal,
  call: () => Promise<Result<T, BffReadFailure>>,
): Promise<Result<T, BffReadFailure>> =>
  callWithRetries(
    {
      delayBefore: (retry, failure) => (signal.aborted ? undefined : delayBefore(retry, failure)),
      wait: (milliseconds) => wait(milliseconds, signal).then(() => !signal.aborted),
    },
    call,
  );

/**
 * Returns the delay before a retry in milliseconds, or `undefined` for no retry (B5). Refusals
 * other than for too many calls would be repeated.
 */
export function delayBefore(retry: number, failure: BffReadFailure): number | undefined {
  const { statusCode, retryAfterSeconds } = failure;
  const isTemporary =
    statusCode === 0 ||
    statusCode >= 500 ||
    (statusCode === TOO_MANY && retryAfterSeconds !== undefined);
  return isTemporary ? readRetryDelay(retry, retryAfterSeconds) : undefined;
}

/** Clears its timer when the signal aborts. */
export const pause: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end);
  });

/**
 * Waits, at most until the tab is online again: a call that failed offline need not wait longer
 * (B5).
 */
export const pauseUntilOnline =
  (tab: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): Wait =>
  async (milliseconds, signal) => {
    const over = new AbortController();
    const end = (): void => over.abort();
    tab.addEventListener('online', end);
    signal.addEventListener('abort', end);
    await pause(milliseconds, over.signal);
    tab.removeEventListener('online', end);
    signal.removeEventListener('abort', end);
  };

import type { Result } from '#src/shared/result.ts';
import type { BffReadFailure } from './bff-reads.ts';

/** Waits for so many milliseconds, or until the signal comes. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const RETRIES = 3;
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
const TOO_MANY = 429;

/** Calls once, and up to three times more where another call may fare better (B5). */
export async function withRetries<T>(
  wait: Wait,
  signal: AbortSignal,
  call: () => Promise<Result<T, BffReadFailure>>,
): Promise<Result<T, BffReadFailure>> {
  for (let retry = 0; ; retry += 1) {
    const answer = await call();
    const delay = answer.ok ? undefined : delayBefore(retry, answer.error);
    if (delay === undefined || signal.aborted) return answer;
    await wait(delay, signal);
    if (signal.aborted) return answer;
  }
}

/**
 * Before which wait, in milliseconds, a read is called again: 1 s, 2 s, 4 s and never more than
 * 30 s (B5). A server that says when to come again is obeyed, or left alone where that is later.
 * What it refuses for other reasons than too many calls it will refuse again.
 */
export function delayBefore(retry: number, failure: BffReadFailure): number | undefined {
  const { statusCode, retryAfterSeconds } = failure;
  const named = retryAfterSeconds === undefined ? 0 : retryAfterSeconds * 1000;
  const mayPass =
    statusCode === 0 ||
    statusCode >= 500 ||
    (statusCode === TOO_MANY && retryAfterSeconds !== undefined);
  if (retry >= RETRIES || !mayPass || named > LONGEST_DELAY) return undefined;
  return Math.min(Math.max(FIRST_DELAY * 2 ** retry, named), LONGEST_DELAY);
}

/** No timer is left behind by who has lost interest. */
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

import { readDelay } from '#src/shared/read-delay.ts';
import type { Result } from '#src/shared/result.ts';
import type { BffReadFailure } from './bff-reads.ts';

/** Waits for so many milliseconds, or until the signal comes. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

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
 * Before which wait, in milliseconds, a read is called again (B5). What the server refuses for other
 * reasons than too many calls it will refuse again.
 */
export function delayBefore(retry: number, failure: BffReadFailure): number | undefined {
  const { statusCode, retryAfterSeconds } = failure;
  const mayPass =
    statusCode === 0 ||
    statusCode >= 500 ||
    (statusCode === TOO_MANY && retryAfterSeconds !== undefined);
  return mayPass ? readDelay(retry, retryAfterSeconds) : undefined;
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

import { setTimeout as pause } from 'node:timers/promises';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { MAX_RETRY_AFTER } from '#src/cart/retry/retry-delay.ts';
import type { Result } from '#src/shared/result.ts';

type Waiting = {
  /** Waits for a time in milliseconds, or until the signal. */
  readonly wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
  /** Whether the retry budget of the upstream allows one more attempt; asked last. */
  readonly mayRetry?: () => boolean;
};

/**
 * Retries a read once after a transient failure: no connection, a broken one, a timeout, or a
 * gateway error. Waits for `Retry-After` if that is short enough for a shopper.
 */
export async function retryRead<T>(
  attempt: () => Promise<Result<T, CallFailure>>,
  { wait, random, mayRetry = () => true }: Waiting,
  signal?: AbortSignal,
): Promise<Result<T, CallFailure>> {
  const first = await attempt();
  const pause = first.ok ? undefined : pauseAfter(first.error, random);
  if (pause === undefined || signal?.aborted || !mayRetry()) return first;
  await wait(pause, signal);
  return signal?.aborted ? first : attempt();
}

/** Delay before the retry in milliseconds; `undefined` if a retry is pointless. */
function pauseAfter(failure: CallFailure, random: () => number): number | undefined {
  if (failure.kind !== 'http')
    return PERMANENT_FAILURES.has(failure.kind) ? undefined : jitter(random);
  const { status, retryAfterSeconds: seconds } = failure;
  if ((status === 503 || status === 429) && seconds !== undefined) {
    return seconds > MAX_RETRY_AFTER ? undefined : Math.max(seconds * 1000, jitter(random));
  }
  return TEMPORARY_STATUSES.has(status) ? jitter(random) : undefined;
}

const jitter = (random: () => number): number => 50 + Math.floor(200 * random());

const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Failures that a retry would meet again. */
const PERMANENT_FAILURES: ReadonlySet<CallFailure['kind']> = new Set([
  'bad-answer',
  'errors-without-data',
  'maintenance',
  'refused',
]);

/** Waits for a time in milliseconds; resolves early if the signal is aborted. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, signal && { signal }).catch(() => undefined);

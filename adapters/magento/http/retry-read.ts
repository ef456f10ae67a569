import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { LONGEST_RETRY_AFTER } from '#src/cart/retry/retry-delay.ts';
import type { Result } from '#src/shared/result.ts';

type Waiting = {
  /** For so many milliseconds, or until the signal. */
  readonly wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Whether one more attempt is not one too many for the other side; it is asked last. */
  readonly mayRetry?: () => boolean;
};

/**
 * Tries a read once more where another moment may do: there was no connection or it broke, the
 * answer did not come in time, or a server on the way says so. A shop that names a time to come
 * back is waited for while a shopper would wait.
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

/** In milliseconds; none where a second attempt is worth nothing. */
function pauseAfter(failure: CallFailure, random: () => number): number | undefined {
  if (failure.kind !== 'http') return LASTING.has(failure.kind) ? undefined : jitter(random);
  const { status, retryAfterSeconds: seconds } = failure;
  if ((status === 503 || status === 429) && seconds !== undefined) {
    return seconds > LONGEST_RETRY_AFTER ? undefined : Math.max(seconds * 1000, jitter(random));
  }
  return PASSING.has(status) ? jitter(random) : undefined;
}

const jitter = (random: () => number): number => 50 + Math.floor(200 * random());

const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

/** Failures that a second attempt would meet again. */
const LASTING: ReadonlySet<CallFailure['kind']> = new Set([
  'bad-answer',
  'errors-without-data',
  'refused',
]);

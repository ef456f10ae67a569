import { MAX_RETRIES, retryDelay } from '#src/cart/retry/retry-delay.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import type { Result } from '#src/shared/result.ts';
import type { BffFailure } from './bff-failure.ts';
import { callWithRetries, type RetryRule } from './retry-loop.ts';

/** Changes of the cart are repeated with these; a browser tab has its own clock and network. */
export type ChangeRetryOptions = {
  /** Waits for a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
};

/** Maximum time from the first request to the last retry, in milliseconds. */
const MAX_RETRY_TIME = 20_000;

/**
 * The last answer to a change; `isUncertain` if an earlier request that got no answer may have been
 * carried out.
 */
export type RetriedAnswer<T> = {
  readonly answer: Result<T, BffFailure>;
  readonly isUncertain: boolean;
};

/**
 * Sends a change, and at most three times again after 500, 1000 and 2000 ms if the network or a
 * proxy failed (C5, C7). A time-out is not repeated: its outcome is unknown. All requests have the
 * same idempotency key, under which the server carries the change out once.
 */
export async function sendWithRetries<T>(
  { wait, random, now }: ChangeRetryOptions,
  send: () => Promise<Result<T, BffFailure>>,
): Promise<RetriedAnswer<T>> {
  const begunAt = now();
  let isUncertain = false;
  const rule: RetryRule<BffFailure> = {
    delayBefore(retry, failure) {
      if (retry >= MAX_RETRIES || !isRetriable(failure)) return undefined;
      const delay = delayBefore(retry, random(), failure);
      if (now() - begunAt + delay > MAX_RETRY_TIME) return undefined;
      isUncertain ||= mayHaveArrived(failure);
      return delay;
    },
    wait: (milliseconds) => wait(milliseconds).then(() => true),
  };
  return { answer: await callWithRetries(rule, send), isUncertain };
}

/**
 * Whether the failure is one of the network, or of a server in between. The shop's own server names
 * the outcome of a change, and has retried it itself.
 */
function isRetriable({ statusCode, reason, answer }: BffFailure): boolean {
  if (statusCode === 0) return reason === 'refused' || reason === 'unreachable';
  return statusCode >= 500 && readOutcome(answer) === undefined;
}

/** `Retry-After` is obeyed if it is longer than the backoff. */
const delayBefore = (retry: number, jitter: number, { retryAfterSeconds = 0 }: BffFailure) =>
  Math.max(retryDelay(retry, jitter), retryAfterSeconds * 1000);

/** A refused connection carries nothing, and 503 with `Retry-After` says that nothing was done. */
const mayHaveArrived = ({ statusCode, reason, retryAfterSeconds }: BffFailure): boolean =>
  reason !== 'refused' && !(statusCode === 503 && retryAfterSeconds !== undefined);

/** The outcome of a change in the answer of the shop's own server. */
export const readOutcome = (answer: unknown): string | undefined =>
  readFields({ outcome: readText })(answer)?.outcome;

import type { Result } from '#src/shared/result.ts';

/**
 * Guards an adapter's upstream: limits the calls in flight, queues a few more for a moment, and
 * leaves a failing upstream alone for a while (circuit breaker; docs/cases.md, Limits).
 */
export interface UpstreamGuard {
  /** Sends a call as soon as there is room. A call that is held back was certainly not sent. */
  run<Answer>(call: GuardedCall<Answer>): Promise<Result<Answer, CallRejection>>;
  /** Whether a failed read may be retried once; `true` uses up retry budget. */
  mayRetry(): boolean;
}

export type GuardedCall<Answer> = {
  /** Name of the operation, a constant of our own code. */
  readonly operation: string;
  /** Resolves with the upstream's failures as values; does not reject. */
  readonly send: () => Promise<Answer>;
  readonly isFailure: (answer: Answer) => boolean;
  /** Gives the call up: it counts neither for nor against the upstream, unless it took long. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Sent even while the breaker is open, once there is room: a shopper's cart is not refused
   * because pages could not be read, and it has no older copy to show instead.
   */
  readonly isSpared?: boolean;
};

/** The breaker is open, too many calls wait, or no client waits for this call any more. */
export type CallRejection = 'open' | 'full' | 'given-up';

/**
 * Seconds to leave an upstream alone after its guard held a call back. Longer than a shopper waits,
 * so that a client that obeys it does not retry at once.
 */
export const REJECTED_RETRY_AFTER = 5;

/** Guard that holds nothing back. */
export const NO_GUARD: UpstreamGuard = {
  run: async ({ send }) => ({ ok: true, value: await send() }),
  mayRetry: () => true,
};

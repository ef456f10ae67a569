import type { Result } from '#src/shared/result.ts';

/**
 * Stands between an adapter and its upstream (faults table R): so many calls are under way at once,
 * a few more wait a moment for their turn, and an upstream that fails is left alone for a while.
 */
export interface UpstreamGuard {
  /** Sends a call when it is its turn. One that is held back was certainly not sent. */
  run<Answer>(call: GuardedCall<Answer>): Promise<Result<Answer, Held>>;
  /** Whether a read that failed may be tried once more; who asks is taken to do it. */
  mayRetry(): boolean;
}

export type GuardedCall<Answer> = {
  /** What is asked, in a word of our own code. */
  readonly operation: string;
  /** Its answer has the upstream's failures in it; it does not reject. */
  readonly send: () => Promise<Answer>;
  readonly isFailure: (answer: Answer) => boolean;
  /** Gives the call up: it counts neither for nor against the upstream, unless that took long. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Goes though its upstream is being left alone, once there is room: a shopper's cart is not refused
   * because pages could not be read, and has nothing older to be shown instead.
   */
  readonly isSpared?: boolean;
};

/** Its upstream is being left alone, too many wait for it, or nobody waits for this call any more. */
export type Held = 'open' | 'full' | 'given-up';

/**
 * How long to leave an upstream alone by which a call was held back, in seconds. Longer than a shopper
 * waits, so that nobody who obeys it tries again at once.
 */
export const HELD_RETRY_AFTER = 5;

/** Holds nothing back. */
export const NO_GUARD: UpstreamGuard = {
  run: async ({ send }) => ({ ok: true, value: await send() }),
  mayRetry: () => true,
};

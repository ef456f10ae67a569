import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * Guards an adapter's upstream: limits the calls in flight, queues a few more for a moment, and
 * leaves a failing upstream alone for a while (circuit breaker; docs/cases.md, Limits).
 */
export interface UpstreamGuard {
  /** Sends a call as soon as there is room. A call that is held back was certainly not sent. */
  run<Answer>(call: GuardedCall<Answer>): Promise<Result<Answer, CallRejection>>;
  /** Whether a failed read may be retried once; `true` uses up retry budget. */
  acquireRetry(): boolean;
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
  readonly bypassesBreaker?: boolean;
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
  acquireRetry: () => true,
};

/** Observes the outcome of guarded upstream calls, for the metrics. */
export interface UpstreamObserver {
  callSettled(call: SettledCall): void;
  /** A read is retried, or would be if the retry budget allowed it. */
  retried(upstream: string, isAllowed: boolean): void;
  breakerChanged(upstream: string, state: BreakerState): void;
  /** Registers an upstream; `load` returns its current figures. */
  registerLoad(upstream: string, load: () => UpstreamLoad): void;
}

export type SettledCall = {
  readonly upstream: string;
  readonly operation: string;
  readonly outcome: 'fine' | 'failed' | CallRejection;
  /** Milliseconds from when it was to be sent, including the time in the queue. */
  readonly duration: number;
};

/** Circuit breaker state: `open` holds calls back, `half-open` lets one trial call through. */
export type BreakerState = 'closed' | 'open' | 'half-open';

export type UpstreamLoad = { readonly inFlight: number; readonly waiting: number };

/**
 * Reports items that adapters could not read in an upstream's answer and left out: the list
 * survives its bad item, and operators learn of it.
 */
export interface SchemaDrift {
  report(item: DroppedItem): void;
}

export type DroppedItem = {
  readonly upstream: 'magento' | 'contentstack' | 'algolia';
  /** Path in the answer, without list indexes: `products.items[].price_range`. */
  readonly place: string;
  /** Identifies the item, where the answer does: a SKU, a uid, the address of a page. */
  readonly item?: string;
};

/** Something in an upstream that keeps it from serving the shop as meant, for its operator. */
export type UpstreamProblem = {
  readonly level: 'error' | 'warning' | 'note';
  readonly upstream: DroppedItem['upstream'];
  /** The locale that is concerned; absent if all are. */
  readonly locale?: Locale;
  /** What is wrong and what to do about it, in a line. */
  readonly text: string;
};

export const SchemaDrift = token<SchemaDrift>('SchemaDrift');

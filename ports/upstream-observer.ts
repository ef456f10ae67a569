import type { CallRejection } from './upstream-guard.ts';

/** Observes the outcome of guarded upstream calls, for the metrics. */
export interface UpstreamObserver {
  settled(call: SettledCall): void;
  /** A read is retried, or would be if the retry budget allowed it. */
  retried(upstream: string, isAllowed: boolean): void;
  changed(upstream: string, state: BreakerState): void;
  /** Registers an upstream; `load` returns its current figures. */
  opened(upstream: string, load: () => UpstreamLoad): void;
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

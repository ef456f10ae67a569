import type { Held } from './upstream-guard.ts';

/** Hears what becomes of calls of upstreams from those who guard these, for the figures. */
export interface GuardWatch {
  settled(call: SettledCall): void;
  /** A read is tried once more, or would be but for the budget. */
  retried(upstream: string, isAllowed: boolean): void;
  changed(upstream: string, state: BreakerState): void;
  /** Asked for the figures of a moment. */
  opened(upstream: string, load: () => UpstreamLoad): void;
}

export type SettledCall = {
  readonly upstream: string;
  readonly operation: string;
  readonly outcome: 'fine' | 'failed' | Held;
  /** From when it was to be sent, in milliseconds. */
  readonly duration: number;
};

/** Whether an upstream is left alone (`open`), or one call tries it (`half-open`). */
export type BreakerState = 'closed' | 'open' | 'half-open';

export type UpstreamLoad = { readonly inFlight: number; readonly waiting: number };

import type { Clock } from '#ports/clock-and-ids.ts';
import type { BreakerState } from '#ports/upstreams.ts';
import { createRecentCounts, type RecentCounts } from './recent-counts.ts';

/** Circuit breaker of an upstream. */
export interface Breaker {
  /** Returns a function to report the outcome of a call, or `undefined` if calls are blocked. */
  admit(): ReportOutcome | undefined;
  /** Whether {@link admit} would admit a call now. */
  admits(): boolean;
}

/** `unknown`: the call says nothing about the upstream. */
export type ReportOutcome = (outcome: 'fine' | 'failed' | 'unknown') => void;

type BreakerParts = {
  /** A monotonic clock. */
  readonly stopwatch: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly onChange: (state: BreakerState) => void;
};

/* Times in milliseconds (docs/cases.md, Limits). */
const WINDOW = 10_000;
const MIN_CALLS = 20;
const FAILURE_RATE_THRESHOLD = 0.5;
const PAUSE = 5000;
/** Jitter, so that servers which lose an upstream together do not return to it together. */
const SPREAD = 0.2;

/**
 * Opens if at least half of at least 20 calls of the last 10 s failed. After 5 s, plus or minus a
 * fifth, one trial call closes the breaker or opens it again. Calls that began before the breaker
 * opened no longer count.
 */
export function createBreaker({ stopwatch, random, onChange }: BreakerParts): Breaker {
  const recent = createRecentCounts<'fine' | 'failed'>(stopwatch, WINDOW);
  let state: BreakerState = 'closed';
  let closedPeriod = 0;
  let openUntil = 0;

  const become = (next: BreakerState): void => {
    state = next;
    onChange(next);
  };
  const open = (): void => {
    openUntil = stopwatch.now() + PAUSE * (1 - SPREAD + 2 * SPREAD * random());
    become('open');
  };
  const judgeClosed =
    (period: number): ReportOutcome =>
    (outcome) => {
      if (outcome === 'unknown' || state !== 'closed' || period !== closedPeriod) return;
      recent.add(outcome);
      if (outcome === 'failed' && exceedsFailureRate(recent)) open();
    };
  const judgeTrial: ReportOutcome = (outcome) => {
    if (outcome !== 'fine') return outcome === 'failed' ? open() : become('open');
    recent.clear();
    closedPeriod += 1;
    become('closed');
  };

  const admits = (): boolean =>
    state === 'closed' || (state === 'open' && stopwatch.now() >= openUntil);

  return {
    admits,
    admit() {
      if (!admits()) return undefined;
      if (state === 'closed') return judgeClosed(closedPeriod);
      become('half-open');
      return judgeTrial;
    },
  };
}

function exceedsFailureRate(recent: RecentCounts<'fine' | 'failed'>): boolean {
  const failed = recent.count('failed');
  const calls = failed + recent.count('fine');
  return calls >= MIN_CALLS && failed >= calls * FAILURE_RATE_THRESHOLD;
}

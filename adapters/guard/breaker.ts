import type { Clock } from '#ports/clock.ts';
import type { BreakerState } from '#ports/guard-watch.ts';
import { createRecentCounts, type RecentCounts } from './recent-counts.ts';

/** Leaves an upstream alone that fails, and finds out when it is back. */
export interface Breaker {
  /** Where a call may be made: says afterwards how it went. `undefined` while it may not. */
  admit(): Judge | undefined;
  /** Whether {@link admit} would let a call through now. */
  admits(): boolean;
}

/** `unknown` is a call that says nothing of its upstream. */
export type Judge = (outcome: 'fine' | 'failed' | 'unknown') => void;

type BreakerParts = {
  /** One that nobody sets. */
  readonly stopwatch: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly onChange: (state: BreakerState) => void;
};

/* Faults table R; times in milliseconds. */
const SPAN = 10_000;
const FEWEST_CALLS = 20;
const MOST_FAILURES = 0.5;
const PAUSE = 5000;
/** Servers that lose an upstream together do not come back to it together. */
const SPREAD = 0.2;

/**
 * Opens where at least half of at least 20 calls of the last 10 s failed. After 5 s, a fifth more or
 * less, one call tries: it closes the breaker, or opens it again. A call that began before the breaker
 * opened has no say in it any more.
 */
export function createBreaker({ stopwatch, random, onChange }: BreakerParts): Breaker {
  const recent = createRecentCounts<'fine' | 'failed'>(stopwatch, SPAN);
  let state: BreakerState = 'closed';
  let closedAgain = 0;
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
    (period: number): Judge =>
    (outcome) => {
      if (outcome === 'unknown' || state !== 'closed' || period !== closedAgain) return;
      recent.add(outcome);
      if (outcome === 'failed' && isTooMuch(recent)) open();
    };
  const judgeTrial: Judge = (outcome) => {
    if (outcome !== 'fine') return outcome === 'failed' ? open() : become('open');
    recent.clear();
    closedAgain += 1;
    become('closed');
  };

  const admits = (): boolean =>
    state === 'closed' || (state === 'open' && stopwatch.now() >= openUntil);

  return {
    admits,
    admit() {
      if (!admits()) return undefined;
      if (state === 'closed') return judgeClosed(closedAgain);
      become('half-open');
      return judgeTrial;
    },
  };
}

function isTooMuch(recent: RecentCounts<'fine' | 'failed'>): boolean {
  const failed = recent.count('failed');
  const calls = failed + recent.count('fine');
  return calls >= FEWEST_CALLS && failed >= calls * MOST_FAILURES;
}

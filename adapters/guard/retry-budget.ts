import type { Clock } from '#ports/clock.ts';
import { createRecentCounts } from './recent-counts.ts';

/* A tenth of the calls of the last 10 s, plus one per second (docs/cases.md, Limits). */
const SPAN = 10_000;
const SHARE = 0.1;
const ALWAYS = 10;

/** Limits the share of retries, so that a failing upstream does not get every call twice. */
export function createRetryBudget(stopwatch: Clock) {
  const recent = createRecentCounts<'call' | 'retry'>(stopwatch, SPAN);
  return {
    called: (): void => recent.add('call'),
    /** Counts the retry if it is allowed. */
    mayRetry(): boolean {
      const isAllowed = recent.count('retry') < ALWAYS + recent.count('call') * SHARE;
      if (isAllowed) recent.add('retry');
      return isAllowed;
    },
  };
}

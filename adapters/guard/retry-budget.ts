import type { Clock } from '#ports/clock.ts';
import { createRecentCounts } from './recent-counts.ts';

/** Faults table R: a tenth of the calls of the last 10 s, and one a second. */
const SPAN = 10_000;
const SHARE = 0.1;
const ALWAYS = 10;

/** How much of what an upstream is asked may be second attempts: one that is away is not asked twice. */
export function createRetryBudget(stopwatch: Clock) {
  const recent = createRecentCounts<'call' | 'retry'>(stopwatch, SPAN);
  return {
    called: (): void => recent.add('call'),
    /** Who is allowed to is counted. */
    mayRetry(): boolean {
      const isAllowed = recent.count('retry') < ALWAYS + recent.count('call') * SHARE;
      if (isAllowed) recent.add('retry');
      return isAllowed;
    },
  };
}

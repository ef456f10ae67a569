import type { Clock } from '#ports/clock.ts';

/** The machine's own clock, or one that goes so many times faster from now on. */
export function createSystemClock(pace = 1): Clock {
  const begun = Date.now();
  return { now: () => begun + (Date.now() - begun) * pace };
}

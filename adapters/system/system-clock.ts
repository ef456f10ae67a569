import type { Clock } from '#ports/clock.ts';

/** The machine's own clock, or one that runs `pace` times faster from now on. */
export function createSystemClock(pace = 1): Clock {
  const begun = Date.now();
  return { now: () => begun + (Date.now() - begun) * pace };
}

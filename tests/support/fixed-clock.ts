import type { Clock } from '#ports/clock-and-ids.ts';

/** A clock that stands still until it is advanced. */
export interface FixedClock extends Clock {
  advance(milliseconds: number): void;
}

export function createFixedClock(start = Date.UTC(2026, 0, 1)): FixedClock {
  let time = start;
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}

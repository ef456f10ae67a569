import type { Timers } from '#src/shared/time-limit.ts';

/** The timers of this process, for all who wait for something outside of it. */
export const PROCESS_TIMERS: Timers = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  // Input is read between the timers of a turn of the event loop and its immediates.
  afterInput(work) {
    const immediate = setImmediate(work);
    return () => clearImmediate(immediate);
  },
};

import type { Timers } from '#src/shared/time-limit.ts';
import { token } from './token.ts';

export const PageTimers = token<Timers>('PageTimers');

/** Timers of this process, for code that waits for something outside of it. */
export const PROCESS_TIMERS: Timers = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  // The event loop reads input between its timers and its immediates.
  afterInput(work) {
    const immediate = setImmediate(work);
    return () => clearImmediate(immediate);
  },
};

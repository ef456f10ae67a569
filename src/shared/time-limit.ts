/** A monotonic clock, and timers; all in milliseconds. */
export interface Timers {
  now(): number;
  after(milliseconds: number, work: () => void): Cancel;
  /** Runs `work` after all input that has already arrived is read. */
  afterInput(work: () => void): Cancel;
}

/** Cancels work that has not started. */
export type Cancel = () => void;

/** Interval at which a wait checks whether this process was blocked, in milliseconds. */
const STEP = 50;
/** Usual delay of timers in an idle process, in milliseconds. */
const TIMER_TOLERANCE = 10;

/**
 * Calls back when a timeout is over, unless it is cancelled before.
 *
 * A wait has short steps: one that ends late shows that this process was blocked, by its own work
 * or by a busy machine. The upstream did not cause it, so that time is added to the wait: once, and
 * at most as much as the limit. Input that has arrived by then is read before the limit is over.
 */
export function startTimeLimit(limit: number, onOver: () => void, timers: Timers): Cancel {
  const end = timers.now() + limit;
  let cancel: Cancel;
  const step = (lost: number): void => {
    const due = Math.min(timers.now() + STEP, end);
    cancel = timers.after(due - timers.now(), () => {
      const lateness = timers.now() - due;
      const total = lateness > TIMER_TOLERANCE ? lost + lateness : lost;
      if (timers.now() < end) step(total);
      else extend(Math.min(total, limit));
    });
  };
  const extend = (lost: number): void => {
    if (lost > 0) cancel = timers.after(lost, readAndEnd);
    else readAndEnd();
  };
  const readAndEnd = (): void => {
    cancel = timers.afterInput(onOver);
  };
  if (limit > 0) step(0);
  else readAndEnd();
  return () => cancel();
}

/**
 * Resolves with the result, or with a fallback after `limit` milliseconds. The work goes on all the
 * same; a rejection that comes too late is for the caller to handle.
 */
export function withTimeout<T>(
  limit: number,
  promise: Promise<T>,
  otherwise: () => T,
  timers: Timers,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = startTimeLimit(limit, () => resolve(otherwise()), timers);
    promise.finally(cancel).then(resolve, reject);
  });
}

/** Measures how long a process was blocked while it was watched, in milliseconds. */
export interface LagMeter {
  /** Total since the meter was created. */
  lost(): number;
  /** Measures until it is cancelled. */
  watch(): Cancel;
}

/** Measures like {@link startTimeLimit}, with one timer for all concurrent watchers. */
export function createLagMeter(timers: Timers): LagMeter {
  let lost = 0;
  let watchers = 0;
  let due = 0;
  let cancel: Cancel;
  const lostSinceDue = (): number => {
    const lateness = watchers > 0 ? timers.now() - due : 0;
    return lateness > TIMER_TOLERANCE ? lateness : 0;
  };
  const step = (): void => {
    due = timers.now() + STEP;
    cancel = timers.after(STEP, () => {
      lost += lostSinceDue();
      step();
    });
  };
  return {
    lost: () => lost + lostSinceDue(),
    watch() {
      watchers += 1;
      if (watchers === 1) step();
      return () => {
        if (watchers === 1) {
          lost += lostSinceDue();
          cancel();
        }
        watchers -= 1;
      };
    },
  };
}

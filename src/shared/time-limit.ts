/** A stopwatch that nobody sets, and timers; all in milliseconds. */
export interface Timers {
  now(): number;
  after(milliseconds: number, work: () => void): Cancel;
  /** Once all input that had arrived was read. */
  afterInput(work: () => void): Cancel;
}

/** Calls work off that has not begun. */
export type Cancel = () => void;

/** How often a wait looks whether this process stood still, in milliseconds. */
const STEP = 50;
/** Timers of a process that has nothing else to do come so late, in milliseconds. */
const USUAL_LATENESS = 10;

/**
 * Calls back when a limit of time is over, unless it is cancelled before.
 *
 * A wait is made of short steps: one that ends late tells that this process stood still, blocked by its
 * own work or by a busy machine. Nobody else is to blame for that time, so it is added to the wait: once,
 * and at most as much as the limit itself. What has arrived by then is read before the limit is over.
 */
export function startTimeLimit(limit: number, onOver: () => void, timers: Timers): Cancel {
  const end = timers.now() + limit;
  let cancel: Cancel;
  const step = (lost: number): void => {
    const due = Math.min(timers.now() + STEP, end);
    cancel = timers.after(due - timers.now(), () => {
      const late = timers.now() - due;
      const total = late > USUAL_LATENESS ? lost + late : lost;
      if (timers.now() < end) step(total);
      else giveBack(Math.min(total, limit));
    });
  };
  const giveBack = (lost: number): void => {
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
 * What was asked for, or what is at hand once the time for it is over, in milliseconds. It goes on all
 * the same; a mistake of it that comes too late is the caller's to hear of.
 */
export function withinLimit<T>(
  limit: number,
  asked: Promise<T>,
  otherwise: () => T,
  timers: Timers,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = startTimeLimit(limit, () => resolve(otherwise()), timers);
    asked.finally(cancel).then(resolve, reject);
  });
}

/** Tells how long a process stood still while somebody watched; in milliseconds. */
export interface LagMeter {
  /** Since the meter was made. */
  lost(): number;
  /** Until it is cancelled. */
  watch(): Cancel;
}

/** Measures as {@link startTimeLimit} does, with one timer for all who watch at the same time. */
export function createLagMeter(timers: Timers): LagMeter {
  let lost = 0;
  let watchers = 0;
  let due = 0;
  let cancel: Cancel;
  const late = (): number => {
    const lateness = watchers > 0 ? timers.now() - due : 0;
    return lateness > USUAL_LATENESS ? lateness : 0;
  };
  const step = (): void => {
    due = timers.now() + STEP;
    cancel = timers.after(STEP, () => {
      lost += late();
      step();
    });
  };
  return {
    lost: () => lost + late(),
    watch() {
      watchers += 1;
      if (watchers === 1) step();
      return () => {
        if (watchers === 1) {
          lost += late();
          cancel();
        }
        watchers -= 1;
      };
    },
  };
}

/** Work that is done again and again, independent of requests. */
export interface PeriodicWork {
  /** Starts no more runs; returns a promise for the current one, if any. */
  stop(): Promise<void> | undefined;
}

type PeriodicParts = {
  readonly work: () => Promise<void>;
  /** Time until the first run, in milliseconds; 0 starts it at once. */
  readonly delay?: number;
  /** Time between the end of a run and the start of the next one, in milliseconds. */
  readonly period: number;
  /** Calls back once after a delay; returns a function that cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Called with what a run throws; the next run follows all the same. */
  readonly onError: (error: unknown) => void;
};

/** Does work, one run at a time, until it is stopped. */
export function startPeriodicWork(parts: PeriodicParts): PeriodicWork {
  const { work, delay = 0, period, after, onError } = parts;
  let isStopped = false;
  let callOff: (() => void) | undefined;
  let running: Promise<void> | undefined;

  function run(): void {
    running = work()
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (!isStopped) callOff = after(period, run);
      });
  }

  if (delay > 0) callOff = after(delay, run);
  else run();
  return {
    stop() {
      isStopped = true;
      callOff?.();
      return running;
    },
  };
}

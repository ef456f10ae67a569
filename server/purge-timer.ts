import type { Log } from '#ports/log.ts';
import type { Retention } from '#ports/declarations.ts';

/** Interval of purges, in milliseconds. */
export const PURGE_PERIOD = 60 * 60 * 1000;

export interface PurgeTimer {
  /** Starts no more purges; returns a promise for the current one, if any. */
  stop(): Promise<void> | undefined;
}

type TimerParts = {
  readonly retentions: readonly Retention[];
  /** Calls back once after a delay; returns a function that cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  readonly log: Log;
};

/**
 * Deletes expired data at start and then every hour, independent of requests. Failures are logged
 * and retried with the next purge.
 */
export function startPurgeTimer({ retentions, after, log }: TimerParts): PurgeTimer {
  let isStopped = false;
  let callOff: (() => void) | undefined;
  let running: Promise<void> | undefined;

  async function purgeAll(): Promise<void> {
    for (const retention of retentions) {
      const purged = await retention.purge();
      if (!purged.ok) log.error('purge-failed', { message: purged.error.message });
      else if (purged.value > 0) log.info('purged', { count: purged.value });
    }
  }

  function run(): void {
    running = purgeAll()
      .catch((error: unknown) => log.error('purge-failed', { error }))
      .finally(() => {
        running = undefined;
        if (!isStopped) callOff = after(PURGE_PERIOD, run);
      });
  }

  run();
  return {
    stop() {
      isStopped = true;
      callOff?.();
      return running;
    },
  };
}

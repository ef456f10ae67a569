import type { Log } from '#ports/log.ts';
import type { Retention } from '#ports/retention.ts';

/** How often it is looked for what is to be deleted, in milliseconds. */
export const PURGE_PERIOD = 60 * 60 * 1000;

export interface PurgeTimer {
  /** Begins nothing any more; answers when what is under way is done, if anything is. */
  stop(): Promise<void> | undefined;
}

type TimerParts = {
  readonly retentions: readonly Retention[];
  /** Calls back once after so many milliseconds; answers how to call it off. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  readonly log: Log;
};

/**
 * Deletes what was kept for as long as it may be: at once, and then every hour, whether or not anything
 * is asked of the shop. What could not be deleted is told, and tried again the next time.
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

import type { Log } from '#ports/log.ts';
import type { Retention } from '#ports/declarations.ts';
import { type PeriodicWork, startPeriodicWork } from './periodic-work.ts';

/** Interval of purges, in milliseconds. */
export const PURGE_PERIOD = 60 * 60 * 1000;

export type PurgeTimer = PeriodicWork;

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
  async function purgeAll(): Promise<void> {
    for (const retention of retentions) {
      const purged = await retention.purge();
      if (!purged.ok) log.error('purge-failed', { message: purged.error.message });
      else if (purged.value > 0) log.info('purged', { count: purged.value });
    }
  }
  return startPeriodicWork({
    work: purgeAll,
    period: PURGE_PERIOD,
    after,
    onError: (error) => log.error('purge-failed', { error }),
  });
}

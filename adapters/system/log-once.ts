import { LRUCache } from 'lru-cache';
import type { Log } from '#ports/log.ts';

/** Maximum number of remembered warnings; the least recent are forgotten and may be logged again. */
const MAX_ENTRIES = 1000;

/**
 * Log that writes a warning of the given events once for the same facts, however often it is told:
 * pages find the same mistake in the content at every visit.
 */
export function withoutRepeats(log: Log, events: ReadonlySet<string>): Log {
  const written = new LRUCache<string, true>({ max: MAX_ENTRIES });
  return {
    info: (event, facts) => log.info(event, facts),
    error: (event, facts) => log.error(event, facts),
    warn(event, facts) {
      if (!events.has(event)) return log.warn(event, facts);
      const key = JSON.stringify([event, facts]);
      if (written.get(key)) return;
      written.set(key, true);
      log.warn(event, facts);
    },
  };
}

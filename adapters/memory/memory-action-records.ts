import { LRUCache } from 'lru-cache';
import { ACTION_LIFETIME, type ActionRecord, type ActionRecords } from '#ports/action-records.ts';
import type { Clock } from '#ports/clock.ts';
import { ok } from '#src/shared/result.ts';

const MOST_RECORDS = 100_000;

/** Actions that are known as long as this process lives. `stopwatch` is one that nobody sets back. */
export function createMemoryActionRecords(stopwatch: Clock): ActionRecords {
  const records = new LRUCache<string, ActionRecord>({
    // Not `max`, which takes the room for all of them at once.
    maxSize: MOST_RECORDS,
    sizeCalculation: () => 1,
    ttl: ACTION_LIFETIME,
    ttlResolution: 0,
    perf: stopwatch,
  });
  return {
    find: (action) => Promise.resolve(ok(records.get(action))),
    keep(action, record) {
      records.set(action, record);
      return Promise.resolve(ok('kept'));
    },
  };
}

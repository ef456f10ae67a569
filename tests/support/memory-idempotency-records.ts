import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/clock-and-ids.ts';
import {
  type FencingToken,
  IDEMPOTENCY_LIFETIME,
  type StoredRecord,
  type IdempotencyRecords,
} from '#ports/shared-stores.ts';
import { err, ok } from '#src/shared/result.ts';

const MAX_RECORDS = 100_000;

/** Action records kept as long as this process lives. `stopwatch` is a monotonic clock. */
export function createMemoryIdempotencyRecords(stopwatch: Clock): IdempotencyRecords {
  const records = createExpiringMap<StoredRecord>(stopwatch);
  const fences = createExpiringMap<number>(stopwatch);

  /** Whether no later holder has been seen; records this one. */
  function isLatest(holder: FencingToken | undefined): boolean {
    if (!holder) return true;
    const { name, fence } = holder;
    if (fence < (fences.get(name) ?? 0)) return false;
    fences.set(name, fence);
    return true;
  }

  return {
    find: (action, holder) =>
      Promise.resolve(isLatest(holder) ? ok(records.get(action)) : LEASE_LOST),
    save(action, record, holder) {
      if (!isLatest(holder)) return Promise.resolve(LEASE_LOST);
      records.set(action, record);
      return Promise.resolve(ok('stored'));
    },
  };
}

const LEASE_LOST = err({ kind: 'lease-lost' } as const);

const createExpiringMap = <Stored extends object | number>(stopwatch: Clock) =>
  new LRUCache<string, Stored>({
    // Not `max`, which would allocate all entries at once.
    maxSize: MAX_RECORDS,
    sizeCalculation: () => 1,
    ttl: IDEMPOTENCY_LIFETIME,
    ttlResolution: 0,
    perf: stopwatch,
  });

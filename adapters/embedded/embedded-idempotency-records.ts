import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/clock-and-ids.ts';
import {
  type FencingToken,
  IDEMPOTENCY_LIFETIME,
  type IdempotencyRecords,
} from '#ports/shared-stores.ts';
import { err, ok } from '#src/shared/result.ts';
import type { CartDatabase } from './cart-database.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type RecordParts = { readonly database: CartDatabase; readonly clock: Clock };

/**
 * Action records on disk beside the carts and as durable: a server that starts an action, is killed
 * and restarts still knows the action. For a shop with one server.
 */
export function createEmbeddedIdempotencyRecords({
  database,
  clock,
}: RecordParts): IdempotencyRecords {
  const isLatest = createFences();
  return {
    async find(action, holder) {
      if (!isLatest(holder)) return LEASE_LOST;
      const since = clock.now() - IDEMPOTENCY_LIFETIME;
      const found = await retryWhileBusy(() =>
        database.read(({ records }) => records.record(action, since)),
      );
      return found.ok ? ok(found.value && { ...found.value }) : UNAVAILABLE;
    },
    async save(action, record, holder) {
      const now = clock.now();
      const stored = await retryWhileBusy(() => {
        if (!isLatest(holder)) return LEASE_LOST;
        database.write(({ records }) => {
          records.forgetRecordsUntil(now - IDEMPOTENCY_LIFETIME);
          records.storeRecord(action, record, now);
        });
        return ok('stored' as const);
      });
      return stored.ok ? stored.value : UNAVAILABLE;
    },
  };
}

const MAX_NAMES = 100_000;

/**
 * Checks fencing tokens against the highest seen per name, in this process only: the locks of a
 * shop with one server end with it, and after a restart tokens may begin lower if the clock was set
 * back.
 */
function createFences(): (holder: FencingToken | undefined) => boolean {
  const highestFences = new LRUCache<string, number>({
    maxSize: MAX_NAMES,
    sizeCalculation: () => 1,
  });
  return (holder) => {
    if (!holder) return true;
    if (holder.fence < (highestFences.get(holder.name) ?? 0)) return false;
    highestFences.set(holder.name, holder.fence);
    return true;
  };
}

const LEASE_LOST = err({ kind: 'lease-lost' } as const);
const UNAVAILABLE = err({ kind: 'records-unavailable' } as const);

import type { Clock } from '#ports/clock.ts';
import type { RedisConnection } from './redis-connection.ts';
import { readMemory } from './redis-memory.ts';

/** Tells whether the cache may use more of the memory it shares with records. */
export interface MemoryHeadroom {
  isLeft(): boolean;
}

/** Share of `maxmemory` that entries may fill together with all other data. */
const FILLED_AT = 0.75;

/** Minimum interval between memory checks while entries are written, in milliseconds. */
const LOOK_AGAIN = 1000;

/**
 * Reserves a quarter of a Redis without eviction for records, locks and purges: cache entries would
 * otherwise fill it completely, and no action could start until they expire. A Redis that evicts
 * entries is left to do so. Uses the last check; no call waits for the next one.
 */
export function createMemoryHeadroom(
  connection: RedisConnection,
  stopwatch: Clock,
): MemoryHeadroom {
  let isFull = false;
  let lookedAt = -Infinity;

  const look = async (): Promise<void> => {
    const memory = await readMemory(connection);
    if (!memory.ok) return;
    const { policy, used, most } = memory.value;
    isFull = policy === 'noeviction' && most > 0 && used > most * FILLED_AT;
  };

  return {
    isLeft() {
      if (stopwatch.now() - lookedAt >= LOOK_AGAIN) {
        lookedAt = stopwatch.now();
        void look();
      }
      return !isFull;
    },
  };
}

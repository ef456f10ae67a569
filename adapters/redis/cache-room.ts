import type { Clock } from '#ports/clock.ts';
import type { RedisConnection } from './redis-connection.ts';
import { readMemory } from './redis-memory.ts';

/** Says whether the cache may take more of the memory that it has in common with records. */
export interface CacheRoom {
  isLeft(): boolean;
}

/** The part of `maxmemory` that entries may fill together with all else. */
const FILLED_AT = 0.75;

/** How often Redis is asked while entries are written, in milliseconds. */
const LOOK_AGAIN = 1000;

/**
 * Leaves a quarter of a Redis that drops nothing to records, locks and purges: entries of the cache
 * would fill it to the last byte, and no action could be begun until they have run out. One that drops
 * entries by itself is left to do so. It goes by the last look; nobody waits for the next.
 */
export function createCacheRoom(connection: RedisConnection, stopwatch: Clock): CacheRoom {
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

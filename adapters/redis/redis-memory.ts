import type { Clock } from '#ports/clock-and-ids.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { RedisConnection, RedisFailure } from './redis-connection.ts';

/** Memory of a Redis, in bytes; `limit` is 0 if it has no limit. */
export type RedisMemory = {
  /** Eviction policy: `noeviction`, `volatile-lru`, … */
  readonly policy: string;
  readonly used: number;
  readonly limit: number;
};

/** Reads `INFO memory`, which hosted Redis supports as well; it often refuses `CONFIG`. */
export async function readMemory(
  connection: RedisConnection,
): Promise<Result<RedisMemory, RedisFailure>> {
  const answer = await connection.call('INFO', 'memory');
  if (!answer.ok) return answer;
  const info = typeof answer.value === 'string' ? answer.value : '';
  const field = (name: string) => new RegExp(`^${name}:(\\S+)`, 'mu').exec(info)?.[1];
  const policy = field('maxmemory_policy');
  if (policy === undefined) return err({ kind: 'refused', code: 'NOINFO' });
  const [used, most] = [field('used_memory'), field('maxmemory')].map((text) => Number(text ?? 0));
  return ok({ policy, used: used ?? 0, limit: most ?? 0 });
}

/** Tells whether the cache may use more of the memory it shares with records. */
export interface MemoryHeadroom {
  isAvailable(): boolean;
}

/** Share of `maxmemory` that entries may fill together with all other data. */
const FILLED_AT = 0.75;

/** Minimum interval between memory checks while entries are written, in milliseconds. */
const RECHECK_INTERVAL = 1000;

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
  let checkedAt = -Infinity;

  const check = async (): Promise<void> => {
    const memory = await readMemory(connection);
    if (!memory.ok) return;
    const { policy, used, limit } = memory.value;
    isFull = policy === 'noeviction' && limit > 0 && used > limit * FILLED_AT;
  };

  return {
    isAvailable() {
      if (stopwatch.now() - checkedAt >= RECHECK_INTERVAL) {
        checkedAt = stopwatch.now();
        void check();
      }
      return !isFull;
    },
  };
}

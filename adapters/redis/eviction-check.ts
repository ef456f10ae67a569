import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import { err, ok, type Err, type Result } from '#src/shared/result.ts';
import type { RedisConnection, RedisFailure } from './redis-connection.ts';
import { readMemory } from './redis-memory.ts';

/**
 * Why records are not safe in a Redis. `evicts`: once it is full, it drops data before its expiry.
 * `unknown`: it does not report its policy. `unavailable`: it has not answered yet.
 */
export type EvictionFault =
  | { readonly kind: 'evicts'; readonly policy: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/** Checks the eviction policy of a Redis, and protects records from one that evicts. */
export interface EvictionCheck {
  /** Resolves with the first result, or with `unavailable` after `timeout` milliseconds. */
  firstResult(timeout: number): Promise<Result<'safe', EvictionFault>>;
  /** Returns the connection, without sending commands while Redis may evict data. */
  protect(connection: RedisConnection): RedisConnection;
}

type CheckParts = {
  readonly connection: RedisConnection;
  readonly log: Log;
  /** A monotonic clock. */
  readonly stopwatch: Clock;
};

/** Minimum interval between checks in milliseconds; calls trigger them, as policies may change. */
const RECHECK_INTERVALS = { safe: 60_000, evicts: 5000, unknown: 5000, unavailable: 1000 } as const;

/**
 * Checks Redis at every connect, and again while it is used. No call waits for a check; if there is
 * no answer, the last result holds.
 */
export function createEvictionCheck({ connection, log, stopwatch }: CheckParts): EvictionCheck {
  let known: Result<'safe', EvictionFault> = UNAVAILABLE;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    const result = await readEvictionPolicy(connection);
    if (kindOf(result) !== 'unavailable') {
      logFinding(log, result, known);
      known = result;
    }
    checkedAt = stopwatch.now();
    checking = undefined;
  };
  const checkNow = (): Promise<void> => (checking ??= check());

  connection.onReady(() => void checkNow());
  return {
    firstResult: (timeout) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(known), timeout);
        connection.onReady(async () => {
          await checkNow();
          clearTimeout(timer);
          resolve(known);
        });
      }),
    protect: (other) => ({
      ...other,
      call(...command) {
        if (stopwatch.now() - checkedAt >= RECHECK_INTERVALS[kindOf(known)]) void checkNow();
        return known.ok ? other.call(...command) : Promise.resolve(REJECTIONS[known.error.kind]);
      },
    }),
  };
}

/** An operator may allow only one of the two queries, which is enough. */
async function readEvictionPolicy(
  connection: RedisConnection,
): Promise<Result<'safe', EvictionFault>> {
  const memory = await readMemory(connection);
  if (memory.ok) return judge(memory.value.policy);
  if (memory.error.kind === 'unreachable') return UNAVAILABLE;
  const setting = await connection.call('CONFIG', 'GET', 'maxmemory-policy');
  if (!setting.ok && setting.error.kind === 'unreachable') return UNAVAILABLE;
  const policy: unknown = setting.ok && Array.isArray(setting.value) ? setting.value[1] : undefined;
  return typeof policy === 'string' ? judge(policy) : err({ kind: 'unknown' });
}

/** Includes a Redis without `maxmemory`, as that can be set at any time. */
const judge = (policy: string): Result<'safe', EvictionFault> =>
  policy === 'noeviction' ? ok('safe') : err({ kind: 'evicts', policy });

const kindOf = (result: Result<'safe', EvictionFault>) => (result.ok ? 'safe' : result.error.kind);

/** Logs each change once. */
function logFinding(
  log: Log,
  result: Result<'safe', EvictionFault>,
  before: Result<'safe', EvictionFault>,
): void {
  if (kindOf(result) === kindOf(before)) return;
  if (!result.ok)
    log.error('redis-unfit-for-records', { ...result.error, wanted: REQUIRED_SETTING });
  else if (kindOf(before) !== 'unavailable') log.info('redis-fit-for-records');
}

const REQUIRED_SETTING = 'maxmemory-policy noeviction, as reported by INFO memory or CONFIG GET';

const UNAVAILABLE: Result<'safe', EvictionFault> = err({ kind: 'unavailable' });

const REJECTIONS: Readonly<Record<EvictionFault['kind'], Err<RedisFailure>>> = {
  unavailable: err({ kind: 'unreachable' }),
  evicts: err({ kind: 'refused', code: 'EVICTS' }),
  unknown: err({ kind: 'refused', code: 'EVICTS' }),
};

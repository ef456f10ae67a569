import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import { type LockRefusal, type Locks, MAX_WAIT_TIME, MAX_WAITING } from '#ports/shared-stores.ts';
import { err, type Err, ok, type Result } from '#src/shared/result.ts';
import { ACQUIRE_LOCK, RELEASE_LOCK, RENEW_LOCK } from './lock-scripts.ts';
import { type RedisConnection, runScript } from './redis-connection.ts';
import { maintainLease } from './redis-lease.ts';

type RedisLocksOptions = {
  /** Maximum wait in milliseconds; {@link MAX_WAIT_TIME} by default. */
  readonly maxWaitTime?: number;
  /** Time for which an unresponsive server keeps a lock, in milliseconds; 5000 by default. */
  readonly lease?: number;
  /** A monotonic clock. */
  readonly stopwatch?: Clock;
};

/** Interval at which waiting callers ask, and their expiry if they do not, in milliseconds. */
const POLL_INTERVAL = 25;
const WAITER_LIFETIME = 1000;
/** Time after which a refused caller may retry, in milliseconds. */
const RETRY_AFTER = 1000;

/**
 * Mutual exclusion among all servers, in order of arrival. If Redis is unreachable, no lock is
 * granted: a lock that two can hold is none.
 *
 * A server that is paused for longer than its lease loses the lock. It notices as soon as it
 * continues; its fence is then lower than that of the next holder.
 */
export function createRedisLocks(
  connection: RedisConnection,
  ids: Ids,
  { maxWaitTime = MAX_WAIT_TIME, lease = 5000, stopwatch = performance }: RedisLocksOptions = {},
): Locks {
  const { take, renewLock, leave } = createLockCalls(connection, lease);

  /** Returns the fence and when it was requested, or why the lock was not granted. */
  const awaitTurn = async (name: string, holder: string): Promise<Result<Turn, LockRefusal>> => {
    const timeout = AbortSignal.timeout(maxWaitTime);
    while (!timeout.aborted) {
      const requestedAt = stopwatch.now();
      const answer = await take(name, holder);
      if (!answer.ok) return UNAVAILABLE;
      if (answer.value === 'full') return BUSY;
      if (answer.value !== 'wait') return ok({ fence: Number(answer.value), requestedAt });
      await pause(POLL_INTERVAL);
    }
    return BUSY;
  };

  return {
    async hold(name, work) {
      const holder = ids.next();
      const turn = await awaitTurn(name, holder);
      if (!turn.ok) {
        // The lock may have been granted nevertheless, if the response was lost.
        void leave(name, holder);
        return turn;
      }
      const { fence, requestedAt } = turn.value;
      const token = { name, fence };
      const renew = () => renewLock(name, holder);
      const maintained = maintainLease({ token, length: lease, requestedAt, renew, stopwatch });
      try {
        return ok(await work(maintained));
      } finally {
        maintained.end();
        void leave(name, holder);
      }
    },
  };
}

const createLockCalls = (connection: RedisConnection, lease: number) => ({
  take: (name: string, holder: string) => {
    const keys = [...keysOf(name), LAST_FENCE];
    return runScript(connection, ACQUIRE_LOCK, keys, [holder, lease, MAX_WAITING, WAITER_LIFETIME]);
  },
  renewLock: (name: string, holder: string) =>
    runScript(connection, RENEW_LOCK, keysOf(name).slice(0, 1), [holder, lease]),
  leave: (name: string, holder: string) =>
    runScript(connection, RELEASE_LOCK, keysOf(name), [holder]),
});

type Turn = { readonly fence: number; readonly requestedAt: number };

const LAST_FENCE = 'sluimer:last-fence';

const keysOf = (name: string): readonly string[] =>
  ['held', 'waiting', 'seen'].map((part) => `sluimer:lock:${part}:${name}`);

const BUSY: Err<LockRefusal> = err({ kind: 'busy', retryAfter: RETRY_AFTER });
const UNAVAILABLE: Err<LockRefusal> = err({ kind: 'locks-unavailable', retryAfter: RETRY_AFTER });

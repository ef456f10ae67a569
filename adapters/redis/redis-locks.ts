import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import { LONGEST_WAIT, MOST_WAITING, type LockRefusal, type Locks } from '#ports/locks.ts';
import { err, ok, type Err, type Result } from '#src/shared/result.ts';
import { KEEP_LOCK, LEAVE_LOCK, TAKE_LOCK } from './lock-scripts.ts';
import type { RedisConnection } from './redis-connection.ts';
import { keepLease } from './redis-lease.ts';
import { runScript } from './redis-script.ts';

type RedisLocksOptions = {
  /** All in milliseconds. For how long who waits does so; {@link LONGEST_WAIT} unless told. */
  readonly longestWait?: number;
  /** For how long a lock is held by a server that is heard of no more; five seconds unless told. */
  readonly lease?: number;
  /** One that nobody sets back. */
  readonly stopwatch?: Clock;
};

/** How often who waits asks whether it is their turn, and until when they have to ask again. */
const BETWEEN_LOOKS = 25;
const BELIEVED_TO_WAIT = 1000;
/** In how many milliseconds to come again. */
const COME_AGAIN = 1000;

/**
 * One worker at a time among all servers, those who wait in the order in which they came. Where Redis
 * cannot be asked, nobody gets a turn: a lock that two can have is none.
 *
 * A server that stands still for longer than its lease loses its turn. It finds out as soon as it goes
 * on; its fence is then lower than that of who came after it.
 */
export function createRedisLocks(
  connection: RedisConnection,
  ids: Ids,
  { longestWait = LONGEST_WAIT, lease = 5000, stopwatch = performance }: RedisLocksOptions = {},
): Locks {
  const { take, keep, leave } = createLockCalls(connection, lease);

  /** Answers the fence and when it was asked for, or why the turn does not come. */
  const awaitTurn = async (name: string, holder: string): Promise<Result<Turn, LockRefusal>> => {
    const patience = AbortSignal.timeout(longestWait);
    while (!patience.aborted) {
      const askedAt = stopwatch.now();
      const answer = await take(name, holder);
      if (!answer.ok) return AWAY;
      if (answer.value === 'full') return BUSY;
      if (answer.value !== 'wait') return ok({ fence: Number(answer.value), askedAt });
      await pause(BETWEEN_LOOKS);
    }
    return BUSY;
  };

  return {
    async hold(name, work) {
      const holder = ids.next();
      const turn = await awaitTurn(name, holder);
      if (!turn.ok) {
        // The lock may be theirs all the same, where the answer did not arrive.
        void leave(name, holder);
        return turn;
      }
      const { fence, askedAt } = turn.value;
      const token = { name, fence };
      const renew = () => keep(name, holder);
      const held = keepLease({ token, length: lease, askedAt, renew, stopwatch });
      try {
        return ok(await work(held));
      } finally {
        held.end();
        void leave(name, holder);
      }
    },
  };
}

const createLockCalls = (connection: RedisConnection, lease: number) => ({
  take: (name: string, holder: string) => {
    const keys = [...keysOf(name), LAST_FENCE];
    return runScript(connection, TAKE_LOCK, keys, [holder, lease, MOST_WAITING, BELIEVED_TO_WAIT]);
  },
  keep: (name: string, holder: string) =>
    runScript(connection, KEEP_LOCK, keysOf(name).slice(0, 1), [holder, lease]),
  leave: (name: string, holder: string) =>
    runScript(connection, LEAVE_LOCK, keysOf(name), [holder]),
});

type Turn = { readonly fence: number; readonly askedAt: number };

const LAST_FENCE = 'sluimer:last-fence';

const keysOf = (name: string): readonly string[] =>
  ['held', 'waiting', 'seen'].map((part) => `sluimer:lock:${part}:${name}`);

const BUSY: Err<LockRefusal> = err({ kind: 'busy', retryAfter: COME_AGAIN });
const AWAY: Err<LockRefusal> = err({ kind: 'locks-unavailable', retryAfter: COME_AGAIN });

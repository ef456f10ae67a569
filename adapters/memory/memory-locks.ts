import type { Clock } from '#ports/clock-and-ids.ts';
import {
  MAX_WAIT_TIME,
  MAX_WAITING,
  type Lease,
  type LockRefusal,
  type Locks,
} from '#ports/shared-stores.ts';
import { err, ok, type Err } from '#src/shared/result.ts';

type MemoryLocksOptions = {
  /** In milliseconds; {@link MAX_WAIT_TIME} by default. */
  readonly maxWaitTime?: number;
};

/** Time after which a refused caller may retry, in milliseconds. */
const PAUSE = 1000;

/** Mutual exclusion within this process. A lease lasts as long as the work. */
export function createMemoryLocks(
  clock: Clock,
  { maxWaitTime = MAX_WAIT_TIME }: MemoryLocksOptions = {},
): Locks {
  const queues = createLockQueues(maxWaitTime);
  const nextFence = createFences(clock);
  return {
    async hold(name, work) {
      if (!(await queues.comes(name))) return BUSY;
      try {
        return ok(await work({ name, fence: nextFence(), ...UNLIMITED_LEASE }));
      } finally {
        queues.pass(name);
      }
    },
  };
}

/** The lease cannot be lost: no other work starts before this one ends, however long that takes. */
const UNLIMITED_LEASE: Pick<Lease, 'signal' | 'isHeld'> = {
  signal: new AbortController().signal,
  isHeld: () => true,
};

/** Queues of waiting callers by lock name; the current holder is not among them. */
function createLockQueues(maxWait: number) {
  const queues = new Map<string, (() => void)[]>();

  /** Whether the lock was granted in time. */
  function acquire(name: string): boolean | Promise<boolean> {
    const queue = queues.get(name);
    if (queue) return queue.length < MAX_WAITING && waitIn(queue);
    queues.set(name, []);
    return true;
  }

  const waitIn = (queue: (() => void)[]) =>
    new Promise<boolean>((resolve) => {
      const grant = () => {
        clearTimeout(timeout);
        resolve(true);
      };
      const timeout = setTimeout(() => {
        queue.splice(queue.indexOf(grant), 1);
        resolve(false);
      }, maxWait);
      queue.push(grant);
    });

  function release(name: string): void {
    const grant = queues.get(name)?.shift();
    if (grant) grant();
    else queues.delete(name);
  }

  return { comes: acquire, pass: release };
}

const BUSY: Err<LockRefusal> = err({ kind: 'busy', retryAfter: PAUSE });

/**
 * Fences increase across restarts, as what is written with them outlives the process: they are
 * microseconds, or the last fence plus one if two coincide or the clock was set back.
 */
function createFences(clock: Clock): () => number {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor(clock.now() * 1000));
    return last;
  };
}

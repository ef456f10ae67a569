import type { Clock } from '#ports/clock-and-ids.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Concurrency limiter for heavy work, fair among clients. */
export interface ConcurrencyLimiter {
  /** Waits for a turn. The caller must end a turn that it gets. */
  acquire(request: SlotRequest): Promise<Slot>;
}

export type SlotRequest = {
  /** Client, from `clientIp`. */
  readonly client: string;
  /** Aborts when the work is not needed any more: the turn is then not taken. */
  readonly signal?: AbortSignal | undefined;
  /**
   * `new` work is refused if it would wait too long. `continued` work was begun in an earlier turn:
   * it goes first in its client's line and is never refused. `rare` work is never refused either,
   * and does not count for the mean duration of turns.
   */
  readonly work: WorkKind;
};

export type WorkKind = 'new' | 'continued' | 'rare';

export type Slot =
  | {
      readonly kind: 'taken';
      readonly release: () => void;
    }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'refused';
      /** Expected wait, in milliseconds. */
      readonly wait: number;
    };

/** Maximum expected wait of new work, in milliseconds. */
export type WaitLimits = {
  /** If no other work of the client is waiting. */
  readonly first: number;
  /** If it waits behind other work of its client. */
  readonly further: number;
};

type LimiterParts = {
  /** Maximum number of concurrent turns. */
  readonly concurrency: number;
  readonly limits: () => WaitLimits;
  /** Amount of work that may wait ahead of new work, however long it takes. */
  readonly minQueueLength?: number;
  /** Assumed duration of a turn before one has ended, in milliseconds. */
  readonly initialDuration: number;
  /** Number of turns that each piece of work takes. */
  readonly slotsEach?: number;
  /** Monotonic. */
  readonly stopwatch: Clock;
};

/**
 * Refuses work by its expected wait, not by the length of the queue: the same length is nothing on
 * a fast machine and hopeless on a slow one. Work of a client that has gone leaves the queue at
 * once.
 */
export function createConcurrencyLimiter(parts: LimiterParts): ConcurrencyLimiter {
  const { concurrency, limits, minQueueLength = 0, slotsEach = 1, stopwatch } = parts;
  const queue = createFairQueue<Serve>();
  let running = 0;
  const duration = createMean(parts.initialDuration);

  /** Expected duration of `count` pieces of work, in milliseconds. */
  const expectedWait = (count: number) => (count * slotsEach * duration.mean()) / concurrency;

  function refusal(client: string): Slot | undefined {
    const { first, further } = limits();
    const waitingAhead = queue.ahead(client);
    const wait = expectedWait(waitingAhead);
    const limit = queue.waiting(client) === 0 ? first : further;
    return waitingAhead > minQueueLength && wait > limit ? { kind: 'refused', wait } : undefined;
  }

  function start(work: WorkKind): Slot {
    const started = stopwatch.now();
    let isOver = false;
    running += 1;
    return {
      kind: 'taken',
      release() {
        if (isOver) return;
        isOver = true;
        if (work !== 'rare') duration.count(stopwatch.now() - started);
        running -= 1;
        queue.next()?.();
      },
    };
  }

  return {
    async acquire(request) {
      const { client, signal, work } = request;
      if (signal?.aborted) return { kind: 'gone' };
      if (running < concurrency) return start(work);
      return (work === 'new' && refusal(client)) || waitInQueue(queue, request, start);
    },
  };
}

type Serve = () => void;

/** Waits until the queue serves it or `signal` aborts, whichever comes first. */
function waitInQueue(
  queue: FairQueue<Serve>,
  { client, signal, work }: SlotRequest,
  start: (work: WorkKind) => Slot,
): Promise<Slot> {
  return new Promise((resolve) => {
    const removeFromQueue = queue.add(client, serve, work === 'continued' ? 'front' : 'end');
    signal?.addEventListener('abort', abandon);
    function serve() {
      signal?.removeEventListener('abort', abandon);
      resolve(start(work));
    }
    function abandon() {
      removeFromQueue();
      resolve({ kind: 'gone' });
    }
  });
}

/** Weight of the latest turn in the mean: about the last fifty count. */
const WEIGHT = 0.02;

/** One turn counts as at most this multiple of the mean: only the first page takes seconds. */
const MAX_MEAN_MULTIPLE = 4;

/** Moving mean of turn durations, in milliseconds; `initial` before any has ended. */
function createMean(initial: number) {
  let average = initial;
  return {
    mean: () => average,
    count(duration: number) {
      const counted = Math.min(duration, Math.max(average, initial) * MAX_MEAN_MULTIPLE);
      average += (counted - average) * WEIGHT;
    },
  };
}

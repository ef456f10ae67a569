import type { Clock } from '#ports/clock-and-ids.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import type { Timers } from '#src/shared/time-limit.ts';
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
  readonly timers?: Pick<Timers, 'after'>;
};

/**
 * Time after which waiting work is refused, in milliseconds: turns may become longer than expected
 * while it waits. A silent connection is closed after 25 s.
 */
const maxWaitOf = (limit: number): number =>
  Number.isFinite(limit) ? Math.min(2 * limit, MAX_WAIT) : Infinity;
const MAX_WAIT = 24_000;

/**
 * Refuses work by its expected wait, not by the length of the queue: the same length is nothing on
 * a fast machine and hopeless on a slow one. Work that waits for much longer than expected is refused
 * then: whoever asked for it has gone, or asks again. Work of a client that has gone leaves the queue
 * at once.
 */
export function createConcurrencyLimiter(parts: LimiterParts): ConcurrencyLimiter {
  const { concurrency, limits, minQueueLength = 0, slotsEach = 1, stopwatch } = parts;
  const { timers = PROCESS_TIMERS } = parts;
  const queue = createFairQueue<Serve>();
  let running = 0;
  const duration = createMean(parts.initialDuration);

  /** Expected duration of `count` pieces of work, in milliseconds. */
  const expectedWait = (count: number) => (count * slotsEach * duration.mean()) / concurrency;

  function limitOf(client: string): number {
    const { first, further } = limits();
    return queue.waiting(client) === 0 ? first : further;
  }

  function refusal(client: string): Slot | undefined {
    const waitingAhead = queue.ahead(client);
    const wait = expectedWait(waitingAhead);
    const limit = limitOf(client);
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
      if (work !== 'new') return waitInQueue(queue, request, { start });
      const maxWait = maxWaitOf(limitOf(client));
      const giveUp = (refuse: () => void) =>
        Number.isFinite(maxWait) ? timers.after(maxWait, refuse) : undefined;
      const refused = (): Slot => ({ kind: 'refused', wait: expectedWait(queue.ahead(client)) });
      return refusal(client) ?? waitInQueue(queue, request, { start, giveUp, refused });
    },
  };
}

type Serve = () => void;

type Waiting = {
  readonly start: (work: WorkKind) => Slot;
  /** Calls back when it has waited too long; returns a function that cancels that. */
  readonly giveUp?: (refuse: () => void) => (() => void) | undefined;
  readonly refused?: () => Slot;
};

/** Waits until the queue serves it, `signal` aborts or it takes too long, whichever comes first. */
function waitInQueue(
  queue: FairQueue<Serve>,
  { client, signal, work }: SlotRequest,
  { start, giveUp, refused }: Waiting,
): Promise<Slot> {
  return new Promise((resolve) => {
    const removeFromQueue = queue.add(client, serve, work === 'continued' ? 'front' : 'end');
    signal?.addEventListener('abort', abandon);
    const cancel = giveUp?.(() => leave(refused?.() ?? { kind: 'gone' }));
    function serve() {
      settle(start(work));
    }
    function abandon() {
      leave({ kind: 'gone' });
    }
    function leave(slot: Slot) {
      removeFromQueue();
      settle(slot);
    }
    function settle(slot: Slot) {
      cancel?.();
      signal?.removeEventListener('abort', abandon);
      resolve(slot);
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

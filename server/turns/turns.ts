import type { Clock } from '#ports/clock.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Hands out turns to do heavy work: a few at once, fairly among clients. */
export interface Turns {
  /** Waits for a turn. Whoever gets one has to end it. */
  take(wanted: WantedTurn): Promise<Turn>;
}

export type WantedTurn = {
  /** Whose turn it is, as `clientAddress` tells it. */
  readonly client: string;
  /** Comes when nobody waits for the work any more: the turn is then not taken. */
  readonly gone?: AbortSignal | undefined;
  /**
   * What it is for. `new` work is refused where it would wait too long. `continued` work was begun in a
   * turn before: it is first in its client's line and never refused. `rare` work is never refused
   * either, and does not tell how long turns take.
   */
  readonly work: Work;
};

export type Work = 'new' | 'continued' | 'rare';

export type Turn =
  | {
      readonly kind: 'taken';
      readonly end: () => void;
    }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'refused';
      /** How long the wait would have been, in milliseconds. */
      readonly wait: number;
    };

/** How long the work before a new piece of work may take, in milliseconds. */
export type WaitLimits = {
  /** Where nothing of the client waits yet: then it waits for others alone. */
  readonly first: number;
  /** Where it waits behind work of its own too. */
  readonly further: number;
};

type TurnsParts = {
  /** How many turns may run at the same time. */
  readonly atOnce: number;
  readonly limits: () => WaitLimits;
  /** How much may wait before a new piece of work, however long that takes. */
  readonly few?: number;
  /** How long a turn is taken to last before one has ended, in milliseconds. */
  readonly usual: number;
  /** How many turns each piece of waiting work takes. */
  readonly turnsEach?: number;
  /** One that nobody sets. */
  readonly stopwatch: Clock;
};

/**
 * Work is refused by how long it would wait, not by how much of it waits: the same number is nothing
 * on a fast machine and hopeless on a slow one. Whoever has gone leaves the line at once and counts for
 * nothing.
 */
export function createTurns(parts: TurnsParts): Turns {
  const { atOnce, limits, few = 0, turnsEach = 1, stopwatch } = parts;
  const queue = createFairQueue<Serve>();
  let running = 0;
  const duration = createMean(parts.usual);

  /** How long so many pieces of work take together, in milliseconds. */
  const lasting = (pieces: number) => (pieces * turnsEach * duration.mean()) / atOnce;

  function refusal(client: string): Turn | undefined {
    const { first, further } = limits();
    const ahead = queue.ahead(client);
    const wait = lasting(ahead);
    const limit = queue.waiting(client) === 0 ? first : further;
    return ahead > few && wait > limit ? { kind: 'refused', wait } : undefined;
  }

  function begin(work: Work): Turn {
    const started = stopwatch.now();
    let isOver = false;
    running += 1;
    return {
      kind: 'taken',
      end() {
        if (isOver) return;
        isOver = true;
        if (work !== 'rare') duration.count(stopwatch.now() - started);
        running -= 1;
        queue.next()?.();
      },
    };
  }

  return {
    async take(wanted) {
      const { client, gone, work } = wanted;
      if (gone?.aborted) return { kind: 'gone' };
      if (running < atOnce) return begin(work);
      return (work === 'new' && refusal(client)) || waitInLine(queue, wanted, begin);
    },
  };
}

type Serve = () => void;

/** Waits until the queue serves it or nobody waits for it, whichever comes first. */
function waitInLine(
  queue: FairQueue<Serve>,
  { client, gone, work }: WantedTurn,
  begin: (work: Work) => Turn,
): Promise<Turn> {
  return new Promise((resolve) => {
    const leave = queue.add(client, serve, work === 'continued' ? 'front' : 'end');
    gone?.addEventListener('abort', giveUp);
    function serve() {
      gone?.removeEventListener('abort', giveUp);
      resolve(begin(work));
    }
    function giveUp() {
      leave();
      resolve({ kind: 'gone' });
    }
  });
}

/** How much of the mean the latest turn is: about the last fifty count. */
const WEIGHT = 0.02;

/** One turn counts as so many usual ones at most: the first page takes seconds, and no other. */
const MOST_OF_ONE = 4;

/** How long turns took lately, in milliseconds; `usual` before any has ended. */
function createMean(usual: number) {
  let mean = usual;
  return {
    mean: () => mean,
    count(duration: number) {
      const counted = Math.min(duration, Math.max(mean, usual) * MOST_OF_ONE);
      mean += (counted - mean) * WEIGHT;
    },
  };
}

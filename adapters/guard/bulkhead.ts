import { PROCESS_TIMERS } from '#ports/timers.ts';
import { startTimeLimit } from '#src/shared/time-limit.ts';

/** Concurrency limiter of one upstream, so that a slow upstream holds up no other. */
export interface Bulkhead {
  /** Waits for a slot; after `entered`, the caller has to call {@link leave}. */
  enter(signal?: AbortSignal): Promise<'entered' | 'full' | 'given-up'>;
  leave(): void;
  inFlight(): number;
  waiting(): number;
}

export type BulkheadRules = {
  readonly maxConcurrent: number;
  readonly maxWaiting: number;
  /** In milliseconds. */
  readonly maxWait: number;
};

/** The usual limits of an upstream (docs/cases.md, Limits). */
export const DEFAULT_BULKHEAD_RULES: BulkheadRules = {
  maxConcurrent: 64,
  maxWaiting: 128,
  maxWait: 500,
};

type Waiting = (turn: 'entered' | 'full' | 'given-up') => void;

export function createBulkhead({ maxConcurrent, maxWaiting, maxWait }: BulkheadRules): Bulkhead {
  const queue = new Set<Waiting>();
  let running = 0;

  const waitInLine = (signal: AbortSignal | undefined): ReturnType<Bulkhead['enter']> =>
    new Promise((resolve) => {
      const abandon = () => settle('given-up');
      const cancel = startTimeLimit(maxWait, () => settle('full'), PROCESS_TIMERS);
      const settle: Waiting = (turn) => {
        cancel();
        queue.delete(settle);
        signal?.removeEventListener('abort', abandon);
        resolve(turn);
      };
      queue.add(settle);
      signal?.addEventListener('abort', abandon);
    });

  return {
    async enter(signal) {
      if (signal?.aborted) return 'given-up';
      if (running >= maxConcurrent) return queue.size >= maxWaiting ? 'full' : waitInLine(signal);
      running += 1;
      return 'entered';
    },
    /** Hands the slot to the next in the queue, so that no later call gets ahead of it. */
    leave() {
      const [next] = queue;
      if (next) next('entered');
      else running -= 1;
    },
    inFlight: () => running,
    waiting: () => queue.size,
  };
}

import type { Cache } from '#ports/cache.ts';
import type { Clock } from '#ports/clock.ts';
import type { Locks } from '#ports/locks.ts';
import type { Log } from '#ports/log.ts';
import { createFlights } from '#src/shared/flights.ts';
import {
  createAnswerShelf,
  stateOf,
  type AnswerShelf,
  type Question,
  type SharedAnswer,
} from './answer-shelf.ts';

/**
 * Upstream answers shared by all visitors of all servers. For any number of concurrent requests, an
 * upstream is called once (FT19): by single flight within a server, by a lock among servers. A
 * caller that stops waiting does not cancel the call for the others.
 */
export interface SharedAnswers {
  /** Returns the cached answer if it may be used, else that of `load`. */
  ask<T>(question: Question<T>, load: () => Promise<T>): Promise<SharedAnswer<T>>;
}

export type SharedAnswersParts = {
  readonly cache: Cache;
  readonly locks: Locks;
  /** A monotonic clock. */
  readonly stopwatch: Clock;
  readonly log: Log;
  /**
   * Maximum wait for a newer answer if an old one can be returned, in milliseconds; 500 by default.
   */
  readonly patience?: number;
  /**
   * Starts work shared by many requests, so that none of them cancels it for the others (FT19);
   * runs it unchanged by default.
   */
  readonly apart?: <T>(work: () => T) => T;
};

const USUAL_PATIENCE = 500;

export function createSharedAnswers(parts: SharedAnswersParts): SharedAnswers {
  const { log, patience = USUAL_PATIENCE } = parts;
  const shelf = createAnswerShelf(parts.cache);
  const readings = createFlights();
  const fill = createFill(parts, shelf);

  const fillUnseen = async <T>(question: Question<T>, load: () => Promise<T>) => {
    try {
      await fill(question, load);
    } catch (error) {
      log.error('refresh-failed', { key: question.key, error });
    }
  };

  return {
    async ask<T>(question: Question<T>, load: () => Promise<T>) {
      const known = await readings(question.key, () => shelf.read(question));
      const state = known ? stateOf(question, known) : 'spent';
      if (known && state === 'fresh') return known;
      if (known && state === 'stale') {
        void fillUnseen(question, load);
        return known;
      }
      const filling = fill(question, load);
      if (!known || state !== 'rescue') return filling;
      const filled = await withinPatience(filling, patience);
      const isOfUse = filled && question.worth(filled.answer) !== 'failed';
      return isOfUse ? filled : known;
    },
  };
}

/** Returns `undefined` on timeout; the work continues. */
async function withinPatience<T>(filling: Promise<T>, patience: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    return await Promise.race([filling, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Fill = <T>(question: Question<T>, load: () => Promise<T>) => Promise<SharedAnswer<T>>;

/** Loads one at a time: a caller that waited for the lock reads what the previous one stored. */
function createFill(parts: SharedAnswersParts, shelf: AnswerShelf): Fill {
  const { locks, stopwatch, apart = (work) => work() } = parts;
  const fillings = createFlights();

  const loadAndKeep: Fill = async (question, load) => {
    const start = stopwatch.now();
    const answer = await load();
    const loaded = { answer, age: stopwatch.now() - start };
    await shelf.keep(question, loaded);
    return loaded;
  };

  return (question, load) =>
    fillings(question.key, () =>
      apart(async () => {
        const turn = await locks.hold(`answer:${question.key}`, async () => {
          const left = await shelf.readLeft(question);
          return left ?? (await loadAndKeep(question, load));
        });
        return turn.ok ? turn.value : loadAndKeep(question, load);
      }),
    );
}

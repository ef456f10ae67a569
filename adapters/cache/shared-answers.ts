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
 * Answers of upstreams, shared by all visitors of all servers. However many ask for one thing, an
 * upstream is asked once (FT19): within a server they share the way to it, among servers a lock.
 * Whoever stops waiting leaves the others' answer on its way.
 */
export interface SharedAnswers {
  /** What is known, where it may be shown, else what `load` answers. */
  ask<T>(question: Question<T>, load: () => Promise<T>): Promise<SharedAnswer<T>>;
}

export type SharedAnswersParts = {
  readonly cache: Cache;
  readonly locks: Locks;
  /** One that nobody sets back. */
  readonly stopwatch: Clock;
  readonly log: Log;
  /**
   * For how long, in milliseconds, a newer answer is waited for by who could be shown an old one;
   * half a second unless told.
   */
  readonly patience?: number;
  /**
   * Begins work that belongs to many requests, so that none of them gives it up for the others
   * (FT19); as it is, unless told.
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

/** `undefined` where it takes longer; it goes on all the same. */
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

/** One at a time: who had to wait for the lock finds what the one before has left. */
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

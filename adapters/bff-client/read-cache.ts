import type { Clock } from '#ports/clock.ts';
import { rememberFor } from '#src/shared/remember-for.ts';
import { err, type Result } from '#src/shared/result.ts';
import { createSharedWork } from './shared-work.ts';

/** Remembers what was read, for a while and up to a number of answers. */
export interface ReadCache<E> {
  /**
   * Answers what is remembered under `key`, else what `load` answers. Those who ask while an
   * answer is on its way share it, until they lose interest. A failure is remembered for nobody
   * who asks later.
   */
  read<T>(key: string, load: Load<T, E>, until?: AbortSignal): Promise<Result<T, E>>;
}

type Load<T, E> = (signal: AbortSignal) => Promise<Result<T, E>>;

const FIVE_MINUTES = 5 * 60 * 1000;
const MOST_ANSWERS = 100;

/**
 * For five minutes (B5). `key` names one kind of answer, so its type is that of whoever asks. Who
 * has lost interest is answered `givenUp`.
 */
export function createReadCache<E>(clock: Clock, givenUp: E): ReadCache<E> {
  const remembered = rememberFor<Result<unknown, E>>({
    lifetime: FIVE_MINUTES,
    now: () => clock.now(),
    isWorthKeeping: ({ ok }) => ok,
    most: MOST_ANSWERS,
  });
  const share = createSharedWork<Result<unknown, E>>(err(givenUp));
  const loadOnce = async (key: string, load: Load<unknown, E>, signal: AbortSignal) => {
    for (;;) {
      let isOwn = false;
      const answer = await remembered(key, () => {
        isOwn = true;
        return load(signal);
      });
      // What failed without being asked for here is what has just been called off.
      if (isOwn || answer.ok || signal.aborted) return answer;
    }
  };
  return {
    read: <T>(key: string, load: Load<T, E>, until?: AbortSignal) =>
      share(key, (signal) => loadOnce(key, load, signal), until) as Promise<Result<T, E>>,
  };
}

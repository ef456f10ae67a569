import type { Clock } from '#ports/clock.ts';
import { rememberFor } from '#src/shared/remember-for.ts';
import type { Result } from '#src/shared/result.ts';

/** Remembers what was read, for a while and up to a number of answers. */
export interface ReadCache {
  /**
   * Answers what is remembered under `key`, else what `load` answers. Those who ask while an
   * answer is on its way share it. A failure is remembered for nobody who asks later.
   */
  read<T, E>(key: string, load: () => Promise<Result<T, E>>): Promise<Result<T, E>>;
}

const FIVE_MINUTES = 5 * 60 * 1000;
const MOST_ANSWERS = 100;

/** For five minutes (B5). `key` names one kind of answer, so its type is that of whoever asks. */
export function createReadCache(clock: Clock): ReadCache {
  const remembered = rememberFor<Result<unknown, unknown>>({
    lifetime: FIVE_MINUTES,
    now: () => clock.now(),
    isWorthKeeping: ({ ok }) => ok,
    most: MOST_ANSWERS,
  });
  return {
    read: <T, E>(key: string, load: () => Promise<Result<T, E>>) =>
      remembered(key, load) as Promise<Result<T, E>>,
  };
}

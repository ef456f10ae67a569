import type { Clock } from '#ports/clock-and-ids.ts';
import { memoizeFor } from '#src/shared/memoize.ts';
import { err, type Result } from '#src/shared/result.ts';
import { createAbortableSingleFlight } from './abortable-single-flight.ts';

/** Caches reads for a time, up to a number of answers. */
export interface ReadCache<E> {
  /**
   * Returns the cached answer of `key`, else that of `load`. Concurrent callers share one load,
   * until they cancel. Failures are not cached.
   */
  read<T>(key: string, load: Load<T, E>, until?: AbortSignal): Promise<Result<T, E>>;
}

type Load<T, E> = (signal: AbortSignal) => Promise<Result<T, E>>;

const FIVE_MINUTES = 5 * 60 * 1000;
const MAX_ANSWERS = 100;

/**
 * Caches for five minutes (B5). `key` identifies one type of answer, so the caller sets the type. A
 * caller that cancels gets `errorOnAbort`. Failures are not cached, nor is what is not
 * `isCacheable`.
 */
export function createReadCache<E>(
  clock: Clock,
  errorOnAbort: E,
  isCacheable: (value: unknown) => boolean = () => true,
): ReadCache<E> {
  const cached = memoizeFor<Result<unknown, E>>({
    lifetime: FIVE_MINUTES,
    now: () => clock.now(),
    shouldCache: (answer) => answer.ok && isCacheable(answer.value),
    maxEntries: MAX_ANSWERS,
  });
  const share = createAbortableSingleFlight<Result<unknown, E>>(err(errorOnAbort));
  const loadOnce = async (key: string, load: Load<unknown, E>, signal: AbortSignal) => {
    for (;;) {
      let isOwnLoad = false;
      const answer = await cached(key, () => {
        isOwnLoad = true;
        return load(signal);
      });
      // A failed load of another caller was just cancelled: loads again.
      if (isOwnLoad || answer.ok || signal.aborted) return answer;
    }
  };
  return {
    read: <T>(key: string, load: Load<T, E>, until?: AbortSignal) =>
      share(key, (signal) => loadOnce(key, load, signal), until) as Promise<Result<T, E>>,
  };
}

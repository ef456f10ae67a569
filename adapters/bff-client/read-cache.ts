import type { Clock } from '#ports/clock-and-ids.ts';
import { err, type Result } from '#src/shared/result.ts';

/** The cache of a tab: of answers for a time, up to a number, and of the reads in flight. */
export interface ReadCache<E> {
  /**
   * Returns the cached answer of `key`, else that of `load`; `key` identifies one type of answer.
   * Concurrent callers share one load. A caller that cancels by `until` gets the error for that at
   * once; the load continues as long as any caller waits, and is aborted with the last one.
   */
  read<T>(key: string, load: Load<T, E>, until?: AbortSignal): Promise<Result<T, E>>;
}

type Load<T, E> = (signal: AbortSignal) => Promise<Result<T, E>>;

type Entry<E> = {
  /** When the answer was requested. */
  readonly at: number;
  readonly answer: Promise<Result<unknown, E>>;
  readonly abort: () => void;
  /** Number of callers that have not cancelled. */
  waiters: number;
};

const FIVE_MINUTES = 5 * 60 * 1000;
const MAX_ANSWERS = 100;

/**
 * Caches for five minutes (B5), the most recently used answers. Failures are not cached, nor is
 * what is not `isCacheable`.
 */
export function createReadCache<E>(
  clock: Clock,
  errorOnAbort: E,
  isCacheable: (value: unknown) => boolean = () => true,
): ReadCache<E> {
  const entries = new Map<string, Entry<E>>();
  // Absolute value: an entry from before the clock was set back must not last until it catches up.
  const isFresh = ({ at }: Entry<E>) => Math.abs(clock.now() - at) < FIVE_MINUTES;

  function start(key: string, load: Load<unknown, E>): Entry<E> {
    const controller = new AbortController();
    const evict = () => entries.get(key) === entry && entries.delete(key);
    const abort = () => {
      evict();
      controller.abort();
    };
    const entry = { at: clock.now(), answer: load(controller.signal), abort, waiters: 0 };
    void entry.answer.then((answer) => (answer.ok && isCacheable(answer.value)) || evict(), evict);
    return entry;
  }

  function store(key: string, entry: Entry<E>): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > MAX_ANSWERS && oldest !== undefined) entries.delete(oldest);
  }

  return {
    read<T>(key: string, load: Load<T, E>, until?: AbortSignal) {
      if (until?.aborted) return Promise.resolve(err(errorOnAbort));
      const known = entries.get(key);
      const entry = known && isFresh(known) ? known : start(key, load);
      store(key, entry);
      entry.waiters += 1;
      const answer = entry.answer as Promise<Result<T, E>>;
      if (!until) return answer;
      return unlessAborted(until, answer, () => {
        entry.waiters -= 1;
        if (entry.waiters === 0) entry.abort();
        return err(errorOnAbort);
      });
    },
  };
}

/** Resolves with the answer, or with `valueOnAbort` as soon as the signal aborts. */
function unlessAborted<T>(
  signal: AbortSignal,
  answer: Promise<T>,
  valueOnAbort: () => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve(valueOnAbort());
    signal.addEventListener('abort', onAbort);
    answer.finally(() => signal.removeEventListener('abort', onAbort)).then(resolve, reject);
  });
}

import type { Clock } from '#ports/clock.ts';
import type { Result } from '#src/shared/result.ts';

/** Remembers what was read, for a while and up to a number of answers. */
export interface ReadCache {
  /**
   * Answers what is remembered under `key`, else what `load` answers. Those who ask while an
   * answer is on its way share it. A failure is remembered for nobody who asks later.
   */
  read<T, E>(key: string, load: () => Promise<Result<T, E>>): Promise<Result<T, E>>;
}

type ReadCacheOptions = {
  readonly clock: Clock;
  /** In milliseconds; five minutes unless told otherwise (B5). */
  readonly lifetime?: number;
  /** How many answers are kept; those asked for longest ago go first. */
  readonly limit?: number;
};

const FIVE_MINUTES = 5 * 60 * 1000;

export function createReadCache({
  clock,
  lifetime = FIVE_MINUTES,
  limit = 100,
}: ReadCacheOptions): ReadCache {
  const entries = new Map<string, Entry>();
  // Without sign: what was read before the clock was set back must not last until it catches up.
  const age = ({ since }: Entry) => Math.abs(clock.now() - since);

  const keep = (key: string, entry: Entry): void => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  };

  return {
    read<T, E>(key: string, load: () => Promise<Result<T, E>>) {
      const known = entries.get(key);
      if (known && age(known) < lifetime) {
        keep(key, known);
        return known.answer as Promise<Result<T, E>>;
      }
      const answer = load();
      const entry = { since: clock.now(), answer };
      keep(key, entry);
      const forget = () => entries.get(key) === entry && entries.delete(key);
      void answer.then(({ ok }) => ok || forget(), forget);
      return answer;
    },
  };
}

/** `key` names one kind of answer, so its type is that of whoever asks. */
type Entry = { readonly since: number; readonly answer: Promise<Result<unknown, unknown>> };

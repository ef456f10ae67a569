/** Returns the cached answer of a key, otherwise the one that `make` produces. */
export type MemoizedFor<Answer> = (key: string, make: () => Promise<Answer>) => Promise<Answer>;

type MemoizeForOptions<Answer> = {
  /** In milliseconds. */
  readonly lifetime: number;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** An answer for which it returns false is not cached for later callers. */
  readonly isWorthKeeping: (answer: Answer) => boolean;
  /** Maximum number of cached answers; the least recently used are dropped first. */
  readonly most: number;
};

/**
 * Memoizes answers for `lifetime`; callers with the same key meanwhile share the same promise.
 * Rejections are not cached.
 */
export function memoizeFor<Answer>(rules: MemoizeForOptions<Answer>): MemoizedFor<Answer> {
  const { lifetime, now, isWorthKeeping, most } = rules;
  const made = new Map<string, Entry<Answer>>();
  // Absolute value: an entry from before the clock was set back must not last until it catches up.
  const age = ({ at }: Entry<Answer>) => Math.abs(now() - at);

  const keep = (key: string, entry: Entry<Answer>): void => {
    made.delete(key);
    made.set(key, entry);
    const [oldest] = made.keys();
    if (made.size > most && oldest !== undefined) made.delete(oldest);
  };

  return (key, make) => {
    const known = made.get(key);
    if (known && age(known) < lifetime) {
      keep(key, known);
      return known.answer;
    }
    const entry = { at: now(), answer: make() };
    keep(key, entry);
    const forget = () => made.get(key) === entry && made.delete(key);
    void entry.answer.then((answer) => isWorthKeeping(answer) || forget(), forget);
    return entry.answer;
  };
}

type Entry<Answer> = { readonly at: number; readonly answer: Promise<Answer> };

/** Memoizes `make` by key, without eviction: for keys of a bounded set only. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = values.get(key);
    if (known) return known.value;
    const value = make(key);
    values.set(key, { value });
    return value;
  };
}

/** Memoizes the answer of `make`, which is called when it is first asked for. */
export function once<Answer>(make: () => Answer): () => Answer {
  let known: { readonly answer: Answer } | undefined;
  return () => (known ??= { answer: make() }).answer;
}

/**
 * Memoizes a costly result per subject and key, such as a locale, for as long as the subject
 * exists.
 *
 * The memory has no visible effect: a result may depend on subject and key only, and is freed with
 * its subject. If the callers held it, it would have to be passed beside the subject through every
 * link of a page.
 */
export function memoizePerKey<Subject extends object, Key, Answer>(
  make: (subject: Subject, key: Key) => Answer,
): (subject: Subject, key: Key) => Answer {
  type Entry = { readonly key: Key; readonly answer: Answer; readonly before: Entry | undefined };
  // A list, not a map: a subject has one key or two, and a map for each costs more than the search.
  const cached = new WeakMap<Subject, Entry>();
  return (subject, key) => {
    const last = cached.get(subject);
    for (let entry = last; entry !== undefined; entry = entry.before)
      if (entry.key === key) return entry.answer;
    const answer = make(subject, key);
    cached.set(subject, { key, answer, before: last });
    return answer;
  };
}

/** Memoizes `make` per object, for as long as the object exists; it must not change. */
export function memoizePerObject<Subject extends object, Answer>(
  make: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const cached = new WeakMap<Subject, { readonly answer: Answer }>();
  return (subject) => {
    const known = cached.get(subject);
    if (known !== undefined) return known.answer;
    const answer = make(subject);
    cached.set(subject, { answer });
    return answer;
  };
}

/** JSON of an object, written once for all that asks for it; the object must not change. */
export const jsonOf: (subject: object) => string = memoizePerObject((subject) =>
  JSON.stringify(subject),
);

/**
 * Memoizes `make` for recent keys: for at least the last `maxKeys`, and at most twice as many.
 *
 * @param keyOf the key of a call; by default its first argument.
 */
export function memoizeRecent<Inputs extends [unknown, ...unknown[]], Value>(
  maxKeys: number,
  make: (...inputs: Inputs) => Value,
  keyOf?: (...inputs: Inputs) => unknown,
): (...inputs: Inputs) => Value {
  type Entries = Map<unknown, { readonly value: Value }>;
  let recent: Entries = new Map();
  let before: Entries = new Map();
  return (...inputs) => {
    const key = keyOf ? keyOf(...inputs) : inputs[0];
    const known = recent.get(key);
    if (known) return known.value;
    const entry = before.get(key) ?? { value: make(...inputs) };
    if (recent.size >= maxKeys) [before, recent] = [recent, new Map()];
    recent.set(key, entry);
    return entry.value;
  };
}

/** Returns the cached answer of a key, otherwise the one that `make` produces. */
export type MemoizedFor<Answer> = (key: string, make: () => Promise<Answer>) => Promise<Answer>;

type MemoizeForOptions<Answer> = {
  /** In milliseconds. */
  readonly lifetime: number;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** An answer for which it returns false is not cached for later callers. */
  readonly shouldCache: (answer: Answer) => boolean;
  /** Maximum number of cached answers; the least recently used are dropped first. */
  readonly maxEntries: number;
};

/**
 * Memoizes answers for `lifetime`, counted from the request; callers with the same key meanwhile
 * share the same promise. Rejections are not cached.
 *
 * The `fetch` of lru-cache cannot do this: it keeps whatever answer is not a rejection, while
 * failures here are values, and a read that is evicted before its end answers `undefined`.
 */
export function memoizeFor<Answer>(rules: MemoizeForOptions<Answer>): MemoizedFor<Answer> {
  const { lifetime, now, shouldCache, maxEntries } = rules;
  const entries = new Map<string, Entry<Answer>>();
  // Absolute value: an entry from before the clock was set back must not last until it catches up.
  const age = ({ at }: Entry<Answer>) => Math.abs(now() - at);

  const store = (key: string, entry: Entry<Answer>): void => {
    entries.delete(key);
    entries.set(key, entry);
    for (const [oldest, old] of entries) {
      // Expired answers are dropped early, because some take megabytes.
      if (entries.size <= maxEntries && age(old) < lifetime) break;
      entries.delete(oldest);
    }
  };

  return (key, make) => {
    const known = entries.get(key);
    if (known && age(known) < lifetime) {
      store(key, known);
      return known.answer;
    }
    const entry = { at: now(), answer: make() };
    store(key, entry);
    const evict = () => entries.get(key) === entry && entries.delete(key);
    void entry.answer.then((answer) => shouldCache(answer) || evict(), evict);
    return entry.answer;
  };
}

type Entry<Answer> = { readonly at: number; readonly answer: Promise<Answer> };

/** Single flight: callers with the same key at the same time share one call and its result. */
export type SingleFlight = <T>(key: string, start: () => Promise<T>) => Promise<T>;

export function createSingleFlight(): SingleFlight {
  const flights = new Map<string, Promise<unknown>>();
  return <T>(key: string, start: () => Promise<T>) => {
    const known = flights.get(key);
    if (known) return known as Promise<T>;
    const flight = start().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

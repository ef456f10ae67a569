/** Answers what is remembered under a key, else what `make` makes of it. */
export type Remembered<Answer> = (key: string, make: () => Promise<Answer>) => Promise<Answer>;

type Remembering<Answer> = {
  /** In milliseconds. */
  readonly lifetime: number;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** What it denies is made anew for the next who asks. */
  readonly isWorthKeeping: (answer: Answer) => boolean;
  /** How many answers are kept; those asked for longest ago go first. */
  readonly most: number;
};

/**
 * Answers what was made less than `lifetime` ago, and whoever asks meanwhile waits for the same
 * answer. What rejects is remembered for nobody who asks later.
 */
export function rememberFor<Answer>(rules: Remembering<Answer>): Remembered<Answer> {
  const { lifetime, now, isWorthKeeping, most } = rules;
  const made = new Map<string, Entry<Answer>>();
  // Without sign: what was made before the clock was set back must not last until it catches up.
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

/**
 * Answers what `make` made less than `lifetime` milliseconds ago, and whoever asks meanwhile waits
 * for the same answer. What `isWorthKeeping` denies is made anew for the next who asks.
 */
export function rememberFor<Answer>(
  lifetime: number,
  now: () => number,
  isWorthKeeping: (answer: Answer) => boolean,
): (key: string, make: () => Promise<Answer>) => Promise<Answer> {
  const made = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>();
  return async (key, make) => {
    const known = made.get(key);
    if (known !== undefined && now() - known.at < lifetime) return known.answer;
    const entry = { at: now(), answer: make() };
    made.set(key, entry);
    const answer = await entry.answer;
    if (!isWorthKeeping(answer) && made.get(key) === entry) made.delete(key);
    return answer;
  };
}

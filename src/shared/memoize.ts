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
  const remembered = new WeakMap<Subject, Map<Key, { readonly answer: Answer }>>();
  return (subject, key) => {
    const answers = remembered.get(subject) ?? new Map<Key, { readonly answer: Answer }>();
    const known = answers.get(key) ?? { answer: make(subject, key) };
    remembered.set(subject, answers.set(key, known));
    return known.answer;
  };
}

/**
 * Memoizes `make` for recent keys: for at least the last `most` keys, and at most twice as many.
 */
export function memoizeRecent<Key, Value>(
  most: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  type Made = Map<Key, { readonly value: Value }>;
  let recent: Made = new Map();
  let before: Made = new Map();
  return (key) => {
    const known = recent.get(key);
    if (known) return known.value;
    const made = before.get(key) ?? { value: make(key) };
    if (recent.size >= most) [before, recent] = [recent, new Map()];
    recent.set(key, made);
    return made.value;
  };
}

/**
 * Makes a costly answer once for each subject and key, a locale say, and remembers it for as long as
 * the subject lives.
 *
 * That memory cannot be seen from outside: subject and key are all an answer may depend on, and it is
 * freed with its subject. Held by the callers, it would have to travel beside the subject through
 * every link of a page.
 */
export function rememberPerKey<Subject extends object, Key, Answer>(
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
 * Answers what `make` made of a key that was asked for lately: of the last `most` keys for certain, and
 * of never more than twice as many.
 */
export function rememberRecent<Key, Value>(
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

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

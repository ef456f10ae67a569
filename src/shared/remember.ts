import type { Locale } from './locale.ts';

/**
 * Makes a costly answer once for each subject and locale, and remembers it for as long as the
 * subject lives.
 *
 * That memory cannot be seen from outside: subject and locale are all an answer may depend on, and
 * it is freed with its subject. Held by the callers, it would have to travel beside the subject
 * through every link of a page.
 */
export function rememberPerLocale<Subject extends object, Answer extends object>(
  make: (subject: Subject, locale: Locale) => Answer,
): (subject: Subject, locale: Locale) => Answer {
  const remembered = new WeakMap<Subject, Map<Locale, Answer>>();
  return (subject, locale) => {
    const answers = remembered.get(subject) ?? new Map<Locale, Answer>();
    const known = answers.get(locale);
    if (known !== undefined) return known;
    const answer = make(subject, locale);
    remembered.set(subject, answers.set(locale, answer));
    return answer;
  };
}

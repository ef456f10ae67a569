/**
 * Makes something once for each subject and key, and remembers it for as long as the subject lives:
 * columns and text indexes belong to one state of an index's records, and go when that is replaced.
 */
export function rememberFor<Subject extends object, Value>(
  make: (subject: Subject, key: string) => Value,
): (subject: Subject, key: string) => Value {
  const made = new WeakMap<Subject, Map<string, { readonly value: Value }>>();
  return (subject, key) => {
    const known = made.get(subject) ?? new Map<string, { readonly value: Value }>();
    made.set(subject, known);
    const found = known.get(key) ?? { value: make(subject, key) };
    known.set(key, found);
    return found.value;
  };
}

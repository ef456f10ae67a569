/** Answers what `make` made the first time a key was asked for. For keys of a bounded set only. */
export function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** Answers what `make` made last while the same is asked for: what is wanted of one thing in a row. */
export function rememberLast<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
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

/** A JSON object from a request; only own properties are read. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an own property; `undefined` for inherited ones such as `constructor`. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

export const textField = (value: unknown, name: string): string | undefined => {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
};

/** Returns the texts in a list; empty if it is not a list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** Returns the values at a dotted path, with arrays flattened. */
export const valuesAt = (value: unknown, path: readonly string[]): readonly unknown[] => {
  const found: unknown[] = [];
  collect(value, path, 0, found);
  return found;
};

/** Collects values at a path from index `from` on; a name may contain dots itself. */
function collect(value: unknown, path: readonly string[], from: number, found: unknown[]): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, path, from, found);
  } else if (from === path.length) {
    found.push(value);
  } else if (typeof value === 'object') {
    const isLast = from === path.length - 1;
    const nested = isLast ? undefined : fieldOf(value, path.slice(from).join('.'));
    if (nested === undefined) collect(fieldOf(value, path[from] ?? ''), path, from + 1, found);
    else collect(nested, path, path.length, found);
  }
}

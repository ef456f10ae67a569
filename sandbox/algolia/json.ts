/** A JSON object as it came over the wire; its own fields alone count. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object's own field; `undefined` for what it inherits, such as `constructor`. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

export const textField = (value: unknown, name: string): string | undefined => {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
};

/** The texts of a list; nothing where it is none. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** The single values under a dotted path, those of arrays on the way one by one. */
export const valuesAt = (value: unknown, path: readonly string[]): readonly unknown[] => {
  const found: unknown[] = [];
  collect(value, path, 0, found);
  return found;
};

/** What stands under a path from its place `from` on; a name may have dots itself. */
function collect(value: unknown, path: readonly string[], from: number, found: unknown[]): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, path, from, found);
  } else if (from === path.length) {
    found.push(value);
  } else if (typeof value === 'object') {
    const isLast = from === path.length - 1;
    const whole = isLast ? undefined : fieldOf(value, path.slice(from).join('.'));
    if (whole === undefined) collect(fieldOf(value, path[from] ?? ''), path, from + 1, found);
    else collect(whole, path, path.length, found);
  }
}

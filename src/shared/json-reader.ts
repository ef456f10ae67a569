/**
 * Reads one shape from an external JSON value; `undefined` if it has another. Readers never throw,
 * copy what they read, and see an object's own fields only.
 */
export type Reader<T> = (value: unknown) => T | undefined;

export const readText: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);

export const readFlag: Reader<boolean> = (value) =>
  typeof value === 'boolean' ? value : undefined;

/** A whole number from 0. */
export const readCount: Reader<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value + 0 : undefined;

export const readNullOr =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value);

/** Reads a list if every entry can be read. */
export const readListOf =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const entries = value.map(read);
    return entries.some((entry) => entry === undefined) ? undefined : (entries as T[]);
  };

/** Reads an object if every named field can be read; other fields are dropped. */
export const readFields =
  <T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const fields = (Object.keys(readers) as (keyof T & string)[]).map(
      (name) => [name, readers[name](ownField(value, name))] as const,
    );
    if (fields.some(([, field]) => field === undefined)) return undefined;
    return Object.fromEntries(fields) as T;
  };

const ownField = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined;

/** Reads an optional field; if it is missing or null, it has its default value. */
export const withDefault =
  <T>(read: Reader<T>, fallback: T): Reader<T> =>
  (value) =>
    value === undefined || value === null ? fallback : read(value);

/** Reads the entries of a list that can be read, and drops the others. */
export const readValidItems =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.flatMap((entry) => read(entry) ?? []) : undefined;

/** Reads an object with optional fields: those that are missing, or cannot be read, are omitted. */
export const readFieldsWith =
  <T extends object, O extends object>(
    needed: { readonly [K in keyof T]: Reader<T[K]> },
    extra: { readonly [K in keyof O]: Reader<O[K]> },
  ): Reader<T & Partial<O>> =>
  (value) => {
    const fields = readFields<T>(needed)(value);
    const names = Object.keys(extra) as (keyof O & string)[];
    const found = names.map((name) => readFields({ [name]: extra[name] })(value));
    return fields && Object.assign({}, fields, ...found);
  };

/**
 * Extends `read` by optional fields: one that is missing or null is omitted, one that cannot be
 * read makes the whole unreadable.
 */
export const withOptional =
  <T extends object, O extends object>(
    read: Reader<T>,
    optional: { readonly [K in keyof O]: Reader<O[K]> },
  ): Reader<T & { readonly [K in keyof O]?: O[K] }> =>
  (value) => {
    const fields = read(value);
    const more = fields && readPresent(optional, value as object);
    return fields && more && { ...fields, ...more };
  };

function readPresent<O extends object>(
  readers: { readonly [K in keyof O]: Reader<O[K]> },
  value: object,
): Partial<O> | undefined {
  const names = Object.keys(readers) as (keyof O & string)[];
  const own = Object.fromEntries(Object.entries(value));
  const present = names.filter((name) => own[name] !== undefined && own[name] !== null);
  const fields = present.map((name) => [name, readers[name](own[name])] as const);
  if (fields.some(([, field]) => field === undefined)) return undefined;
  return Object.fromEntries(fields) as Partial<O>;
}

/**
 * Parses a text as JSON; `undefined` if it is invalid, or if there is no text. JavaScript has no
 * check that does not throw.
 */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether lists and objects are nested deeper than `maxDepth`; 1 has none inside another. */
export const isDeeperThan = (value: unknown, maxDepth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (maxDepth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, maxDepth - 1)));

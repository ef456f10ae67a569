import { readFields, type Reader } from './json-reader.ts';

/** Reads an optional field; if it is missing or null, it has its default value. */
export const withDefault =
  <T>(read: Reader<T>, usual: T): Reader<T> =>
  (value) =>
    value === undefined || value === null ? usual : read(value);

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

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

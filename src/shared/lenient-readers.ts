import { readFields, type Reader } from './json-reader.ts';

/** Reads a field that may be left out, or be null: it then has its usual value. */
export const orElse =
  <T>(read: Reader<T>, usual: T): Reader<T> =>
  (value) =>
    value === undefined || value === null ? usual : read(value);

/** Those entries of a list that can be read. */
export const readSomeOf =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.flatMap((entry) => read(entry) ?? []) : undefined;

/**
 * Reads an object with fields that it may lack: one that is missing, or cannot be read, is left
 * out.
 */
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

import type { Reader } from './json-reader.ts';

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

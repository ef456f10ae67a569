import type { Reader } from '#src/shared/json-reader.ts';

/** The shop's own server sends a thing whole or not at all: that it is one is told by what names it. */
export const readWhole =
  <T>(isOne: Reader<unknown>): Reader<T> =>
  (value) =>
    isOne(value) === undefined ? undefined : (value as T);

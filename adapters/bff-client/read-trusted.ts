import type { Reader } from '#src/shared/json-reader.ts';

/** Checks identifying fields only: the shop's server sends objects complete or not at all. */
export const readTrusted =
  <T>(isOne: Reader<unknown>): Reader<T> =>
  (value) =>
    isOne(value) === undefined ? undefined : (value as T);

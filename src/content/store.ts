import { type Reader, readFields, readListOf, readText } from '../shared/json-reader.ts';

/** A store where the beds can be tried. */
export type Store = {
  readonly name: string;
  /** Street, town and country, one line each. */
  readonly address: readonly string[];
  readonly phone: string;
  readonly hours: readonly { readonly days: string; readonly times: string }[];
  /** What can be tried there, and what only in the other stores. */
  readonly onDisplay: string;
  /** Directions, by means of transport. */
  readonly directions: string;
};

export const readStore: Reader<Store> = readFields({
  name: readText,
  address: readListOf(readText),
  phone: readText,
  hours: readListOf(readFields({ days: readText, times: readText })),
  onDisplay: readText,
  directions: readText,
});

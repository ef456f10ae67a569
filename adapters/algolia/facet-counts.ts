import { readCount, readText, type Reader } from '#src/shared/json-reader.ts';
import { LARGEST_FACET } from './product-record.ts';

/** Per attribute and value, how many there are. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export const NO_COUNTS: FacetCounts = new Map();

/** No answer has more facets, and the service lists no more values of one. */
const MOST_NAMES = LARGEST_FACET;

/**
 * An object as a map, so that an attribute may be called anything; what cannot be read is left out, and
 * so is what comes behind the most names that there can be.
 */
const readMapOf =
  <T>(read: Reader<T>): Reader<ReadonlyMap<string, T>> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return new Map(
      Object.entries(value)
        .slice(0, MOST_NAMES)
        .flatMap(([name, entry]) => {
          const known = read(entry);
          return known === undefined ? [] : [[name, known] as const];
        }),
    );
  };

export const readFacetCounts: Reader<FacetCounts> = readMapOf(readMapOf(readCount));

export const readTexts: Reader<ReadonlyMap<string, string>> = readMapOf(readText);

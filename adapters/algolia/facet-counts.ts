import { readCount, readText, type Reader } from '#src/shared/json-reader.ts';
import { MAX_FACET_VALUES } from './product-record.ts';

/** Number of products per attribute and value. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export const NO_COUNTS: FacetCounts = new Map();

/** Maximum number of facets, and of values of one facet, in an answer. */
const MAX_NAMES = MAX_FACET_VALUES;

/**
 * Reads an object as a map, so that any attribute name is safe. Unreadable entries, and those
 * beyond the maximum, are dropped.
 */
const readMapOf =
  <T>(read: Reader<T>): Reader<ReadonlyMap<string, T>> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return new Map(
      Object.entries(value)
        .slice(0, MAX_NAMES)
        .flatMap(([name, entry]) => {
          const known = read(entry);
          return known === undefined ? [] : [[name, known] as const];
        }),
    );
  };

export const readFacetCounts: Reader<FacetCounts> = readMapOf(readMapOf(readCount));

export const readTextMap: Reader<ReadonlyMap<string, string>> = readMapOf(readText);

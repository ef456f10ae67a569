import { memoize } from '#src/shared/memoize.ts';
import type { AlgoliaRecord, Records } from '../indexes/index-state.ts';
import { valuesAt } from '../json.ts';
import { buildFacetColumn, type FacetColumn } from './facet-column.ts';

/**
 * The records of an index, numbered in the order of their ids, with attributes as columns that are
 * built on first use.
 */
export interface RecordTable {
  readonly records: readonly AlgoliaRecord[];
  /** Returns the number of a record; `undefined` for an unknown id. */
  numberOf(objectID: string): number | undefined;
  /** Returns an attribute, by dotted path, as text for facets. */
  facet(attribute: string): FacetColumn;
  /** Returns an attribute, by dotted path, as numbers for comparison and sorting. */
  numbers(attribute: string): NumberColumn;
}

export function createRecordTable(byId: Records): RecordTable {
  const records = [...byId.values()].sort((a, b) => (a.objectID < b.objectID ? -1 : 1));
  const valuesOfRecords = (attribute: string) => {
    const path = attribute.split('.');
    return records.map((record) => valuesAt(record, path));
  };
  const numbers = new Map(records.map(({ objectID }, number) => [objectID, number]));
  return {
    records,
    numberOf: (objectID) => numbers.get(objectID),
    facet: memoize((attribute: string) => buildFacetColumn(valuesOfRecords(attribute))),
    numbers: memoize((attribute: string) => buildNumberColumn(valuesOfRecords(attribute))),
  };
}

/** Numeric values of an attribute: record `r` has `numbers` from `starts[r]` to `starts[r + 1]`. */
type NumberColumn = {
  readonly starts: Uint32Array;
  readonly numbers: Float64Array;
};

/** Booleans count as 0 and 1; text is ignored, even if it looks numeric. */
function buildNumberColumn(recordValues: readonly (readonly unknown[])[]): NumberColumn {
  const lists = recordValues.map((values) => values.flatMap(asNumber));
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, record) => {
    starts[record + 1] = (starts[record] ?? 0) + list.length;
  });
  return { starts, numbers: Float64Array.from(lists.flat()) };
}

const asNumber = (value: unknown): readonly number[] => {
  if (typeof value === 'boolean') return [Number(value)];
  return typeof value === 'number' ? [value] : [];
};

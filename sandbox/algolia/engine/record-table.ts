import { memoize } from '#adapters/embedded/memoize.ts';
import { valuesAt } from '../json.ts';
import type { AlgoliaRecord, Records } from '../indexes/algolia-record.ts';
import { buildFacetColumn, type FacetColumn } from './facet-column.ts';
import { buildNumberColumn, type NumberColumn } from './number-column.ts';

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
  const said = (attribute: string) => {
    const path = attribute.split('.');
    return records.map((record) => valuesAt(record, path));
  };
  const numbers = new Map(records.map(({ objectID }, number) => [objectID, number]));
  return {
    records,
    numberOf: (objectID) => numbers.get(objectID),
    facet: memoize((attribute: string) => buildFacetColumn(said(attribute))),
    numbers: memoize((attribute: string) => buildNumberColumn(said(attribute))),
  };
}

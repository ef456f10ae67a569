import { remember } from '#adapters/embedded/remember.ts';
import { valuesAt } from '../json.ts';
import type { AlgoliaRecord, Records } from '../indexes/algolia-record.ts';
import { buildFacetColumn, type FacetColumn } from './facet-column.ts';
import { buildNumberColumn, type NumberColumn } from './number-column.ts';

/**
 * The records of an index numbered by the order of their ids, and their attributes as columns,
 * each laid out when it is first asked for.
 */
export interface RecordTable {
  readonly records: readonly AlgoliaRecord[];
  /** A record's number by its id; `undefined` for an id that no record has. */
  numberOf(objectID: string): number | undefined;
  /** What an attribute says as words, for facets; by its dotted path. */
  facet(attribute: string): FacetColumn;
  /** What an attribute says as numbers, for comparing and sorting; by its dotted path. */
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
    facet: remember((attribute: string) => buildFacetColumn(said(attribute))),
    numbers: remember((attribute: string) => buildNumberColumn(said(attribute))),
  };
}

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
  return {
    records,
    facet: remember((attribute: string) => buildFacetColumn(said(attribute))),
    numbers: remember((attribute: string) => buildNumberColumn(said(attribute))),
  };
}

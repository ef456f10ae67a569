import type { FacetColumn } from './facet-column.ts';
import type { RecordTable } from './record-table.ts';

export type FacetCount = { readonly value: string; readonly count: number };

/** Counts the values of a column in some records, by value number. */
function countValues(
  { values, ofRecords: { starts, ids } }: FacetColumn,
  records: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (const record of records) {
    const end = starts[record + 1] ?? 0;
    for (let index = starts[record] ?? 0; index < end; index += 1) {
      const value = ids[index] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

/** Returns the values in some records, the most frequent first, then alphabetically. */
export function facetCounts(column: FacetColumn, records: Uint32Array): readonly FacetCount[] {
  const counts = countValues(column, records);
  return column.values
    .flatMap((value, number) => {
      const count = counts[number] ?? 0;
      return count > 0 ? [{ value, count }] : [];
    })
    .sort((a, b) => b.count - a.count || byAlphabet(a, b));
}

export const byAlphabet = (a: FacetCount, b: FacetCount): number =>
  a.value < b.value ? -1 : Number(a.value > b.value);

export type FacetStats = {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
};

/** Returns `undefined` if no record has a number. */
export function facetStats(
  table: RecordTable,
  attribute: string,
  records: Uint32Array,
): FacetStats | undefined {
  const { starts, numbers } = table.numbers(attribute);
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0];
  for (const record of records) {
    const end = starts[record + 1] ?? 0;
    for (let index = starts[record] ?? 0; index < end; index += 1) {
      const number = numbers[index] ?? 0;
      min = Math.min(min, number);
      max = Math.max(max, number);
      sum += number;
      count += 1;
    }
  }
  return count === 0 ? undefined : { min, max, avg: sum / count, sum };
}

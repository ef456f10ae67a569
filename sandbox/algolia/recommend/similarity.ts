import type { IndexView } from '../engine/index-view.ts';

/**
 * Returns the similarity of each record to one, from 0 to 100: shared facet values, relative to
 * those of either record. Rare values weigh more than common ones.
 */
export function similarityTo({ table, facets }: IndexView, record: number): Float64Array {
  const shared = new Float64Array(table.records.length);
  const own = new Float64Array(table.records.length);
  for (const { attribute } of facets) {
    const { ofRecords, holders } = table.facet(attribute);
    const mine = new Set(
      ofRecords.ids.subarray(ofRecords.starts[record], ofRecords.starts[record + 1]),
    );
    for (let value = 0; value + 1 < holders.starts.length; value += 1) {
      const having = holders.ids.subarray(holders.starts[value], holders.starts[value + 1]);
      const weight = Math.log(1 + table.records.length / having.length);
      for (const holder of having) {
        own[holder] = (own[holder] ?? 0) + weight;
        if (mine.has(value)) shared[holder] = (shared[holder] ?? 0) + weight;
      }
    }
  }
  const whole = own[record] ?? 0;
  return shared.map((weight, other) => {
    const either = whole + (own[other] ?? 0) - weight;
    return either === 0 ? 0 : (100 * weight) / either;
  });
}

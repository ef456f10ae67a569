import type { FacetColumn, ValueLists } from './facet-column.ts';
import type { FacetIndex } from './facet-index.ts';
import { daysUntil, lateState, type Matches, MATCHES_ALL } from './find-matches.ts';

/**
 * Counts, per facet and value, the products that the value would show as the facet's only choice:
 * those that meet every other facet.
 */
export const countFacets = (index: FacetIndex, matches: Matches): readonly Uint32Array[] =>
  index.columns.map((column, facet) => countFacet(index, column, facet, matches));

function countFacet(
  { firstRow }: FacetIndex,
  { values, ofProducts, ofRows }: FacetColumn,
  facet: number,
  matches: Matches,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  if (ofRows && matches.ofRows) countRows(counts, ofRows, firstRow, matches.ofRows, facet);
  else countProducts(counts, ofProducts, matches.ofProducts, facet);
  return counts;
}

function countProducts(
  counts: Uint32Array,
  { starts, ids }: ValueLists,
  states: Int16Array,
  facet: number,
): void {
  for (let product = 0; product < states.length; product += 1) {
    const state = states[product];
    if (state !== MATCHES_ALL && state !== facet) continue;
    const end = starts[product + 1] ?? 0;
    for (let index = starts[product] ?? 0; index < end; index += 1) {
      const id = ids[index] ?? 0;
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
}

/** Counts a product with several rows of one value once. */
function countRows(
  counts: Uint32Array,
  { starts, ids }: ValueLists,
  firstRow: Uint32Array,
  states: Int16Array,
  facet: number,
): void {
  const lastProduct = new Int32Array(counts.length).fill(-1);
  for (let product = 0; product + 1 < firstRow.length; product += 1) {
    const lastRow = firstRow[product + 1] ?? 0;
    for (let row = firstRow[product] ?? 0; row < lastRow; row += 1) {
      if (states[row] !== MATCHES_ALL && states[row] !== facet) continue;
      const end = starts[row + 1] ?? 0;
      for (let index = starts[row] ?? 0; index < end; index += 1) {
        const id = ids[index] ?? 0;
        if (lastProduct[id] === product) continue;
        lastProduct[id] = product;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
  }
}

/**
 * Counts, per number of working days, the products that have a variant which meets every facet and
 * is delivered within it, whatever time of delivery is chosen.
 */
export function countDeliveries(
  index: FacetIndex,
  { ofProducts, ofRows }: Pick<Matches, 'ofProducts' | 'ofRows'>,
  workingDays: readonly number[],
): readonly number[] {
  const late = lateState(index);
  const soonest = Float64Array.from(ofProducts, (state, product) => {
    let days = Infinity;
    const end = index.firstRow[product + 1] ?? 0;
    for (let row = index.firstRow[product] ?? 0; row < end; row += 1) {
      const ofRow = ofRows ? ofRows[row] : state;
      if (ofRow === MATCHES_ALL || ofRow === late) days = Math.min(days, daysUntil(index, row));
    }
    return days;
  });
  return workingDays.map((within) => soonest.filter((days) => days <= within).length);
}

/** What places are ordered by, the lower the earlier: the first ranks decide, the next break ties. */
export type Ranks = readonly Float64Array[];

/**
 * Of so many places the `most` that rank lowest, the lowest first; equals in their own order. The
 * rest is looked at, but not sorted: a page shows a few of many thousands.
 */
export function firstByRank(count: number, ranks: Ranks, most: number): readonly number[] {
  const found: number[] = [];
  for (let place = 0; place < count; place += 1) {
    const last = found.at(-1);
    if (found.length >= most && (last === undefined || compare(ranks, place, last) >= 0)) continue;
    found.splice(insertionPoint(found, ranks, place), 0, place);
    if (found.length > most) found.pop();
  }
  return found;
}

/** Behind all that rank as low or lower. */
function insertionPoint(found: readonly number[], ranks: Ranks, place: number): number {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(ranks, found[middle] ?? 0, place) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(ranks: Ranks, a: number, b: number): number {
  for (const rank of ranks) {
    const difference = (rank[a] ?? 0) - (rank[b] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Ascending sort keys by position: the first ranks decide, the next ones break ties. */
export type Ranks = readonly Float64Array[];

/**
 * Returns the `most` lowest-ranked of `count` positions, lowest first; ties keep their order. The
 * other positions are compared but not sorted, as a page shows a few of many thousands.
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

/** Returns the position behind all that rank equal or lower. */
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

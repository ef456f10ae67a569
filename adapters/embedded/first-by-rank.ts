/**
 * The places of the `most` lowest ranks, the lowest first; equals in their own order. The rest is
 * looked at, but not sorted: a page shows a few of many thousands.
 */
export function firstByRank(ranks: Float64Array, most: number): readonly number[] {
  const found: number[] = [];
  let highest = Number.POSITIVE_INFINITY;
  for (let place = 0; place < ranks.length; place += 1) {
    const rank = ranks[place] ?? 0;
    if (found.length >= most && rank >= highest) continue;
    found.splice(insertionPoint(found, ranks, rank), 0, place);
    if (found.length > most) found.pop();
    highest = ranks[found.at(-1) ?? 0] ?? highest;
  }
  return found;
}

/** Behind all that rank as low or lower. */
function insertionPoint(found: readonly number[], ranks: Float64Array, rank: number): number {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranks[found[middle] ?? 0] ?? 0) <= rank) low = middle + 1;
    else high = middle;
  }
  return low;
}

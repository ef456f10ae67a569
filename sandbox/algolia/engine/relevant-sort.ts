import type { QueryRanks } from './rank-records.ts';
import type { Mask } from './match-filter.ts';

const CRITERIA = ['typo', 'words', 'proximity', 'attribute', 'exact'] as const;

/**
 * Returns the matches relevant enough to be sorted: with a strictness of 100 only the best, with 0
 * all. Records with equal text ranks are equally relevant, so without a text all are.
 */
export function relevantRecords(mask: Mask, ranks: QueryRanks, strictness: number): Mask {
  const levels = new Map<string, number[]>();
  mask.forEach((held, record) => {
    if (held === 0) return;
    const key = levelOf(ranks, record).join(' ');
    const level = levels.get(key);
    if (level) level.push(record);
    else levels.set(key, [record]);
  });
  const best = [...levels.values()].sort((a, b) =>
    compareLevels(levelOf(ranks, a[0] ?? 0), levelOf(ranks, b[0] ?? 0)),
  );
  const kept = Math.max(1, Math.round(best.length * (1 - strictness / 100)));
  const relevant = new Uint8Array(mask.length);
  for (const record of best.slice(0, kept).flat()) relevant[record] = 1;
  return relevant;
}

/** Word positions would make too many levels, so only the attribute counts. */
const ATTRIBUTE_SHIFT = 16;

const levelOf = (ranks: QueryRanks, record: number): readonly number[] =>
  CRITERIA.map((criterion) => {
    const rank = ranks[criterion]?.[record] ?? 0;
    return criterion === 'attribute' ? rank >>> ATTRIBUTE_SHIFT : rank;
  });

function compareLevels(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((rank, at) => rank !== b[at]);
  return (a[place] ?? 0) - (b[place] ?? 0);
}

import type { QuestionRanks } from './rank-records.ts';
import type { Mask } from './match-filter.ts';

const CRITERIA = ['typo', 'words', 'proximity', 'attribute', 'exact'] as const;

/**
 * Of the records that match, those that are relevant enough to be sorted: with a strictness of 100
 * the best alone, with 0 all. Records that the text tells apart by nothing are equally relevant, and
 * so are all where nothing was typed.
 */
export function relevantRecords(mask: Mask, ranks: QuestionRanks, strictness: number): Mask {
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

/** Which word stands where tells too many apart: whole attributes do. */
const ATTRIBUTE_SHIFT = 16;

const levelOf = (ranks: QuestionRanks, record: number): readonly number[] =>
  CRITERIA.map((criterion) => {
    const rank = ranks[criterion]?.[record] ?? 0;
    return criterion === 'attribute' ? rank >>> ATTRIBUTE_SHIFT : rank;
  });

function compareLevels(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((rank, at) => rank !== b[at]);
  return (a[place] ?? 0) - (b[place] ?? 0);
}

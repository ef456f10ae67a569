import type { Filter, FilterGroup } from '../filters/filter.ts';
import { matchCondition, type FilterScope } from './match-filter.ts';
import type { Ranks } from './rank-records.ts';
import type { QueryFilters } from './read-filters.ts';

/**
 * Returns ranks by filter score, from optional filters and from required ones with scores. A group
 * scores as its best match, or with `isSum` as the sum. Returns `undefined` if no filter ranks.
 */
export function filterRanks(
  scope: FilterScope,
  { required, optional }: QueryFilters,
  isSum: boolean,
): Ranks | undefined {
  const ranking: Filter = [
    ...optional,
    ...required.filter((group) => isSum || group.some(({ score }) => score !== 1)),
  ];
  if (ranking.length === 0) return undefined;
  const scores = new Float64Array(scope.table.records.length);
  for (const group of ranking) {
    groupScores(scope, group, isSum).forEach((score, record) => {
      scores[record] = (scores[record] ?? 0) + score;
    });
  }
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  return Uint32Array.from(scores, (score) => best - score);
}

function groupScores(scope: FilterScope, group: FilterGroup, isSum: boolean): Float64Array {
  const scores = new Float64Array(scope.table.records.length);
  for (const condition of group) {
    matchCondition(scope, condition).forEach((held, record) => {
      const before = scores[record] ?? 0;
      const own = held * condition.score;
      scores[record] = isSum ? before + own : Math.max(before, own);
    });
  }
  return scores;
}

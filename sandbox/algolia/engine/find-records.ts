import { ok, type Result } from '#src/shared/result.ts';
import type { Refusal } from '../refusal.ts';
import { criteriaOf, USUAL_RANKING } from './criteria.ts';
import { deduplicate, withoutGroups, type Deduplicated } from './deduplicate.ts';
import { filterRanks } from './filter-ranks.ts';
import type { IndexView } from './index-view.ts';
import { matchFilter } from './match-filter.ts';
import type { Parameters } from './parameters.ts';
import { rankRecords } from './rank-records.ts';
import { readFilters } from './read-filters.ts';

/** What a question finds in an index. */
export type FoundRecords = {
  /** All that match, the best first. */
  readonly ranked: Uint32Array;
  /** What is left of them after deduplication. */
  readonly groups: Deduplicated;
};

export function findRecords(
  view: IndexView,
  parameters: Parameters,
): Result<FoundRecords, Refusal> {
  const filters = readFilters(parameters);
  if (!filters.ok) return filters;
  const { table, scope } = view;
  const mask = matchFilter(scope, filters.value.required);
  const isSum = parameters.flag('sumOrFiltersScores', false);
  const byFilters = filterRanks(scope, filters.value, isSum);
  const criteria = criteriaOf(
    parameters.texts('ranking') ?? USUAL_RANKING,
    parameters.texts('customRanking') ?? [],
  );
  const ranked = rankRecords(table, criteria, mask, byFilters ? { filters: byFilters } : {});
  return ok({ ranked, groups: groupsOf(view, parameters, ranked) });
}

/** `distinct: true` leaves one of each group, a number that many. */
function groupsOf(view: IndexView, parameters: Parameters, ranked: Uint32Array): Deduplicated {
  const attribute = parameters.text('attributeForDistinct');
  const most = Number(parameters.flag('distinct', false)) || parameters.count('distinct', 0);
  if (attribute === '' || most === 0) return withoutGroups(ranked);
  return deduplicate(ranked, view.table.facet(attribute), most);
}

import { ok, type Result } from '#src/shared/result.ts';
import type { AppliedRules } from '../rules/apply-rules.ts';
import type { Refusal } from '../refusal.ts';
import { criteriaOf, DEFAULT_RANKING, type Criterion } from './criteria.ts';
import { deduplicate, withoutGroups, type Deduplicated } from './deduplicate.ts';
import { filterRanks } from './filter-ranks.ts';
import type { IndexView } from './index-view.ts';
import { matchFilter, type Mask } from './match-filter.ts';
import { matchQueryText, type QueryMatch } from './match-query-text.ts';
import { createParameters, type Parameters } from './parameters.ts';
import { applyPromotions } from './apply-promotions.ts';
import { rankRecords, type QueryRanks } from './rank-records.ts';
import { readAllFilters } from './read-filters.ts';
import { relevantRecords } from './relevant-sort.ts';

/** The result of a query. */
export type FoundRecords = {
  /** All matches, the best first. */
  readonly ranked: Uint32Array;
  /** The matches after deduplication. */
  readonly groups: Deduplicated;
  /** How the text matched; `undefined` without a text. */
  readonly text: QueryMatch | undefined;
  readonly ranks: QueryRanks;
  /** Only for a virtual replica: the matches relevant enough to be sorted, after deduplication. */
  readonly sorted?: Deduplicated;
};

/** `rules` are the rules that apply: they filter, promote and hide. */
export function findRecords(
  view: IndexView,
  parameters: Parameters,
  rules: AppliedRules,
): Result<FoundRecords, Refusal> {
  const filters = readAllFilters([
    parameters,
    ...rules.filters.map((one) => createParameters(one)),
  ]);
  if (!filters.ok) return filters;
  const { table, scope, index } = view;
  const filtered = matchFilter(scope, filters.value.required);
  const text = matchQueryText(view, parameters, filtered);
  const mask = text ? both(filtered, text.match.mask) : filtered;
  const byFilters = filterRanks(scope, filters.value, parameters.flag('sumOrFiltersScores', false));
  const ranks = { ...text?.match.ranks, ...(byFilters ? { filters: byFilters } : {}) };
  const criteria = queryCriteria(parameters, index.isVirtual === true);
  const ranked = applyPromotions(table, rankRecords(table, criteria, mask, ranks), rules, filtered);
  const found = { ranked, groups: groupsOf(view, parameters, ranked), text, ranks };
  if (index.isVirtual !== true) return ok(found);
  const relevant = relevantRecords(mask, ranks, parameters.count('relevancyStrictness', 100));
  const sorted = rankRecords(table, criteria, relevant, ranks);
  return ok({ ...found, sorted: groupsOf(view, parameters, sorted) });
}

/** With `min` and `strict`, typos rank first. A virtual replica ranks by `customRanking` first. */
function queryCriteria(parameters: Parameters, isVirtual: boolean): readonly Criterion[] {
  const custom = parameters.texts('customRanking') ?? [];
  const ranking = parameters.texts('ranking') ?? DEFAULT_RANKING;
  if (isVirtual) return criteriaOf(['custom', ...DEFAULT_RANKING], custom);
  const tolerance = parameters.text('typoTolerance');
  const isStrict = tolerance === 'min' || tolerance === 'strict';
  return criteriaOf(isStrict ? ['typo', ...ranking] : ranking, custom);
}

const both = (a: Mask, b: Mask): Mask => a.map((held, record) => held & (b[record] ?? 0));

/** `distinct: true` keeps one record per group, a number that many. */
function groupsOf(view: IndexView, parameters: Parameters, ranked: Uint32Array): Deduplicated {
  const attribute = parameters.text('attributeForDistinct');
  const most = Number(parameters.flag('distinct', false)) || parameters.count('distinct', 0);
  if (attribute === '' || most === 0) return withoutGroups(ranked);
  return deduplicate(ranked, view.table.facet(attribute), most);
}

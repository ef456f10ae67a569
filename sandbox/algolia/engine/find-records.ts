import { ok, type Result } from '#src/shared/result.ts';
import type { Filter, FilterGroup } from '../filters/filter.ts';
import type { Refusal } from '../refusal.ts';
import type { AppliedRules } from '../rules/apply-rules.ts';
import { criteriaOf, type Criterion, DEFAULT_RANKING } from './criteria.ts';
import { deduplicate, type Deduplicated, withoutGroups } from './deduplicate.ts';
import type { IndexView } from './index-view.ts';
import { type FilterScope, type Mask, matchCondition, matchFilter } from './match-filter.ts';
import { matchQueryText, type QueryMatch } from './match-query-text.ts';
import { createParameters, type Parameters } from './parameters.ts';
import { type QueryRanks, rankRecords, type Ranks } from './rank-records.ts';
import { type QueryFilters, readAllFilters } from './read-filters.ts';
import type { RecordTable } from './record-table.ts';

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

const both = (a: Mask, b: Mask): Mask => a.map((matches, record) => matches & (b[record] ?? 0));

/** `distinct: true` keeps one record per group, a number that many. */
function groupsOf(view: IndexView, parameters: Parameters, ranked: Uint32Array): Deduplicated {
  const attribute = parameters.text('attributeForDistinct');
  const maxPerGroup = Number(parameters.flag('distinct', false)) || parameters.count('distinct', 0);
  if (attribute === '' || maxPerGroup === 0) return withoutGroups(ranked);
  return deduplicate(ranked, view.table.facet(attribute), maxPerGroup);
}

/** Applies rules to ranked records: hides some, and moves promoted ones to their positions. */
function applyPromotions(
  table: RecordTable,
  ranked: Uint32Array,
  { promoted, hidden, isPromotionFiltered }: AppliedRules,
  filtered: Mask,
): Uint32Array {
  if (promoted.length === 0 && hidden.size === 0) return ranked;
  const promotions = promoted.flatMap(({ objectID, position }) => {
    const record = table.numberOf(objectID);
    const isShown = record !== undefined && (!isPromotionFiltered || filtered[record] === 1);
    return isShown ? [{ record, position }] : [];
  });
  const moved = new Set(promotions.map(({ record }) => record));
  const rest = [...ranked].filter(
    (record) => !moved.has(record) && !hidden.has(table.records[record]?.objectID ?? ''),
  );
  for (const { record, position } of promotions.toSorted((a, b) => a.position - b.position)) {
    rest.splice(position, 0, record);
  }
  return Uint32Array.from(rest);
}

/**
 * Returns ranks by filter score, from optional filters and from required ones with scores. A group
 * scores as its best match, or with `isSum` as the sum. Returns `undefined` if no filter ranks.
 */
function filterRanks(
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
    matchCondition(scope, condition).forEach((matches, record) => {
      const before = scores[record] ?? 0;
      const score = matches * condition.score;
      scores[record] = isSum ? before + score : Math.max(before, score);
    });
  }
  return scores;
}

const CRITERIA = ['typo', 'words', 'proximity', 'attribute', 'exact'] as const;

/**
 * Returns the matches relevant enough to be sorted: with a strictness of 100 only the best, with 0
 * all. Records with equal text ranks are equally relevant, so without a text all are.
 */
function relevantRecords(mask: Mask, ranks: QueryRanks, strictness: number): Mask {
  const levels = new Map<string, number[]>();
  mask.forEach((matches, record) => {
    if (matches === 0) return;
    const key = levelOf(ranks, record).join(' ');
    const level = levels.get(key);
    if (level) level.push(record);
    else levels.set(key, [record]);
  });
  const best = [...levels.values()].sort((a, b) =>
    compareLevels(levelOf(ranks, a[0] ?? 0), levelOf(ranks, b[0] ?? 0)),
  );
  const remainingCount = Math.max(1, Math.round(best.length * (1 - strictness / 100)));
  const relevant = new Uint8Array(mask.length);
  for (const record of best.slice(0, remainingCount).flat()) relevant[record] = 1;
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
  const index = a.findIndex((rank, at) => rank !== b[at]);
  return (a[index] ?? 0) - (b[index] ?? 0);
}

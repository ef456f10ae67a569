import { memoizePerKey } from '#src/shared/memoize.ts';
import { valuesAt } from '../json.ts';
import type { Criterion, TextCriterion } from './criteria.ts';
import type { Mask } from './match-filter.ts';
import type { RecordTable } from './record-table.ts';

/** Rank per record by one criterion; lower is better. */
export type Ranks = Uint32Array;

/** Ranks by text criterion; a criterion without differences is left out. */
export type QueryRanks = Readonly<Partial<Record<TextCriterion, Ranks>>>;

/** Returns the masked records, the best first, ties by id. */
export function rankRecords(
  table: RecordTable,
  criteria: readonly Criterion[],
  mask: Mask,
  requested: QueryRanks,
): Uint32Array {
  const sorts = criteria.filter((criterion) => criterion.kind === 'sort');
  const standing = sortedOrder(table, JSON.stringify(sorts.map(writeSort)));
  const candidates = standing.filter((record) => mask[record] === 1);
  const isNeeded = criteria.some(({ kind }) => kind !== 'sort' && requested[kind]);
  if (!isNeeded) return candidates;
  const ranks = criteria.flatMap((criterion) => {
    const found =
      criterion.kind === 'sort'
        ? sortRanks(table, writeSort(criterion))
        : requested[criterion.kind];
    return found ? [found] : [];
  });
  return candidates.sort((a, b) => compareBy(ranks, a, b));
}

type SortCriterion = Extract<Criterion, { readonly kind: 'sort' }>;

const writeSort = ({ isDescending, attribute }: SortCriterion): string =>
  `${isDescending ? '-' : '+'}${attribute}`;

/** Caches all records in the order of some sort criteria, per record table. */
const sortedOrder = memoizePerKey((table: RecordTable, key: string): Uint32Array => {
  const ranks = (JSON.parse(key) as readonly string[]).map((sort) => sortRanks(table, sort));
  return Uint32Array.from(table.records, (_, record) => record).sort((a, b) =>
    compareBy(ranks, a, b),
  );
});

function compareBy(ranks: readonly Ranks[], a: number, b: number): number {
  for (const rank of ranks) {
    const difference = (rank[a] ?? 0) - (rank[b] ?? 0);
    if (difference !== 0) return difference;
  }
  return a - b;
}

type Sortable = number | string;

/** Ranks by one attribute: equal values have equal ranks, records without a value come last. */
const sortRanks = memoizePerKey((table: RecordTable, sort: string): Ranks => {
  const path = sort.slice(1).split('.');
  const keys = table.records.map((record) => sortable(valuesAt(record, path)[0]));
  const known = [...new Set(keys)].filter((key) => key !== undefined);
  known.sort(sort.startsWith('-') ? (a, b) => compareKeys(b, a) : compareKeys);
  const rankOf = new Map<Sortable | undefined, number>(known.map((key, rank) => [key, rank]));
  return Uint32Array.from(keys, (key) => rankOf.get(key) ?? known.length);
});

function sortable(value: unknown): Sortable | undefined {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

/** Numbers come before text. */
function compareKeys(a: Sortable, b: Sortable): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

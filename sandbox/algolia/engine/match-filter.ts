import {
  type Condition,
  type Filter,
  type FilterGroup,
  type NumericOperator,
  TAGS,
} from '../filters/filter.ts';
import type { FacetColumn } from './facet-column.ts';
import type { RecordTable } from './record-table.ts';

/** 1 or 0 per record number. */
export type Mask = Uint8Array;

/** The attributes that can be filtered by. */
export type FilterScope = {
  readonly table: RecordTable;
  readonly canFilter: (attribute: string) => boolean;
  readonly canCompare: (attribute: string) => boolean;
};

/** Returns the records that match a filter. */
export function matchFilter(scope: FilterScope, filter: Filter): Mask {
  const mask = new Uint8Array(scope.table.records.length).fill(1);
  for (const group of filter) {
    const matches = matchGroup(scope, group);
    for (let record = 0; record < mask.length; record += 1) {
      if (matches[record] === 0) mask[record] = 0;
    }
  }
  return mask;
}

function matchGroup(scope: FilterScope, group: FilterGroup): Mask {
  const [first, ...others] = group;
  if (!first) return new Uint8Array(scope.table.records.length);
  const mask = matchCondition(scope, first);
  for (const other of others) {
    const matches = matchCondition(scope, other);
    for (let record = 0; record < mask.length; record += 1) {
      if (matches[record] === 1) mask[record] = 1;
    }
  }
  return mask;
}

/** A negated condition matches the records without any matching value. */
export function matchCondition(scope: FilterScope, condition: Condition): Mask {
  const mask = new Uint8Array(scope.table.records.length);
  mark(scope, condition, mask);
  return condition.isNegated ? mask.map((matches) => 1 - matches) : mask;
}

function mark(scope: FilterScope, condition: Condition, mask: Mask): void {
  const { table, canFilter, canCompare } = scope;
  if (condition.kind === 'tag') {
    return markExact(table.facet(TAGS), condition.value, mask);
  }
  const { attribute } = condition;
  if (condition.kind === 'facet') {
    if (attribute === 'objectID') return markExact(table.facet(attribute), condition.value, mask);
    if (canFilter(attribute)) markFolded(table.facet(attribute), condition.value, mask);
    return;
  }
  if (!canCompare(attribute)) return;
  const predicate = toNumberPredicate(condition);
  const { starts, numbers } = table.numbers(attribute);
  for (let record = 0; record < mask.length; record += 1) {
    const end = starts[record + 1] ?? 0;
    for (let index = starts[record] ?? 0; index < end; index += 1) {
      if (predicate(numbers[index] ?? Number.NaN)) mask[record] = 1;
    }
  }
}

function markExact(column: FacetColumn, value: string, mask: Mask): void {
  const number = column.numberOf(value);
  if (number !== undefined) markHolders(column, number, mask);
}

function markFolded(column: FacetColumn, value: string, mask: Mask): void {
  for (const number of column.numbersOf(value)) markHolders(column, number, mask);
}

function markHolders({ recordsWith }: FacetColumn, value: number, mask: Mask): void {
  const end = recordsWith.starts[value + 1] ?? 0;
  for (let index = recordsWith.starts[value] ?? 0; index < end; index += 1) {
    mask[recordsWith.ids[index] ?? 0] = 1;
  }
}

type Comparison = Extract<Condition, { readonly kind: 'numeric' | 'range' }>;

/** Returns whether a number meets a condition, to three decimals. */
function toNumberPredicate(condition: Comparison): (number: number) => boolean {
  if (condition.kind === 'numeric') {
    const amount = inThousandths(condition.number);
    const predicate = OPERATIONS[condition.operator];
    return (number) => predicate(inThousandths(number), amount);
  }
  const [low, high] = [inThousandths(condition.low), inThousandths(condition.high)];
  return (number) => inThousandths(number) >= low && inThousandths(number) <= high;
}

const inThousandths = (number: number): number => Math.round(number * 1000);

const OPERATIONS: Readonly<Record<NumericOperator, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

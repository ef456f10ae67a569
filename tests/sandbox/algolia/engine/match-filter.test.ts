import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchFilter, type FilterScope } from '#sandbox/algolia/engine/match-filter.ts';
import { createRecordTable } from '#sandbox/algolia/engine/record-table.ts';
import type { Condition, Filter } from '#sandbox/algolia/filters/filter.ts';
import { parseFilters } from '#sandbox/algolia/filters/parse-filters.ts';
import type { AlgoliaRecord } from '#sandbox/algolia/indexes/index-state.ts';
import { anyFilter, anyRecords, WORD_ATTRIBUTES } from '../../../support/arbitraries/algolia.ts';

const DECLARED = new Set([...WORD_ATTRIBUTES, 'price']);

const scopeOf = (records: readonly AlgoliaRecord[]): FilterScope => ({
  table: createRecordTable(new Map(records.map((record) => [record.objectID, record]))),
  canFilter: (attribute) => DECLARED.has(attribute),
  canCompare: () => true,
});

function found(records: readonly AlgoliaRecord[], filter: Filter): readonly string[] {
  const scope = scopeOf(records);
  const mask = matchFilter(scope, filter);
  return scope.table.records.flatMap(({ objectID }, index) =>
    mask[index] === 1 ? [objectID] : [],
  );
}

/** The same filter, evaluated record by record and word by word. */
const naive = (records: readonly AlgoliaRecord[], filter: Filter): readonly string[] =>
  records
    .filter((record) => filter.every((group) => group.some((one) => holds(record, one))))
    .map(({ objectID }) => objectID)
    .toSorted();

function holds(record: AlgoliaRecord, condition: Condition): boolean {
  return (
    condition.isNegated !==
    valuesIn(record, nameOf(condition)).some((value) => fits(value, condition))
  );
}

const nameOf = (condition: Condition): string =>
  condition.kind === 'tag' ? '_tags' : condition.attribute;

function fits(value: unknown, condition: Condition): boolean {
  if (condition.kind === 'tag') return String(value) === condition.value;
  if (condition.kind === 'facet') {
    const isDeclared = DECLARED.has(condition.attribute);
    return isDeclared && String(value).toLowerCase() === condition.value.toLowerCase();
  }
  if (typeof value !== 'number' && typeof value !== 'boolean') return false;
  const number = Number(value);
  if (condition.kind === 'range') return number >= condition.low && number <= condition.high;
  const { operator, number: bound } = condition;
  if (operator === '=') return number === bound;
  if (operator === '!=') return number !== bound;
  if (operator.startsWith('<')) return number < bound || (operator === '<=' && number === bound);
  return number > bound || (operator === '>=' && number === bound);
}

function valuesIn(record: AlgoliaRecord, attribute: string): readonly unknown[] {
  const values = attribute
    .split('.')
    .reduce<readonly unknown[]>(
      (owners, name) =>
        owners
          .flat()
          .flatMap((owner) =>
            typeof owner === 'object' && owner !== null && Object.hasOwn(owner, name)
              ? [(owner as Readonly<Record<string, unknown>>)[name]]
              : [],
          ),
      [record],
    );
  return values.flat().filter((value) => ['string', 'number', 'boolean'].includes(typeof value));
}

const BEDS = [
  { objectID: '1', maat: ['90x200', '160x200'], kleur: 'Rood', price: 99.5, _tags: ['New'] },
  { objectID: '2', maat: '160X200', price: 100, kleur: true },
  { objectID: '3', kleur: 'true', price: 100.0004, secret: 'x' },
];

const ask = (filters: string) => {
  const filter = parseFilters(filters);
  return filter.ok ? found(BEDS, filter.value) : filter.error.message;
};

describe('matchFilter', () => {
  it('matches values case-insensitively, also in lists, and tags case-sensitively', () => {
    expect(ask('maat:160x200')).toEqual(['1', '2']);
    expect(ask('kleur:true')).toEqual(['2', '3']);
    expect(ask('New')).toEqual(['1']);
    expect(ask('new')).toEqual([]);
  });

  it('matches nothing by an undeclared attribute, and everything by its negation', () => {
    expect(ask('secret:x')).toEqual([]);
    expect(ask('NOT secret:x')).toEqual(['1', '2', '3']);
  });

  it('compares numbers to three decimals', () => {
    expect(ask('price = 100')).toEqual(['2', '3']);
    expect(ask('price:99.5 TO 100')).toEqual(['1', '2', '3']);
  });

  it('matches the same records as a naive evaluation', () => {
    fc.assert(
      fc.property(anyRecords, anyFilter, (records, filter) => {
        expect(found(records, filter)).toEqual(naive(records, filter));
      }),
      { numRuns: 500 },
    );
  });
});

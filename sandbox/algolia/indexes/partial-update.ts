import { fieldOf, type JsonObject } from '../json.ts';

/** Returns the record with some attributes replaced, or changed by an `_operation`. */
export const applyPartialUpdate = (record: JsonObject, changes: JsonObject): JsonObject => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, changed(fieldOf(record, name), change)]),
  ),
});

function changed(before: unknown, change: unknown): unknown {
  const operation = fieldOf(change, '_operation');
  const apply = typeof operation === 'string' ? OPERATIONS.get(operation) : undefined;
  return apply ? apply(before, fieldOf(change, 'value')) : change;
}

type Operation = (before: unknown, value: unknown) => unknown;

const numberOr = (value: unknown, usual: number): number =>
  typeof value === 'number' ? value : usual;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['Increment', (before, value) => numberOr(before, 0) + numberOr(value, 0)],
  ['Decrement', (before, value) => numberOr(before, 0) - numberOr(value, 0)],
  ['Add', (before, value) => [...listOf(before), value]],
  ['Remove', (before, value) => listOf(before).filter((entry) => entry !== value)],
  [
    'AddUnique',
    (before, value) => (listOf(before).includes(value) ? before : [...listOf(before), value]),
  ],
  ['IncrementFrom', (before, value) => (before === value ? numberOr(value, 0) + 1 : before)],
  ['IncrementSet', (before, value) => (numberOr(value, 0) > numberOr(before, 0) ? value : before)],
]);

import { type JsonObject, valuesAt } from '../entries/stored-entry.ts';

/** Sorts items by a field; without one, keeps their order. */
export const sortItems = <Item extends JsonObject>(
  items: readonly Item[],
  field: string | undefined,
): readonly Item[] => (field === undefined ? items : items.toSorted(byField(field)));

/** An item without the field sorts first. */
const byField = (field: string) => (one: JsonObject, other: JsonObject) =>
  compareValues(firstAt(one, field), firstAt(other, field)) ||
  compareValues(one['uid'], other['uid']);

const firstAt = (item: JsonObject, field: string): unknown => valuesAt(item, field.split('.'))[0];

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [textOf(one), textOf(other)];
  return left < right ? -1 : Number(left > right);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

import { type JsonObject, valuesAt } from '../entries/stored-entry.ts';
import type { DeliveryParams } from './read-params.ts';

/** Sorts and pages the matches; without a sorting, keeps their order. */
export function sortAndPage<Item extends JsonObject>(
  items: readonly Item[],
  { ascending, skip, limit }: DeliveryParams,
): readonly Item[] {
  const sorted = ascending === undefined ? items : items.toSorted(byField(ascending));
  return sorted.slice(skip, skip + limit);
}

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

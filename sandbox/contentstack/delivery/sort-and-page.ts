import type { JsonObject } from '../entries/stored-entry.ts';
import { valuesAt } from './field-values.ts';
import type { DeliveryParams } from './read-params.ts';

/** The entries of one reply out of all that match; in the order they came where none is asked for. */
export function sortAndPage<Item extends JsonObject>(
  items: readonly Item[],
  { ascending, descending, skip, limit }: DeliveryParams,
): readonly Item[] {
  const field = ascending ?? descending;
  const sorted = field === undefined ? items : items.toSorted(byField(field));
  const ordered = ascending === undefined && field !== undefined ? sorted.toReversed() : sorted;
  return ordered.slice(skip, skip + limit);
}

/** What has no such field comes first. */
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

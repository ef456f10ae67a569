import { isReference, type JsonObject, type Reference, valuesAt } from '../entries/stored-entry.ts';
import { isOperators, type Query } from './query.ts';

/** Resolves a reference; returns `undefined` if its entry is not visible. */
export type ResolveReference = (reference: Reference) => JsonObject | undefined;

/** Returns whether an entry matches a query. */
export const matchQuery = (entry: JsonObject, query: Query, follow: ResolveReference): boolean =>
  Object.entries(query).every(([name, expected]) =>
    matchField(valuesAt(entry, name.split('.')), expected, follow),
  );

/** A list matches any of its values, as for `tags`. */
function matchField(
  values: readonly unknown[],
  expected: unknown,
  follow: ResolveReference,
): boolean {
  const isAny = (accepted: unknown) =>
    [accepted].flat().some((one: unknown) => includesValue(values, one));
  if (!isOperators(expected)) return isAny(expected);
  return Object.entries(expected).every(([operator, operand]) => {
    if (operator === '$in') return isAny(operand);
    if (operator === '$ne') return !isAny(operand);
    return values.some((value) => referenceMatches(value, operand as Query, follow));
  });
}

const includesValue = (values: readonly unknown[], expected: unknown): boolean =>
  expected === null ? values.length === 0 : values.includes(expected);

/** `$in_query`: whether the entry referred to matches. */
const referenceMatches = (value: unknown, query: Query, follow: ResolveReference): boolean => {
  const entry = isReference(value) ? follow(value) : undefined;
  return entry !== undefined && matchQuery(entry, query, follow);
};

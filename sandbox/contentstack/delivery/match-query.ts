import { isReference, type JsonObject, type Reference, valuesAt } from '../entries/stored-entry.ts';
import { compile, isOperators, type Query } from './query.ts';

/** Resolves a reference; returns `undefined` if its entry is not visible. */
export type ResolveReference = (reference: Reference) => JsonObject | undefined;

/** Returns whether an entry matches a query. */
export const matchQuery = (entry: JsonObject, query: Query, follow: ResolveReference): boolean =>
  Object.entries(query).every(([name, expected]) => {
    if (name === '$and')
      return (expected as Query[]).every((one) => matchQuery(entry, one, follow));
    if (name === '$or') return (expected as Query[]).some((one) => matchQuery(entry, one, follow));
    return matchField(valuesAt(entry, name.split('.')), expected, follow);
  });

/** A list matches any of its values, as for `tags`. */
function matchField(
  values: readonly unknown[],
  expected: unknown,
  follow: ResolveReference,
): boolean {
  if (!isOperators(expected)) {
    const accepted = Array.isArray(expected) ? expected : [expected];
    return accepted.some((one) => includesValue(values, one));
  }
  const options = typeof expected['$options'] === 'string' ? expected['$options'] : '';
  return Object.entries(expected).every(([operator, operand]) =>
    matchOperator({ values, operator, operand, options, follow }),
  );
}

type Operation = {
  readonly values: readonly unknown[];
  readonly operator: string;
  readonly operand: unknown;
  readonly options: string;
  readonly follow: ResolveReference;
};

function matchOperator({ values, operator, operand, options, follow }: Operation): boolean {
  const list = Array.isArray(operand) ? operand : [operand];
  const isAny = () => list.some((one) => includesValue(values, one));
  const isReferred = () =>
    values.some((value) => referenceMatches(value, operand as Query, follow));
  if (operator === '$eq' || operator === '$in') return isAny();
  if (operator === '$ne' || operator === '$nin') return !isAny();
  if (operator === '$exists') return values.length > 0 === operand;
  if (operator === '$in_query') return isReferred();
  if (operator === '$nin_query') return !isReferred();
  if (operator === '$regex') return matchPattern(values, String(operand), options);
  const compare = COMPARE.get(operator);
  return compare === undefined || values.some((value) => compare(order(value, operand)));
}

const includesValue = (values: readonly unknown[], expected: unknown): boolean =>
  expected === null ? values.length === 0 : values.includes(expected);

const referenceMatches = (value: unknown, query: Query, follow: ResolveReference): boolean => {
  const entry = isReference(value) ? follow(value) : undefined;
  return entry !== undefined && matchQuery(entry, query, follow);
};

function matchPattern(values: readonly unknown[], pattern: string, options: string): boolean {
  const expression = compile(pattern, options);
  return values.some((value) => typeof value === 'string' && expression?.test(value) === true);
}

/** Returns NaN, for which every comparison is false, if two values have no order. */
function order(value: unknown, other: unknown): number {
  if (typeof value === 'number' && typeof other === 'number') return value - other;
  if (typeof value !== 'string' || typeof other !== 'string') return Number.NaN;
  return value < other ? -1 : Number(value > other);
}

const COMPARE: ReadonlyMap<string, (order: number) => boolean> = new Map([
  ['$lt', (order: number) => order < 0],
  ['$lte', (order: number) => order <= 0],
  ['$gt', (order: number) => order > 0],
  ['$gte', (order: number) => order >= 0],
]);

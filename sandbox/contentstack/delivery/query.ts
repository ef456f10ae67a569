import { parseJson } from '#src/shared/parse-json.ts';
import { isJsonObject, type JsonObject } from '../entries/stored-entry.ts';

/** A query of which every operator is known and given what it needs. */
export type Query = JsonObject;

/**
 * Reads the `query` of a request; `undefined` for one that the service would refuse: no JSON
 * object, an operator that it does not know, or one with the wrong kind of value.
 */
export function parseQuery(text: string | undefined): Query | undefined {
  if (text === undefined) return {};
  const query = parseJson(text);
  return isQuery(query) ? query : undefined;
}

const isQuery = (value: unknown): value is Query =>
  isJsonObject(value) &&
  Object.entries(value).every(([name, wanted]) => {
    if (name === '$and' || name === '$or') return isListOf(wanted, isQuery);
    return !name.startsWith('$') && isCondition(wanted);
  });

/** A value to be equalled, or operators; never both. */
export const isOperators = (value: unknown): value is JsonObject =>
  isJsonObject(value) && Object.keys(value).some((key) => key.startsWith('$'));

const isCondition = (value: unknown): boolean =>
  !isOperators(value) ||
  Object.entries(value).every(([operator, wanted]) => OPERANDS.get(operator)?.(wanted) ?? false);

const isScalar = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || value === null;

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isComparable = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number';

/** What each operator has to be given. */
const OPERANDS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['$eq', isScalar],
  ['$ne', isScalar],
  ['$in', (value: unknown) => isListOf(value, isScalar)],
  ['$nin', (value: unknown) => isListOf(value, isScalar)],
  ['$lt', isComparable],
  ['$lte', isComparable],
  ['$gt', isComparable],
  ['$gte', isComparable],
  ['$exists', (value: unknown) => typeof value === 'boolean'],
  ['$regex', (value: unknown) => typeof value === 'string' && compile(value, '') !== undefined],
  ['$options', (value: unknown) => typeof value === 'string' && /^[imsx]*$/u.test(value)],
  ['$in_query', isQuery],
  ['$nin_query', isQuery],
]);

/** A pattern as the service reads it; `undefined` for what is none. */
export function compile(pattern: string, options: string): RegExp | undefined {
  if (pattern.length > LONGEST_PATTERN) return undefined;
  try {
    return new RegExp(pattern, options.replaceAll(/[^ims]/gu, ''));
  } catch {
    return undefined;
  }
}

const LONGEST_PATTERN = 500;

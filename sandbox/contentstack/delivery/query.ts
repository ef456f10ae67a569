import { parseJson } from '#src/shared/json-reader.ts';
import { isJsonObject, type JsonObject } from '../entries/stored-entry.ts';

/** A validated query. */
export type Query = JsonObject;

/**
 * Parses the `query` parameter. Returns `undefined` if invalid: no JSON object, an unknown
 * operator, or an operand of the wrong type.
 */
export function parseQuery(text: string | undefined): Query | undefined {
  if (text === undefined) return {};
  const query = parseJson(text);
  return isQuery(query) ? query : undefined;
}

const isQuery = (value: unknown): value is Query =>
  isJsonObject(value) &&
  Object.entries(value).every(([name, operand]) => {
    if (name === '$and' || name === '$or') return isListOf(operand, isQuery);
    return !name.startsWith('$') && isCondition(operand);
  });

/** A condition is either a value or an object of operators. */
export const isOperators = (value: unknown): value is JsonObject =>
  isJsonObject(value) && Object.keys(value).some((key) => key.startsWith('$'));

const isCondition = (value: unknown): boolean =>
  !isOperators(value) ||
  Object.entries(value).every(([operator, operand]) => OPERANDS.get(operator)?.(operand) ?? false);

const isScalar = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || value === null;

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isComparable = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number';

/** Operand type of each operator. */
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

/** Compiles a pattern with its options; `undefined` if invalid. */
export function compile(pattern: string, options: string): RegExp | undefined {
  if (pattern.length > MAX_PATTERN_LENGTH) return undefined;
  try {
    return new RegExp(pattern, options.replaceAll(/[^ims]/gu, ''));
  } catch {
    return undefined;
  }
}

const MAX_PATTERN_LENGTH = 500;

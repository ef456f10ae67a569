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
  Object.entries(value).every(([name, operand]) => !name.startsWith('$') && isCondition(operand));

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

/** Operand type of each operator that the shop's queries use. */
const OPERANDS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['$ne', isScalar],
  ['$in', (value: unknown) => isListOf(value, isScalar)],
  ['$in_query', isQuery],
]);

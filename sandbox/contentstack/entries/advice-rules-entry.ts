import type { EntryInput } from './page-entries.ts';
import { isJsonObject, type JsonObject } from './stored-entry.ts';

/** The entry of the table of the advice, written once for all locales; none without a table. */
export const adviceRulesEntries = (table: unknown): readonly EntryInput[] =>
  isJsonObject(table)
    ? [{ contentType: 'advice_rules', uid: 'advice_rules', fields: fieldsOf(table) }]
    : [];

const fieldsOf = (table: JsonObject): JsonObject => ({
  title: 'Advice rules',
  ...withFieldNames(table),
});

/** As editors' fields are named: `upTo` is `up_to`, the shape `H` is `h`, `de-at` is `de_at`. */
const withFieldNames = (value: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(value).map(([name, field]) => [fieldName(name), fieldValue(field)]),
  );

function fieldValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fieldValue);
  return isJsonObject(value) ? withFieldNames(value) : value;
}

const fieldName = (name: string): string =>
  name
    .replace(/(?<=[a-z])[A-Z]/gu, (letter) => `_${letter}`)
    .replace('-', '_')
    .toLowerCase();

import type { StoredDeclaration, LetterState } from './stored-declaration.ts';

/** Columns of a table of declarations, in order. */
export const DECLARATION_CSV_COLUMNS = [
  'id',
  'received',
  'kind',
  'locale',
  'email',
  'name',
  'order',
  'items',
  'wanted',
  'receipt',
  'receipt_to',
  'receipt_at',
  'copy',
  'copy_to',
  'copy_at',
] as const;

type Row = Readonly<Record<(typeof DECLARATION_CSV_COLUMNS)[number], string>>;

/** Header line of a table of declarations, as CSV (RFC 4180). */
export const declarationCsvHeader = (): string => csvLine(DECLARATION_CSV_COLUMNS);

/** Formats a declaration as a CSV line; times are ISO 8601 in UTC. */
export function declarationCsvLine(declaration: StoredDeclaration): string {
  const row = rowOf(declaration);
  return csvLine(DECLARATION_CSV_COLUMNS.map((column) => row[column]));
}

function rowOf(declaration: StoredDeclaration): Row {
  const { id, kind, receivedAt } = declaration;
  const known = { ...EMPTY, id: String(id), received: timeOf(receivedAt), kind };
  if (declaration.kind === 'consent') {
    const { email, locale = '', isWanted } = declaration.consent;
    return { ...known, email, locale, wanted: isWanted ? 'yes' : 'no' };
  }
  const { items = '', ...withdrawal } = declaration.withdrawal;
  const { receipt, copy } = declaration;
  return {
    ...known,
    ...withdrawal,
    items,
    receipt: receipt.kind,
    receipt_to: toOf(receipt),
    receipt_at: atOf(receipt),
    copy: copy.kind,
    copy_to: toOf(copy),
    copy_at: atOf(copy),
  };
}

const EMPTY = Object.fromEntries(DECLARATION_CSV_COLUMNS.map((column) => [column, ''])) as Row;

const toOf = (state: LetterState) => ('to' in state ? state.to : '');
const atOf = (state: LetterState) => ('at' in state ? timeOf(state.at) : '');
const timeOf = (at: number): string => new Date(at).toISOString();

const csvLine = (values: readonly string[]): string => `${values.map(csvValue).join(',')}\r\n`;

/**
 * Quotes a value. Prefixes a value that a spreadsheet would evaluate with an apostrophe: a consumer
 * may type `=HYPERLINK(…)` as a name.
 */
const csvValue = (value: string): string => {
  const text = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

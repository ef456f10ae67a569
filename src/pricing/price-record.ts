import { type Locale, readLocale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { PriceRun } from './price-history.ts';

/** Who knows a price: the shop has observed it, or its books were imported. */
export type PriceSource = 'observed' | 'imported';

/** A price of one variant in one market, as an authority asks for it. */
export type PriceRecord = PriceRun & {
  readonly market: Locale;
  readonly sku: string;
  readonly source: PriceSource;
};

/**
 * Columns of a table of prices (docs/price-ledger.md). `from` and `until` are moments with their
 * time zone, both included; the export writes UTC. `price` is in euros, including VAT.
 */
const PRICE_CSV_COLUMNS = [
  'market',
  'sku',
  'price',
  'currency',
  'from',
  'until',
  'source',
] as const;

type Column = (typeof PRICE_CSV_COLUMNS)[number];

/** Why a line of a table is no price. */
export type PriceLineError = {
  readonly kind: 'price-line-malformed';
  /** From 1, the header included. */
  readonly line: number;
  readonly column: Column;
  readonly text: string;
};

export const priceCsvHeader = (): string => `${PRICE_CSV_COLUMNS.join(',')}\r\n`;

export function formatPriceLine({ market, sku, cents, from, until, source }: PriceRecord): string {
  const euros = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const moments = [from, until].map((at) => `${new Date(at).toISOString().slice(0, 19)}Z`);
  return `${[market, csvText(sku), euros, 'EUR', ...moments, source].join(',')}\r\n`;
}

/** A SKU that a spreadsheet would evaluate gets an apostrophe, which {@link parsePriceLine} drops. */
const csvText = (sku: string): string =>
  /^[-\w.]+$/u.test(sku) && !sku.startsWith('-')
    ? sku
    : `"${/^[=+\-@\t\r]/u.test(sku) ? "'" : ''}${sku.replaceAll('"', '""')}"`;

/** Which field of a line holds which column. */
export type PriceColumns = ReadonlyMap<string, number>;

/** Reads the header: the columns in any order, `source` may be missing, others are ignored. */
export function parsePriceHeader(text: string): Result<PriceColumns, PriceLineError> {
  const columns = new Map(fieldsOf(text).map((name, index) => [name.trim().toLowerCase(), index]));
  const missing = PRICE_CSV_COLUMNS.find((name) => name !== 'source' && !columns.has(name));
  return missing === undefined ? ok(columns) : err(malformed(1, missing, ''));
}

/**
 * Reads a line as a record of the shop's own books. A moment needs a time zone: `Z`, or an offset
 * such as `+01:00`.
 */
export function parsePriceLine(
  text: string,
  line: number,
  columns: PriceColumns,
): Result<PriceRecord, PriceLineError> {
  const fields = fieldsOf(text);
  const field = (name: Column): string => fields[columns.get(name) ?? -1]?.trim() ?? '';
  const refuse = (column: Column) => err(malformed(line, column, field(column)));
  const market = readLocale(field('market'));
  if (market === undefined) return refuse('market');
  const sku = field('sku').replace(/^'(?=[=+\-@])/u, '');
  if (sku === '' || sku.length > MAX_SKU_LENGTH) return refuse('sku');
  const cents = parseCents(field('price'));
  if (cents === undefined) return refuse('price');
  if (field('currency') !== 'EUR') return refuse('currency');
  const from = parseMoment(field('from'));
  if (from === undefined) return refuse('from');
  const until = parseMoment(field('until'));
  if (until === undefined || until < from) return refuse('until');
  return ok({ market, sku, cents, from, until, source: 'imported' });
}

const MAX_SKU_LENGTH = 64;

const malformed = (line: number, column: Column, text: string): PriceLineError => ({
  kind: 'price-line-malformed',
  line,
  column,
  text: text.slice(0, MAX_SKU_LENGTH),
});

/** Reads `1299`, `1299.5` and `1299.50`; `undefined` for zero and for more than ten million euros. */
function parseCents(text: string): number | undefined {
  const [, euros, rest = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/u.exec(text) ?? [];
  const cents = Number(euros) * 100 + Number(rest.padEnd(2, '0'));
  return cents > 0 && cents <= 1_000_000_000 ? cents : undefined;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/u;

/** In milliseconds, cut off to whole seconds. A day that no month has is no moment. */
function parseMoment(text: string): number | undefined {
  if (!MOMENT.test(text)) return undefined;
  const at = Date.parse(text);
  const day = Number(text.slice(8, 10));
  const isDay = day <= new Date(Date.UTC(+text.slice(0, 4), +text.slice(5, 7), 0)).getUTCDate();
  return Number.isNaN(at) || !isDay ? undefined : Math.floor(at / 1000) * 1000;
}

/** Splits a line by commas; a field in quotes may hold commas, and quotes twice (RFC 4180). */
const fieldsOf = (line: string): readonly string[] =>
  Array.from(`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/gu), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );

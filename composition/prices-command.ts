import { createReadStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createEmbeddedPriceLedger } from '#adapters/embedded/embedded-price-ledger.ts';
import { openPriceDatabase } from '#adapters/embedded/price-database.ts';
import type { ContradictingRecord, PriceLedger } from '#ports/price-ledger.ts';
import { parseConfig } from '#server/config.ts';
import {
  formatPriceLine,
  parsePriceHeader,
  parsePriceLine,
  priceCsvHeader,
  type PriceLineError,
  type PriceRecord,
} from '#src/pricing/price-record.ts';
import { type Result } from '#src/shared/result.ts';
import { type CommandLine, fail } from './command-line.ts';
import { PRICE_FILE } from './price-ledger.ts';

const USAGE = 'Takes import <file>, or export';

/**
 * `npm run prices -- export`: writes all prices that this server knows as CSV. `import <file>` adds
 * those of a file with the same columns, or none if one line is wrong (docs/price-ledger.md).
 * Returns the exit code.
 */
export async function runPrices(args: readonly string[], line: CommandLine): Promise<number> {
  const [word, path] = args;
  if (word !== 'export' && !(word === 'import' && path !== undefined)) return fail(line, [USAGE]);
  const config = parseConfig(line.environment);
  if (!config.ok) return fail(line, config.error);
  if (config.value.dataDir === ':memory:')
    return fail(line, ['DATA_DIR: must be a folder, prices in memory are those of one process']);
  const file = join(config.value.dataDir, PRICE_FILE);
  if (word === 'export' && !existsSync(file)) return fail(line, [`DATA_DIR: there is no ${file}`]);
  const database = openPriceDatabase(file);
  try {
    const ledger = createEmbeddedPriceLedger(database);
    if (path === undefined || word === 'export') return await exportPrices(ledger, line);
    return await importPrices(ledger, resolve(line.environment['INIT_CWD'] ?? '.', path), line);
  } finally {
    database.close();
  }
}

const PAGE = 1000;

async function exportPrices(ledger: PriceLedger, line: CommandLine): Promise<number> {
  line.print(priceCsvHeader());
  for (let last: PriceRecord | undefined; ;) {
    const page = await ledger.listAfter(last, PAGE);
    if (!page.ok) return fail(line, [page.error.message]);
    if (page.value.length === 0) return 0;
    line.print(page.value.map(formatPriceLine).join(''));
    last = page.value.at(-1);
  }
}

/** Errors that are written out; a file in another format has one in each line. */
const MAX_ERRORS = 20;

/** Reads the file twice: nothing is imported before every line was read. */
async function importPrices(ledger: PriceLedger, path: string, line: CommandLine): Promise<number> {
  if (!existsSync(path)) return fail(line, [`There is no ${path}`]);
  const errors: PriceLineError[] = [];
  for await (const record of recordsOf(path)) {
    if (!record.ok) errors.push(record.error);
    if (errors.length >= MAX_ERRORS) break;
  }
  if (errors.length > 0) return fail(line, [...errors.map(describe), 'Nothing was imported.']);
  const imported = await ledger.importRecords(batchesOf(path));
  if (!imported.ok) return fail(line, [describeFailure(imported.error), 'Nothing was imported.']);
  const { read, added } = imported.value;
  line.print(`${read} prices read, ${added} of them new.\n`);
  return 0;
}

const describe = ({ line, column, text }: PriceLineError): string =>
  text === '' ? `line ${line}: ${column} is missing` : `line ${line}: ${column} is no "${text}"`;

/** The header is line 1. */
function describeFailure(
  failure: ContradictingRecord | { readonly kind: 'prices-unavailable'; readonly message: string },
): string {
  if (failure.kind === 'prices-unavailable') return failure.message;
  const { index, record, known } = failure;
  return `line ${index + 2}: ${record.sku} had another price then, of ${known} cents, not ${record.cents}`;
}

async function* recordsOf(path: string): AsyncIterable<Result<PriceRecord, PriceLineError>> {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
  let columns: ReturnType<typeof parsePriceHeader> | undefined;
  let number = 0;
  for await (const text of lines) {
    number += 1;
    if (columns === undefined) {
      columns = parsePriceHeader(text.replace(/^\uFEFF/u, ''));
      if (!columns.ok) return yield columns;
    } else if (columns.ok) {
      yield parsePriceLine(text, number, columns.value);
    }
  }
  if (columns === undefined) yield parseNothing();
}

/** An empty file lacks its header. */
function parseNothing(): Result<PriceRecord, PriceLineError> {
  const header = parsePriceHeader('');
  return header.ok ? parsePriceLine('', 1, header.value) : header;
}

async function* batchesOf(path: string): AsyncIterable<readonly PriceRecord[]> {
  let batch: PriceRecord[] = [];
  for await (const record of recordsOf(path)) {
    if (record.ok) batch.push(record.value);
    if (batch.length < PAGE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

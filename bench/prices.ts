import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { createEmbeddedPriceLedger } from '#adapters/embedded/embedded-price-ledger.ts';
import { openPriceDatabase } from '#adapters/embedded/price-database.ts';
import { priorPrice } from '#src/pricing/price-history.ts';
import {
  formatPriceLine,
  parsePriceHeader,
  parsePriceLine,
  type PriceRecord,
  priceCsvHeader,
} from '#src/pricing/price-record.ts';

/**
 * `npm run bench:prices [-- --variants 20000 --days 730]`: a ledger in which the price of every variant
 * changes every day, imported and, of the last days, observed as well: bytes on disk, imported and
 * exported lines per second, and how long the was-prices of a listing take of which every product is
 * reduced.
 */
const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const VARIANTS = option('variants', 20_000);
const DAYS = option('days', 730);
const HITS = 24;
const SEEN_DAYS = 4;
const BATCH = 200;
const LISTINGS = 500;
const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 27);
const START = NOW - (DAYS - 1) * DAY;

const random = xoroshiro128plus(20_261_127);
const below = (limit: number): number => uniformInt(random, 0, limit - 1);
const skuOf = (variant: number): string => `VAR-${String(variant).padStart(6, '0')}`;

/** Two prices in a row are never the same. */
const centsOn = (variant: number, day: number): number =>
  10_000 + ((variant * 7 + day * 137) % 9_973);

/** Day by day, as a shop's books are. */
function* lines(): Iterable<string> {
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    for (let day = 0; day < DAYS; day += 1) {
      const from = START + day * DAY;
      yield formatPriceLine({
        market: 'nl-nl',
        sku: skuOf(variant),
        cents: centsOn(variant, day),
        from,
        until: from + DAY - 1000,
        source: 'imported',
      });
    }
  }
}

const columns = parsePriceHeader(priceCsvHeader().trim());
if (!columns.ok) throw new Error('no header');

async function* batches(): AsyncIterable<readonly PriceRecord[]> {
  let batch: PriceRecord[] = [];
  let number = 1;
  for (const line of lines()) {
    const record = columns.ok && parsePriceLine(line.trimEnd(), (number += 1), columns.value);
    if (record && record.ok) batch.push(record.value);
    if (batch.length < 1000) continue;
    yield await Promise.resolve(batch);
    batch = [];
  }
  yield batch;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const at = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'bench-prices-'));
const file = join(folder, 'prices.db');
try {
  const database = openPriceDatabase(file);
  const ledger = createEmbeddedPriceLedger(database);
  const begun = cpuSeconds();
  const imported = await ledger.importRecords(batches());
  const importing = cpuSeconds() - begun;
  if (!imported.ok || imported.value.added !== VARIANTS * DAYS) throw new Error('not imported');

  let exported = 0;
  const beforeExport = cpuSeconds();
  for (let last: PriceRecord | undefined; exported < 200_000;) {
    const page = await ledger.listAfter(last, 1000);
    if (!page.ok || page.value.length === 0) break;
    exported += page.value.map(formatPriceLine).length;
    last = page.value.at(-1);
  }
  const exporting = cpuSeconds() - beforeExport;

  // Both sources: what was imported, and the last days as the shop has seen them.
  const observed = Array.from({ length: SEEN_DAYS * VARIANTS }, (_, index) => {
    const [variant, day] = [index % VARIANTS, DAYS - SEEN_DAYS + Math.floor(index / VARIANTS)];
    return {
      market: 'nl-nl' as const,
      sku: skuOf(variant),
      cents: centsOn(variant, day),
      at: START + day * DAY,
    };
  });
  const beforeAppending = cpuSeconds();
  for (let start = 0; start < observed.length; start += BATCH)
    await ledger.append(observed.slice(start, start + BATCH));
  const appending = cpuSeconds() - beforeAppending;

  let shown = 0;
  const listings = Array.from({ length: LISTINGS }, () =>
    // Each product once, as in a listing.
    Array.from({ length: HITS }, (_, hit) =>
      skuOf(below(Math.floor(VARIANTS / HITS)) * HITS + hit),
    ),
  );
  const reading: number[] = [];
  for (const skus of [...listings, ...listings]) {
    const beforeReading = cpuSeconds();
    const found = await ledger.histories('nl-nl', skus);
    if (!found.ok) throw new Error(found.error.message);
    for (const sku of skus)
      if (priorPrice(found.value.get(sku) ?? [], 1, NOW) !== undefined) shown += 1;
    reading.push((cpuSeconds() - beforeReading) * 1000);
  }
  if (shown !== 2 * LISTINGS * HITS) throw new Error(`${shown} was-prices`);

  database.close();
  const bytes = statSync(file).size;
  const rows = VARIANTS * DAYS + observed.length;
  console.table({
    rows: { figure: rows },
    'file, MB': { figure: bytes / 1e6 },
    'bytes per row': { figure: bytes / rows },
    'imported lines per CPU second': { figure: Math.round((VARIANTS * DAYS) / importing) },
    'exported lines per CPU second': { figure: Math.round(exported / exporting) },
    'was-prices of a listing, p50 CPU ms': { figure: at(reading, 0.5) },
    'was-prices of a listing, p95 CPU ms': { figure: at(reading, 0.95) },
    'observations per CPU second': { figure: Math.round(observed.length / appending) },
  });
} finally {
  rmSync(folder, { recursive: true });
}

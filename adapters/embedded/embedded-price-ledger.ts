import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Retention } from '#ports/declarations.ts';
import type {
  ContradictingRecord,
  ImportedPrices,
  PriceLedger,
  PriceLedgerFailure,
} from '#ports/price-ledger.ts';
import {
  MAX_GAP,
  type PriceHistory,
  type PriceRun,
  PRIOR_PRICE_REACH,
  priceTimeline,
} from '#src/pricing/price-history.ts';
import type { PriceRecord } from '#src/pricing/price-record.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { retryWhileLocked } from './database-file.ts';
import type { Added, PriceDatabase, PriceStatements, StoredRun } from './price-database.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** The ledger in a database of this server. */
export function createEmbeddedPriceLedger(database: PriceDatabase): PriceLedger {
  const { statements } = database;
  let writing: Promise<unknown> = Promise.resolve();
  /** One after the other: an import is one transaction of the connection, over many turns. */
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const written = writing.then(write);
    writing = written.catch(() => undefined);
    return written;
  };
  return {
    append: (seen) =>
      inTurn(() =>
        work(() =>
          database.write((prices) => {
            for (const { market, sku, cents, at } of seen)
              if (cents > 0)
                prices.observe(prices.series(market, sku, 'observed'), seconds(at), cents);
          }),
        ),
      ),
    histories: (market, skus, since) =>
      work(() =>
        since === undefined
          ? neededHistories(statements, market, skus)
          : new Map(
              skus.flatMap((sku) => {
                const history = historySince(statements, market, sku, seconds(since));
                return history.length > 0 ? [[sku, history]] : [];
              }),
            ),
      ),
    importRecords: (batches) => inTurn(() => importAll(database, batches)),
    listAfter: (last, limit) => work(() => statements.recordsAfter(last, limit)),
  };
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Before the start of a price, in seconds: what `priorPrice` looks at, and a day more. */
const REACH = seconds(PRIOR_PRICE_REACH) + 24 * 60 * 60;

function historySince(
  statements: PriceStatements,
  market: string,
  sku: string,
  since: number,
): PriceHistory {
  return statements
    .seriesOf(market, sku)
    .flatMap((series) => statements.runsSince(series, since).map(toPriceRun));
}

const toPriceRun = ({ since, until, cents }: StoredRun): PriceRun => ({
  cents,
  from: since * 1000,
  until: until * 1000,
});

/**
 * What `priorPrice` needs: from before the start of the current price, which may be years ago. Each
 * source is asked for the time before its own last price, and two days more, as one source may
 * know of the price before the other does.
 */
function neededHistories(
  statements: PriceStatements,
  market: string,
  skus: readonly string[],
): ReadonlyMap<string, PriceHistory> {
  const bySku = new Map<string, PriceHistory[]>();
  for (const { sku, runs } of statements.recentRuns(market, [...new Set(skus)], REACH + SLACK)) {
    const others = bySku.get(sku);
    if (others) others.push(runs);
    else bySku.set(sku, [runs]);
  }
  return new Map(
    Array.from(bySku, ([sku, sources]) => {
      const history = sources.length === 1 ? (sources[0] ?? []) : sources.flat();
      const knownFrom = Math.max(...sources.map(startOfKnown));
      const last = sources.flatMap((runs) => runs.slice(-1));
      return [
        sku,
        beganSince(knownFrom + REACH, history, last)
          ? history
          : completed(history, knownFrom, (since) => historySince(statements, market, sku, since)),
      ];
    }),
  );
}

const SLACK = seconds(MAX_GAP);

/** Since when a source has told all, in seconds: if it has no run before its reach, always. */
function startOfKnown(runs: PriceHistory): number {
  const start = seconds(runs.at(-1)?.from ?? 0) - REACH - SLACK;
  return seconds(runs[0]?.from ?? 0) > start ? Number.NEGATIVE_INFINITY : start;
}

/**
 * Whether the current price, one of the `last` of each source, is known to have begun at a moment, in
 * seconds, or later: no source knows the same price until so shortly before that it would have lasted.
 */
function beganSince(moment: number, history: PriceHistory, last: PriceHistory): boolean {
  const at = moment * 1000;
  return !history.some(
    ({ cents, from, until }) =>
      from < at && until >= at - MAX_GAP && last.some((one) => one.cents === cents),
  );
}

/** Reads further back while the current price is found to have begun earlier. */
function completed(
  known: PriceHistory,
  knownFrom: number,
  read: (since: number) => PriceHistory,
): PriceHistory {
  let [history, from] = [known, knownFrom];
  for (;;) {
    const current = priceTimeline(history).at(-1);
    const needed = current ? seconds(current.from) - REACH : from;
    if (needed >= from) return history;
    from = needed;
    history = read(from);
  }
}

async function work<T>(make: () => T): Promise<Result<T, PriceLedgerFailure>> {
  const done = await retryWhileBusy(make);
  return done.ok ? done : err({ kind: 'prices-unavailable', message: done.error.message });
}

/** Records that are added in one turn of the event loop. */
const TURN = 500;

async function importAll(
  database: PriceDatabase,
  batches: AsyncIterable<readonly PriceRecord[]>,
): Promise<Result<ImportedPrices, PriceLedgerFailure | ContradictingRecord>> {
  const begun = await work(() => database.begin());
  if (!begun.ok) return begun;
  try {
    const imported = await addAll(database.statements, batches);
    if (imported.ok) database.commit();
    return imported;
  } finally {
    database.rollback();
  }
}

async function addAll(
  statements: PriceStatements,
  batches: AsyncIterable<readonly PriceRecord[]>,
): Promise<Result<ImportedPrices, ContradictingRecord>> {
  const add = createAdding(statements);
  let [read, added] = [0, 0];
  for await (const batch of batches) {
    for (let start = 0; start < batch.length; start += TURN) {
      const turn = addRecords(add, batch.slice(start, start + TURN));
      if (!turn.ok) return err({ ...turn.error, index: turn.error.index + read });
      read += turn.value.read;
      added += turn.value.added;
      await nextTurn();
    }
  }
  return ok({ read, added });
}

function addRecords(
  add: ReturnType<typeof createAdding>,
  records: readonly PriceRecord[],
): Result<ImportedPrices, ContradictingRecord> {
  let added = 0;
  for (const [index, record] of records.entries()) {
    const outcome = add(record);
    if (typeof outcome === 'object')
      return err({ kind: 'price-contradicts', index, record, known: outcome.contradictedBy });
    if (outcome === 'added') added += 1;
  }
  return ok({ read: records.length, added });
}

/**
 * Adds records one by one, in one transaction. Books are sorted by variant and time: a record that
 * follows all others of its series is added without a look at them.
 */
function createAdding(statements: PriceStatements): (record: PriceRecord) => Added {
  let [name, series] = ['', 0];
  let last: StoredRun | undefined;
  return ({ market, sku, cents, from, until }) => {
    const run = { since: seconds(from), until: seconds(until), cents };
    if (`${market} ${sku}` !== name) {
      name = `${market} ${sku}`;
      series = statements.series(market, sku, 'imported');
      last = statements.lastRun(series);
    }
    if (!last || run.since > last.until) {
      last = statements.addLast(series, last, run);
      return 'added';
    }
    const added = statements.add(series, run);
    last = statements.lastRun(series);
    return added;
  };
}

/**
 * Adds what the data of the embedded shop says of its own prices, before the first request. A record
 * that contradicts an earlier one is left out: what was shown then stays. Waits for another worker
 * of this server that does the same.
 */
export function seedPrices(database: PriceDatabase, records: readonly PriceRecord[]): void {
  if (retryWhileLocked(() => addAsOne(database, records))) return;
  for (const record of records) retryWhileLocked(() => addAsOne(database, [record]));
}

/** Returns false if a record contradicts; nothing is then added. */
function addAsOne(database: PriceDatabase, records: readonly PriceRecord[]): boolean {
  database.begin();
  try {
    const added = addRecords(createAdding(database.statements), records);
    if (added.ok) database.commit();
    return added.ok;
  } finally {
    database.rollback();
  }
}

/**
 * Years that prices are kept after they ended: as long as the Dutch authority may fine for them (Awb
 * 5:45), the longest such term of the countries that the shop sells in.
 */
export const PRICE_YEARS = 5;

/** Series that are looked through in one turn of the event loop. */
const PURGE_TURN = 500;

/** Deletes prices at the end of their retention period. */
export const createPriceRetention = (database: PriceDatabase, clock: Clock): Retention => ({
  async purge() {
    const now = new Date(clock.now());
    const time = seconds(now.setUTCFullYear(now.getUTCFullYear() - PRICE_YEARS));
    let [count, after] = [0, 0];
    for (;;) {
      const purged = await work(() =>
        database.write((statements) => statements.forgetUntil(time, after, PURGE_TURN)),
      );
      if (!purged.ok) return err({ kind: 'purge-failed', message: purged.error.message });
      count += purged.value.count;
      if (purged.value.lastSeries === undefined) return ok(count);
      after = purged.value.lastSeries;
      await nextTurn();
    }
  },
});

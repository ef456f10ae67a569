import type { PriceRecord, PriceSource } from '#src/pricing/price-record.ts';
import { MAX_GAP, type PriceRun } from '#src/pricing/price-history.ts';
import type { Connection } from './connection.ts';
import { column, inTransaction, migrate, openConnection } from './database-file.ts';

/**
 * Migration steps of the price database, as those of carts. Moments are seconds since 1970: with
 * milliseconds the file would be a quarter larger.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE series (
    id INTEGER PRIMARY KEY,
    market TEXT NOT NULL,
    sku TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('observed', 'imported')),
    UNIQUE (market, sku, source)
  ) STRICT;

  -- Runs of a series never overlap.
  CREATE TABLE runs (
    series INTEGER NOT NULL REFERENCES series (id),
    since INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until >= since),
    cents INTEGER NOT NULL CHECK (cents > 0),
    PRIMARY KEY (series, since)
  ) STRICT, WITHOUT ROWID;
  `,
];

/** The prices on disk. What `write` has changed is stored as a whole or not at all. */
export interface PriceDatabase {
  readonly statements: PriceStatements;
  write<T>(change: (statements: PriceStatements) => T): T;
  /** Starts a change of several steps, which `commit` or `rollback` ends. */
  begin(): void;
  commit(): void;
  rollback(): void;
  close(): void;
}

/**
 * Opens the database, as `openCartDatabase` opens that of carts. A file of its own: prices are
 * millions of rows, which a check of the carts would read at every start, and no personal data. A
 * power cut may lose the last observations, which are made again.
 */
export function openPriceDatabase(path: string): PriceDatabase {
  try {
    return createPriceDatabase(openConnection(path, prepareConnection));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The price database ${path} cannot be opened: ${reason}`, { cause });
  }
}

function prepareConnection(connection: Connection): void {
  connection.exec('PRAGMA busy_timeout = 0');
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = NORMAL');
  // In KiB, four times the usual: the inner pages of millions of rows, which each listing goes through.
  connection.exec('PRAGMA cache_size = -8192');
  migrate(connection, MIGRATIONS, (step) => void connection.exec(step));
}

function createPriceDatabase(connection: Connection): PriceDatabase {
  const statements = prepareStatements(connection);
  return {
    statements,
    write: (change) => inTransaction(connection, 'IMMEDIATE', () => change(statements)),
    begin: () => void connection.exec('BEGIN IMMEDIATE'),
    commit: () => void connection.exec('COMMIT'),
    rollback: () => {
      if (connection.inTransaction) connection.exec('ROLLBACK');
    },
    close: () => {
      column(connection, 'PRAGMA wal_checkpoint(TRUNCATE)');
      connection.close();
    },
  };
}

/** A run as it is stored: seconds since 1970, both included. */
export type StoredRun = { readonly since: number; readonly until: number; readonly cents: number };

/** A series is the prices of one variant in one market by one source. */
export interface PriceStatements {
  /** The ids of what is known of a variant, by any source. */
  seriesOf(market: string, sku: string): readonly number[];
  /** The id of a series, which is created if there is none. */
  series(market: string, sku: string, source: PriceSource): number;
  /**
   * Per series of these variants its runs in one answer: an answer per run costs more than to find
   * it. They are those since `reach` seconds before the last one, and the one before.
   */
  recentRuns(market: string, skus: readonly string[], reach: number): readonly RecentRuns[];
  /** The runs since a moment, and the one before it. */
  runsSince(series: number, since: number): readonly StoredRun[];
  /** Adds what was observed at a moment. */
  observe(series: number, at: number, cents: number): void;
  /** The latest run of a series. */
  lastRun(series: number): StoredRun | undefined;
  /** Adds a run after all others of its series. */
  addLast(series: number, last: StoredRun | undefined, run: StoredRun): StoredRun;
  /** Adds a run; returns the price that contradicts it, if there is one. */
  add(series: number, run: StoredRun): Added;
  recordsAfter(last: PriceRecord | undefined, limit: number): readonly PriceRecord[];
  /** Deletes runs that ended before a moment, of at most `limit` series after one. */
  forgetUntil(time: number, after: number, limit: number): Forgotten;
}

export type RecentRuns = {
  readonly sku: string;
  /** In order; at least one. */
  readonly runs: readonly PriceRun[];
};
export type Added = 'known' | 'added' | { readonly contradictedBy: number };
export type Forgotten = { readonly count: number; readonly lastSeries: number | undefined };

/**
 * A price that is still the same is stored again only after this time, in seconds: a popular product
 * is read every few seconds.
 */
const SEEN_AGAIN = 6 * 60 * 60;

/**
 * A higher price is stored only if a lower one was not seen for this time, in seconds: two servers of
 * the commerce side, or of its caches, may answer two prices in turn, and the lower one counts.
 */
const LOW_LASTS = 60 * 60;

type Prepare = (sql: string) => {
  all(...values: (string | number)[]): unknown[];
  run(...values: (string | number)[]): { changes: number; lastInsertRowid: number | bigint };
};

function prepareStatements(connection: Connection): PriceStatements {
  const prepare: Prepare = (sql) => connection.prepare<(string | number)[]>(sql);
  const rawly: Prepare = (sql) => connection.prepare<(string | number)[]>(sql).raw();
  const found = rawly('SELECT id FROM series WHERE market = ? AND sku = ?');
  const one = rawly('SELECT id FROM series WHERE market = ? AND sku = ? AND source = ?');
  const create = prepare('INSERT INTO series (market, sku, source) VALUES (?, ?, ?)');
  const since = rawly(
    `SELECT since, until, cents FROM runs WHERE series = ? AND since >= coalesce(
      (SELECT max(since) FROM runs WHERE series = ? AND since <= ?), ?) ORDER BY since`,
  );
  const runs = prepareRuns(prepare, rawly);
  return {
    seriesOf: (market, sku) => (found.all(market, sku) as [number][]).map(([id]) => id),
    series: (market, sku, source) =>
      (one.all(market, sku, source) as [number][])[0]?.[0] ??
      Number(create.run(market, sku, source).lastInsertRowid),
    runsSince: (series, from) =>
      (since.all(series, series, from, from) as [number, number, number][]).map(toRun),
    lastRun: (series) => runs.lastUntil(series, Number.MAX_SAFE_INTEGER),
    addLast: addingLast(runs),
    observe: observing(runs),
    add: adding(runs),
    recentRuns: prepareRecent(rawly),
    recordsAfter: prepareListing(prepare),
    forgetUntil: prepareForgetting(prepare),
  };
}

const toRun = ([since, until, cents]: [number, number, number]): StoredRun => ({
  since,
  until,
  cents,
});

type RunStatements = ReturnType<typeof prepareRuns>;

function prepareRuns(prepare: Prepare, rawly: Prepare) {
  const before = rawly(
    `SELECT since, until, cents FROM runs WHERE series = ? AND since <= ?
     ORDER BY since DESC LIMIT 1`,
  );
  const insert = prepare('INSERT INTO runs (series, since, until, cents) VALUES (?, ?, ?, ?)');
  const extend = prepare('UPDATE runs SET until = ? WHERE series = ? AND since = ?');
  const remove = prepare('DELETE FROM runs WHERE series = ? AND since = ?');
  return {
    /** The run that began last, up to a moment. */
    lastUntil: (series: number, at: number): StoredRun | undefined =>
      (before.all(series, at) as [number, number, number][]).map(toRun)[0],
    put: (series: number, { since, until, cents }: StoredRun): void => {
      if (since <= until) insert.run(series, since, until, cents);
    },
    extend: (series: number, { since }: StoredRun, until: number) =>
      void extend.run(until, series, since),
    remove: (series: number, { since }: StoredRun) => void remove.run(series, since),
  };
}

const observing =
  ({ lastUntil, put, extend, remove }: RunStatements): PriceStatements['observe'] =>
  (series, at, cents) => {
    const run = lastUntil(series, at);
    const unseen = run ? at - run.until : Number.POSITIVE_INFINITY;
    const isChange = unseen > 0 && run?.cents !== cents;
    if (isChange && run && cents > run.cents && unseen < LOW_LASTS) return;
    if (!run || isChange || unseen > MAX_GAP / 1000) {
      put(series, { since: at, until: at, cents });
    } else if (run.cents === cents) {
      if (at - run.until >= SEEN_AGAIN) extend(series, run, at);
    } else if (cents < run.cents) {
      // Two servers saw different prices: the lower one counts.
      remove(series, run);
      put(series, { ...run, until: at - 1 });
      put(series, { since: at, until: at, cents });
      put(series, { ...run, since: at + 1 });
    }
  };

const adding =
  ({ lastUntil, put, extend, remove }: RunStatements): PriceStatements['add'] =>
  (series, { cents, ...added }) => {
    let { since, until } = added;
    for (;;) {
      const next = lastUntil(series, until + 1);
      const run = next?.cents === cents ? next : lastUntil(series, until);
      if (!run || run.until < since - 1 || (run.until < since && run.cents !== cents)) {
        put(series, { since, until, cents });
        return 'added';
      }
      if (run.cents !== cents) {
        // Where one ends at the moment at which the other begins, that moment belongs to the latter.
        if (run.since === until && since < until) until -= 1;
        else if (run.until === since && run.since < since) extend(series, run, since - 1);
        else return { contradictedBy: run.cents };
      } else if (run.since <= since && run.until >= until) {
        return 'known';
      } else if (run.since <= since) {
        extend(series, run, until);
        return 'added';
      } else {
        remove(series, run);
        since = Math.min(since, run.since);
        until = Math.max(until, run.until);
      }
    }
  };

const addingLast =
  ({ put, extend }: RunStatements): PriceStatements['addLast'] =>
  (series, last, run) => {
    if (last?.cents === run.cents && last.until === run.since - 1) {
      extend(series, last, run.until);
      return { ...last, until: run.until };
    }
    put(series, run);
    return run;
  };

/** Before any moment of a price, in seconds: the year 0. */
const FIRST = -1e11;

/**
 * Each series has a subquery of its own: a query that groups the runs of all series sorts a thousand
 * of them for a listing, and takes more than twice as long.
 */
export const RECENT_RUNS = `
  SELECT sku, (
    SELECT group_concat(since || ',' || until || ',' || cents) FROM runs
    WHERE series = series.id AND since >= coalesce(
      (SELECT max(since) FROM runs AS before WHERE before.series = series.id AND before.since <=
        (SELECT max(since) FROM runs AS own WHERE own.series = series.id) - ?), ${FIRST})
  ) FROM json_each(?) AS asked CROSS JOIN series ON market = ? AND sku = asked.value`;

function prepareRecent(rawly: Prepare): PriceStatements['recentRuns'] {
  const recent = rawly(RECENT_RUNS);
  return (market, skus, reach) =>
    (recent.all(reach, JSON.stringify(skus), market) as [string, string | null][]).flatMap(
      ([sku, text]) => (text === null ? [] : [{ sku, runs: readRuns(text) }]),
    );
}

/** Reads `since,until,cents,since,…`; an aggregate promises no order. */
function readRuns(text: string): readonly PriceRun[] {
  const numbers = JSON.parse(`[${text}]`) as number[];
  const runs: PriceRun[] = [];
  let [isOrdered, before] = [true, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < numbers.length; at += 3) {
    const [since = 0, until = 0, cents = 0] = [numbers[at], numbers[at + 1], numbers[at + 2]];
    runs.push({ cents, from: since * 1000, until: until * 1000 });
    isOrdered &&= since >= before;
    before = since;
  }
  return isOrdered ? runs : runs.toSorted((one, other) => one.from - other.from);
}

type RecordRow = StoredRun & Pick<PriceRecord, 'market' | 'sku' | 'source'>;

function prepareListing(prepare: Prepare): PriceStatements['recordsAfter'] {
  const list = prepare(
    `SELECT market, sku, source, since, until, cents FROM series JOIN runs ON series = id
     WHERE (market, sku, source) >= (?, ?, ?)
       AND ((market, sku, source) > (?, ?, ?) OR since > ?)
     ORDER BY market, sku, source, since LIMIT ?`,
  );
  return (last, limit) => {
    const { market = '', sku = '', source = '', from = -1000 } = last ?? {};
    const names = [market, sku, source];
    return (list.all(...names, ...names, from / 1000, limit) as RecordRow[]).map(
      ({ since, until, ...record }) =>
        Object.assign(record, { from: since * 1000, until: until * 1000 }),
    );
  };
}

function prepareForgetting(prepare: Prepare): PriceStatements['forgetUntil'] {
  const ids = prepare('SELECT id FROM series WHERE id > ? ORDER BY id LIMIT ?');
  const forget = prepare('DELETE FROM runs WHERE series = ? AND since < ? AND until < ?');
  return (time, after, limit) => {
    const series = (ids.all(after, limit) as { readonly id: number }[]).map(({ id }) => id);
    const count = series.reduce((sum, id) => sum + forget.run(id, time, time).changes, 0);
    return { count, lastSeries: series.at(-1) };
  };
}

import Database from 'libsql';
import { rmSync } from 'node:fs';
import {
  EMPTY_PROGRESS,
  type PushProgress,
  type PushProgressStore,
  type RecordList,
  type RecordListName,
} from './push-progress.ts';

/** A {@link PushProgressStore}; `close` closes its file. */
export type PushProgressDatabase = PushProgressStore & { readonly close: () => void };

type Connection = InstanceType<typeof Database>;

/**
 * Keeps the progress in a database. A killed process loses nothing of it, and a power cut the newest
 * notes at most, which the next run makes again. A file that is no database counts as absent.
 */
export function openPushProgress(path: string): PushProgressDatabase {
  const connection = openOrReplace(path);
  const lists = createLists(connection);
  const find = connection.prepare<[string]>('SELECT live, building FROM indexes WHERE name = ?');
  const store = connection.prepare<string[]>('REPLACE INTO indexes VALUES (?, ?, ?)');
  const write = (index: string, { live, building }: PushProgress) =>
    void store.run(index, live, building);
  return {
    read: (index) => (find.all(index) as PushProgress[])[0] ?? EMPTY_PROGRESS,
    write,
    records: (index, list) => lists.open(index, list),
    noteLive(index, live) {
      connection.transaction(() => {
        lists.open(index, 'live').clear();
        lists.rename(index, 'draft', 'live');
        write(index, { ...EMPTY_PROGRESS, live });
      })();
    },
    close() {
      // Leaves a single file that is complete by itself.
      connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
      connection.close();
    },
  };
}

/** SQLite's own names for the files of a database. */
const SUFFIXES = ['', '-wal', '-shm'];

const UNREADABLE: ReadonlySet<unknown> = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

function openOrReplace(path: string): Connection {
  try {
    return open(path);
  } catch (error) {
    if (!(error instanceof Database.SqliteError && UNREADABLE.has(error.code))) throw error;
    for (const suffix of SUFFIXES) rmSync(`${path}${suffix}`, { force: true });
    return open(path);
  }
}

/** Milliseconds to wait for another process that writes. */
const BUSY_TIMEOUT = 5000;

function open(path: string): Connection {
  const connection = new Database(path);
  try {
    connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = NORMAL');
    connection.exec(SCHEMA);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** The name of an index stands in its lists alone, and not in each of half a million records. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS indexes (
    name TEXT PRIMARY KEY, live TEXT NOT NULL, building TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS lists (
    number INTEGER PRIMARY KEY, index_name TEXT NOT NULL, name TEXT NOT NULL,
    UNIQUE (index_name, name)
  );
  CREATE TABLE IF NOT EXISTS records (
    list INTEGER NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (list, id)
  ) WITHOUT ROWID;`;

type Lists = {
  readonly open: (index: string, name: RecordListName) => RecordList;
  /** Gives the records of a list to an empty one. */
  readonly rename: (index: string, from: RecordListName, to: RecordListName) => void;
};

/** Records go to SQLite as one text of JSON, because a call for each would take most of the time. */
function createLists(connection: Connection): Lists {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const create = prepare('INSERT INTO lists (index_name, name) VALUES (?, ?)');
  const find = prepare('SELECT number FROM lists WHERE index_name = ? AND name = ?');
  const forget = prepare('DELETE FROM lists WHERE index_name = ? AND name = ?');
  const rename = prepare('UPDATE lists SET name = ? WHERE index_name = ? AND name = ?');
  const count = prepare('SELECT count(*) AS count FROM records WHERE list = ?');
  const add = prepare('REPLACE INTO records SELECT ?, value ->> 0, value ->> 1 FROM json_each(?)');
  const remove = prepare(
    'DELETE FROM records WHERE list = ? AND id IN (SELECT value FROM json_each(?))',
  );
  const clear = prepare('DELETE FROM records WHERE list = ?');
  const hashes = prepare(
    'SELECT id, hash FROM records WHERE list = ? AND id IN (SELECT value FROM json_each(?))',
  );
  const absent = `FROM records AS one WHERE list = ?
    AND NOT EXISTS (SELECT 1 FROM records AS other WHERE other.list = ? AND other.id = one.id)`;
  const countAbsent = prepare(`SELECT count(*) AS count ${absent}`);
  const idsAbsent = prepare(`SELECT id ${absent} LIMIT ?`);

  const numberOf = (index: string, name: RecordListName): number => {
    const found = (find.all(index, name) as { readonly number: number }[])[0];
    return found?.number ?? Number(create.run(index, name).lastInsertRowid);
  };
  return {
    open(index, name) {
      /** A list has another number when its records went live. */
      const number = () => numberOf(index, name);
      return {
        count: () => countIn(count.all(number())),
        hashesOf: (ids) => {
          const rows = hashes.all(number(), JSON.stringify(ids));
          return new Map(
            (rows as { readonly id: string; readonly hash: string }[]).map(({ id, hash }) => [
              id,
              hash,
            ]),
          );
        },
        add: (records) => void add.run(number(), JSON.stringify(records)),
        remove: (ids) => void remove.run(number(), JSON.stringify(ids)),
        clear: () => void clear.run(number()),
        countAbsentFrom: (other) => countIn(countAbsent.all(number(), numberOf(index, other))),
        idsAbsentFrom: (other, limit) => {
          const rows = idsAbsent.all(number(), numberOf(index, other), limit);
          return (rows as { readonly id: string }[]).map(({ id }) => id);
        },
      };
    },
    rename(index, from, to) {
      forget.run(index, to);
      rename.run(to, index, from);
    },
  };
}

const countIn = (rows: unknown): number => (rows as { readonly count: number }[])[0]?.count ?? 0;

import Database from 'libsql';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Connection } from './connection.ts';

/* What all databases of the embedded shop share: their files, transactions and errors. */

/**
 * Opens a database, creates the file if there is none, and lets `prepare` set it up. `:memory:`
 * opens one that is gone once closed. Blocks the thread while another process holds the file, as no
 * request is served yet.
 */
export function openConnection(
  path: string,
  prepare: (connection: Connection) => void,
): Connection {
  if (path !== ':memory:') prepareDatabaseFile(path);
  const connection = new Database(path);
  retryWhileLocked(() => prepare(connection));
  return connection;
}

/** Applies the steps that a file has not had; `user_version` counts those that it has. */
export function migrate<Step>(
  connection: Connection,
  steps: readonly Step[],
  apply: (step: Step) => void,
): void {
  if (stepsDone(connection, steps.length) === steps.length) return;
  inTransaction(connection, 'IMMEDIATE', () => {
    // Another process may have applied the steps while this one waited.
    for (const step of steps.slice(stepsDone(connection, steps.length))) apply(step);
    connection.exec(`PRAGMA user_version = ${steps.length}`);
  });
}

function stepsDone(connection: Connection, known: number): number {
  const done = Number(column(connection, 'PRAGMA user_version')[0]);
  if (done > known) throw new Error('it was written by a newer version of the shop');
  return done;
}

export type DatabaseError = Error & { readonly code: string };

/** Whether SQLite raised the error, as opposed to a bug in the shop. */
export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Database.SqliteError;

/** Whether another process holds the lock on the file, so that the work may be retried. */
export const isBusy = (error: unknown): boolean =>
  isDatabaseError(error) && error.code.startsWith('SQLITE_BUSY');

/**
 * Maximum wait for another process that holds the file, in milliseconds. At a restart the old
 * process may still run; if two start at once, one creates the tables.
 */
const OPENING_TIMEOUT = 5000;
const PAUSE = 25;

/** Blocks the thread while it waits: for the start, when no request is served yet. */
export function retryWhileLocked<T>(open: () => T): T {
  for (let waited = 0; ; waited += PAUSE) {
    try {
      return open();
    } catch (error) {
      if (!isBusy(error) || waited >= OPENING_TIMEOUT) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
}

export function inTransaction<T>(connection: Connection, mode: string, action: () => T): T {
  if (!connection.open) throw new Database.SqliteError('the database is closed', 'SQLITE_MISUSE');
  connection.exec(`BEGIN ${mode}`);
  try {
    const answer = action();
    connection.exec('COMMIT');
    return answer;
  } catch (error) {
    // A full disk ends the transaction by itself; a second rollback would hide the cause.
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

export const column = (connection: Connection, sql: string): readonly unknown[] =>
  connection
    .prepare(sql)
    .all()
    .map((row) => Object.values(row as object)[0]);

const OWNER_ONLY = 0o600;

/**
 * Makes a database file, and SQLite's files beside it, readable by its owner alone; SQLite creates
 * those with the mode of the database. Creates a missing folder for the owner alone; leaves an
 * existing folder as it is, as other programs may use it.
 */
function prepareDatabaseFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  createFile(path);
  for (const suffix of ['', '-wal', '-shm', '-journal']) restrictToOwner(`${path}${suffix}`);
}

/** Never opens an existing file: closing it would drop the locks that SQLite has on it. */
function createFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Leaves files of another user, or on a file system without modes, as they are. */
function restrictToOwner(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || (found.mode & 0o777 & ~OWNER_ONLY) === 0) return;
  try {
    chmodSync(path, found.mode & OWNER_ONLY);
  } catch (error) {
    if (!UNCHANGEABLE.has(codeOf(error))) throw error;
  }
}

const UNCHANGEABLE: ReadonlySet<unknown> = new Set(['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT']);

const codeOf = (error: unknown): unknown => (Object(error) as { readonly code?: unknown }).code;

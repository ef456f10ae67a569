import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { MIGRATIONS } from './cart-schema.ts';
import { prepareCartStatements, type CartStatements, type Connection } from './cart-statements.ts';
import { prepareNewsletterStatements, type NewsletterStatements } from './newsletter-statements.ts';

/** What can be done with the database; the newsletter's is a part of its own. */
export type Statements = CartStatements & { readonly newsletter: NewsletterStatements };

/**
 * Carts and subscribers on disk. What `write` has answered survives a crash and a loss of power; what
 * it has not is there as a whole or not at all.
 */
export interface CartDatabase {
  /** Looks at one moment of the database. */
  read<T>(look: (statements: Statements) => T): T;
  /** Carries out all of `change` or, when it throws, none of it. */
  write<T>(change: (statements: Statements) => T): T;
  close(): void;
}

/**
 * Opens the database, makes the file when there is none, and brings it to the present form. A file
 * that is damaged, no database, or of a newer shop stops here with an error that says so: no cart
 * is ever written over what cannot be read. `:memory:` is a database that is gone when closed.
 */
export function openCartDatabase(path: string): CartDatabase {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const connection = new Database(path);
    prepareConnection(connection);
    migrate(connection);
    return createCartDatabase(connection);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The cart database ${path} cannot be opened: ${reason}`, { cause });
  }
}

/** The database's own refusal, as against a mistake of ours. */
export const isDatabaseError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Database.SqliteError;

/**
 * A write-ahead log, because readers and the one writer then do not wait for each other, and a write
 * is one append. `synchronous = FULL`, because with a log anything less leaves the last commits in
 * the system's memory: `NORMAL` would keep the database whole, but lose to a power cut what had been
 * acknowledged. FULL waits for the disk at every commit, before `write` answers; a killed process
 * loses nothing either way. `fullfsync` makes macOS, too, wait for the disk and not for its cache;
 * elsewhere it means nothing.
 */
function prepareConnection(connection: Connection): void {
  // A lock is waited for by the callers, who can let others go on meanwhile.
  connection.exec('PRAGMA busy_timeout = 0');
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA fullfsync = ON');
  connection.exec('PRAGMA foreign_keys = ON');
  const [verdict] = column(connection, 'PRAGMA quick_check(1)');
  if (verdict !== 'ok') throw new Error(`the file is damaged (${String(verdict)})`);
}

function migrate(connection: Connection): void {
  const [version] = column(connection, 'PRAGMA user_version');
  const done = Number(version);
  if (done > MIGRATIONS.length) throw new Error('a newer version of the shop has written it');
  if (done === MIGRATIONS.length) return;
  inTransaction(connection, 'IMMEDIATE', () => {
    for (const step of MIGRATIONS.slice(done)) connection.exec(step);
    connection.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

function createCartDatabase(connection: Connection): CartDatabase {
  const statements = {
    ...prepareCartStatements(connection),
    newsletter: prepareNewsletterStatements(connection),
  };
  return {
    read: (look) => inTransaction(connection, 'DEFERRED', () => look(statements)),
    write: (change) => inTransaction(connection, 'IMMEDIATE', () => change(statements)),
    close: () => {
      // Leaves one file that is complete by itself.
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      connection.close();
    },
  };
}

function inTransaction<T>(connection: Connection, mode: string, action: () => T): T {
  if (!connection.open) throw new Database.SqliteError('the database is closed', 'SQLITE_MISUSE');
  connection.exec(`BEGIN ${mode}`);
  try {
    const answer = action();
    connection.exec('COMMIT');
    return answer;
  } catch (error) {
    // A full disk ends the transaction by itself; to end it twice would hide the reason.
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

const column = (connection: Connection, sql: string): readonly unknown[] =>
  connection
    .prepare(sql)
    .all()
    .map((row) => Object.values(row as object)[0]);

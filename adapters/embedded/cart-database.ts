import { randomBytes } from 'node:crypto';
import Database from 'libsql';
import { MIGRATIONS } from './cart-schema.ts';
import { prepareCartStatements, type CartStatements } from './cart-statements.ts';
import type { Connection } from './connection.ts';
import {
  prepareDeclarationStatements,
  type DeclarationStatements,
} from './declaration-statements.ts';
import { makeDurable } from './durable-connection.ts';
import { prepareMailboxStatements, type MailboxStatements } from './mailbox-statements.ts';
import { prepareNewsletterStatements, type NewsletterStatements } from './newsletter-statements.ts';
import { prepareDatabaseFile } from './private-files.ts';
import { prepareRecordStatements, type RecordStatements } from './record-statements.ts';

/** Prepared statements: those of carts at the top level, those of other tables in groups. */
export type Statements = CartStatements & {
  readonly newsletter: NewsletterStatements;
  readonly records: RecordStatements;
  readonly declarations: DeclarationStatements;
  readonly mailboxes: MailboxStatements;
};

/**
 * Carts, subscribers, declarations and actions on disk. A `write` that has returned survives a
 * crash and a power loss; one that has not is stored as a whole or not at all.
 */
export interface CartDatabase {
  /** Reads one consistent snapshot of the database. */
  read<T>(look: (statements: Statements) => T): T;
  /** Applies all of `change` or, if it throws, none of it. */
  write<T>(change: (statements: Statements) => T): T;
  /** Signs the ids of carts that have no row. Unique to this database and lost with it. */
  readonly secret: string;
  /**
   * Checkpoints the write-ahead log into the file and truncates it, as it holds older contents.
   * Does not wait: while another process reads or writes, the log stays until the next call.
   */
  emptyJournal(): void;
  close(): void;
}

/**
 * Opens the database, creates the file if there is none, and migrates it to the current schema.
 * Throws with the reason if the file is damaged, is not a database, or was written by a newer
 * version of the shop: no cart is written over data that cannot be read. `:memory:` opens a
 * database that is gone once closed. Only the user that runs the shop may access the file, as it
 * holds addresses and the secret.
 */
export function openCartDatabase(path: string): CartDatabase {
  try {
    if (path !== ':memory:') prepareDatabaseFile(path);
    const connection = new Database(path);
    patiently(() => prepareConnection(connection));
    return createCartDatabase(connection);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The cart database ${path} cannot be opened: ${reason}`, { cause });
  }
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

/** Blocks the thread while it waits, as no request is served yet. */
function patiently(open: () => void): void {
  for (let waited = 0; ; waited += PAUSE) {
    try {
      return open();
    } catch (error) {
      if (!isBusy(error) || waited >= OPENING_TIMEOUT) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
}

function prepareConnection(connection: Connection): void {
  // Callers wait for a lock themselves, without blocking other requests.
  connection.exec('PRAGMA busy_timeout = 0');
  makeDurable(connection);
  const [verdict] = column(connection, 'PRAGMA quick_check(1)');
  if (verdict !== 'ok') throw new Error(`the file is damaged (${String(verdict)})`);
  migrate(connection);
  keepSecret(connection);
}

function migrate(connection: Connection): void {
  if (stepsDone(connection) === MIGRATIONS.length) return;
  inTransaction(connection, 'IMMEDIATE', () => {
    // Another process may have applied the steps while this one waited.
    for (const step of MIGRATIONS.slice(stepsDone(connection))) {
      if (typeof step === 'string') connection.exec(step);
      else step(connection);
    }
    connection.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/** Creates the secret if there is none; if two processes try, one succeeds. */
function keepSecret(connection: Connection): void {
  if (secretOf(connection) !== undefined) return;
  const secret = randomBytes(32).toString('base64url');
  connection.prepare("INSERT OR IGNORE INTO secrets VALUES ('cart-ids', ?)").run(secret);
}

const secretOf = (connection: Connection): unknown =>
  column(connection, "SELECT value FROM secrets WHERE name = 'cart-ids'")[0];

function stepsDone(connection: Connection): number {
  const done = Number(column(connection, 'PRAGMA user_version')[0]);
  if (done > MIGRATIONS.length) throw new Error('a newer version of the shop has written it');
  return done;
}

function createCartDatabase(connection: Connection): CartDatabase {
  const statements = {
    ...prepareCartStatements(connection),
    newsletter: prepareNewsletterStatements(connection),
    records: prepareRecordStatements(connection),
    declarations: prepareDeclarationStatements(connection),
    mailboxes: prepareMailboxStatements(connection),
  };
  const emptyJournal = () => void column(connection, 'PRAGMA wal_checkpoint(TRUNCATE)');
  return {
    secret: String(secretOf(connection)),
    read: (look) => inTransaction(connection, 'DEFERRED', () => look(statements)),
    write: (change) => inTransaction(connection, 'IMMEDIATE', () => change(statements)),
    emptyJournal,
    close: () => {
      // Leaves a single file that is complete by itself.
      emptyJournal();
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
    // A full disk ends the transaction by itself; a second rollback would hide the cause.
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

const column = (connection: Connection, sql: string): readonly unknown[] =>
  connection
    .prepare(sql)
    .all()
    .map((row) => Object.values(row as object)[0]);

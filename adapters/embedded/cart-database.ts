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

/** What can be done with the database; what is no cart is a part of its own. */
export type Statements = CartStatements & {
  readonly newsletter: NewsletterStatements;
  readonly records: RecordStatements;
  readonly declarations: DeclarationStatements;
  readonly mailboxes: MailboxStatements;
};

/**
 * Carts, subscribers, declarations and actions on disk. What `write` has answered survives a crash and a
 * loss of power; what it has not is there as a whole or not at all.
 */
export interface CartDatabase {
  /** Looks at one moment of the database. */
  read<T>(look: (statements: Statements) => T): T;
  /** Carries out all of `change` or, when it throws, none of it. */
  write<T>(change: (statements: Statements) => T): T;
  /** Belongs to this database alone, and is lost with it: signs the ids of carts that have no row. */
  readonly secret: string;
  /**
   * Moves what was written into the file and empties the journal, which holds older contents of it.
   * Waits for nobody: while another process reads or writes, the journal stays for the next time.
   */
  emptyJournal(): void;
  close(): void;
}

/**
 * Opens the database, makes the file when there is none, and brings it to the present form. A file
 * that is damaged, no database, or of a newer shop stops here with an error that says so: no cart
 * is ever written over what cannot be read. `:memory:` is a database that is gone when closed. The
 * file is for nobody but the user that the shop runs as: it holds addresses, and the secret.
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

/** The database's own refusal, as against a mistake of ours. */
export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Database.SqliteError;

/** Whether another process has the file: what was refused may be tried again. */
export const isBusy = (error: unknown): boolean =>
  isDatabaseError(error) && error.code.startsWith('SQLITE_BUSY');

/**
 * How long to wait, in milliseconds, for another process that has the file: at a restart the old one
 * may still be at work, and of two that start at once one makes the tables.
 */
const OPENING_PATIENCE = 5000;
const PAUSE = 25;

/** This thread sleeps meanwhile: it serves nobody yet. */
function patiently(open: () => void): void {
  for (let waited = 0; ; waited += PAUSE) {
    try {
      return open();
    } catch (error) {
      if (!isBusy(error) || waited >= OPENING_PATIENCE) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
}

function prepareConnection(connection: Connection): void {
  // A lock is waited for by the callers, who can let others go on meanwhile.
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
    // Another process may have done them while this one waited.
    for (const step of MIGRATIONS.slice(stepsDone(connection))) {
      if (typeof step === 'string') connection.exec(step);
      else step(connection);
    }
    connection.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/** Makes the secret when there is none; of two processes that do one succeeds. */
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
      // Leaves one file that is complete by itself.
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

import { randomBytes } from 'node:crypto';
import type { StoredRecord } from '#ports/shared-stores.ts';
import { type Migration, MIGRATIONS } from './cart-schema.ts';
import { type CartStatements, prepareCartStatements } from './cart-statements.ts';
import { type Connection, prepareDeletion } from './connection.ts';
import { column, inTransaction, migrate, openConnection } from './database-file.ts';
import {
  type DeclarationStatements,
  prepareDeclarationStatements,
} from './declaration-statements.ts';
import { type DeliveryStatements, prepareDeliveryStatements } from './delivery-statements.ts';
import { type MailboxStatements, prepareMailboxStatements } from './mailbox-statements.ts';
import { type NewsletterStatements, prepareNewsletterStatements } from './newsletter-statements.ts';
import { preparePurchaseStatements, type PurchaseStatements } from './purchase-statements.ts';
import { prepareReviewStatements, type ReviewStatements } from './review-statements.ts';
import {
  prepareReviewPictureStatements,
  type ReviewPictureStatements,
} from './review-picture-statements.ts';
import {
  prepareStockAlertStatements,
  type StockAlertStatements,
} from './stock-alert-statements.ts';

/** Prepared statements: those of carts at the top level, those of other tables in groups. */
export type Statements = CartStatements & {
  readonly newsletter: NewsletterStatements;
  readonly records: RecordStatements;
  readonly declarations: DeclarationStatements;
  readonly mailboxes: MailboxStatements;
  readonly stockAlerts: StockAlertStatements;
  readonly reviews: ReviewStatements;
  readonly reviewPictures: ReviewPictureStatements;
  readonly purchases: PurchaseStatements;
  readonly deliveries: DeliveryStatements;
};

/**
 * Carts, subscribers, declarations and actions on disk. A `write` that has returned survives a
 * crash and a power loss; one that has not is stored as a whole or not at all.
 */
export interface CartDatabase {
  /** Reads one consistent snapshot of the database. */
  read<T>(query: (statements: Statements) => T): T;
  /** Applies all of `change` or, if it throws, none of it. */
  write<T>(change: (statements: Statements) => T): T;
  /** Signs the ids of carts that have no row. Unique to this database and lost with it. */
  readonly secret: string;
  /**
   * Checkpoints the write-ahead log into the file and truncates it, as it holds older contents.
   * Does not wait: while another process reads or writes, the log stays until the next call.
   */
  checkpointWal(): void;
  close(): void;
}

/**
 * Opens the database, creates the file if there is none, and migrates it to the current schema.
 * Throws with the reason if the file is damaged, is not a database, or was written by a newer
 * version of the shop: no cart is written over data that cannot be read. `:memory:` opens a
 * database that is gone once closed. Only the user that runs the shop may access the file, as it
 * holds addresses and the secret.
 *
 * @param options.busyTimeout how long work blocks the thread, in milliseconds, while another
 * process writes. By default it fails at once, and callers retry without blocking other requests.
 */
export function openCartDatabase(path: string, { busyTimeout = 0 } = {}): CartDatabase {
  try {
    const connection = openConnection(path, prepareConnection);
    connection.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
    return createCartDatabase(connection);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The cart database ${path} cannot be opened: ${reason}`, { cause });
  }
}

/** Sets a new or an older database up, and checks one that has data. */
export function prepareConnection(connection: Connection): void {
  connection.exec('PRAGMA busy_timeout = 0');
  makeDurable(connection);
  const [verdict] = column(connection, 'PRAGMA quick_check(1)');
  if (verdict !== 'ok') throw new Error(`the file is damaged (${String(verdict)})`);
  migrate(connection, MIGRATIONS, (step: Migration) =>
    typeof step === 'string' ? void connection.exec(step) : step(connection),
  );
  ensureSecret(connection);
}

/** Creates the secret if there is none; if two processes try, one succeeds. */
function ensureSecret(connection: Connection): void {
  if (secretOf(connection) !== undefined) return;
  const secret = randomBytes(32).toString('base64url');
  connection.prepare("INSERT OR IGNORE INTO secrets VALUES ('cart-ids', ?)").run(secret);
}

const secretOf = (connection: Connection): unknown =>
  column(connection, "SELECT value FROM secrets WHERE name = 'cart-ids'")[0];

/** A database over a connection that {@link prepareConnection} has set up. */
export function createCartDatabase(connection: Connection): CartDatabase {
  const statements = {
    ...prepareCartStatements(connection),
    newsletter: prepareNewsletterStatements(connection),
    records: prepareRecordStatements(connection),
    declarations: prepareDeclarationStatements(connection),
    mailboxes: prepareMailboxStatements(connection),
    stockAlerts: prepareStockAlertStatements(connection),
    reviews: prepareReviewStatements(connection),
    reviewPictures: prepareReviewPictureStatements(connection),
    purchases: preparePurchaseStatements(connection),
    deliveries: prepareDeliveryStatements(connection),
  };
  const checkpointWal = () => void column(connection, 'PRAGMA wal_checkpoint(TRUNCATE)');
  return {
    secret: String(secretOf(connection)),
    read: (query) => inTransaction(connection, 'DEFERRED', () => query(statements)),
    write: (change) => inTransaction(connection, 'IMMEDIATE', () => change(statements)),
    checkpointWal,
    close: () => {
      // Leaves a single file that is complete by itself.
      checkpointWal();
      connection.close();
    },
  };
}

/**
 * Makes acknowledged writes durable, and enforces foreign keys.
 *
 * Write-ahead log: readers and the one writer do not wait for each other, and a write is one
 * append. `synchronous = FULL`: with `NORMAL`, a power cut would keep the database intact but lose
 * the last acknowledged commits, which are still in the system's memory. FULL waits for the disk at
 * every commit, before `write` returns; a killed process loses nothing either way. `fullfsync`
 * makes macOS, too, wait for the disk and not for its cache; elsewhere it has no effect.
 */
export function makeDurable(connection: Connection): void {
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA fullfsync = ON');
  connection.exec('PRAGMA foreign_keys = ON');
  // Overwrites deleted or replaced data, such as an old address, instead of marking it as free.
  connection.exec('PRAGMA secure_delete = ON');
}

/** Prepared statements for the records of actions that another commerce backend carries out. */
interface RecordStatements {
  /** Returns a record stored after `since`. */
  record(action: string, since: number): StoredRecord | undefined;
  /** Replaces the action's earlier record. */
  storeRecord(action: string, record: StoredRecord, now: number): void;
  /** Deletes a batch of records stored up to `time`, oldest first; returns the number deleted. */
  forgetRecordsUntil(time: number): number;
}

function prepareRecordStatements(connection: Connection): RecordStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const find = prepare(
    'SELECT fingerprint, state FROM action_records WHERE action = ? AND kept_at > ?',
  );
  const store = prepare(
    'REPLACE INTO action_records (action, fingerprint, state, kept_at) VALUES (?, ?, ?, ?)',
  );
  const deleteRecords = prepareDeletion(connection, {
    table: 'action_records',
    key: 'action',
    time: 'kept_at',
  });
  return {
    record: (action, since) => (find.all(action, since) as StoredRecord[])[0],
    storeRecord: (action, { fingerprint, state }, now) =>
      void store.run(action, fingerprint, state, now),
    forgetRecordsUntil: (time) => deleteRecords.run(time).changes,
  };
}

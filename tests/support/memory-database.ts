import { randomBytes } from 'node:crypto';
import {
  type CartDatabase,
  createCartDatabase,
  prepareConnection,
} from '#adapters/embedded/cart-database.ts';
import { MIGRATIONS } from '#adapters/embedded/cart-schema.ts';
import type { Connection } from '#adapters/embedded/connection.ts';
import { column, openConnection } from '#adapters/embedded/database-file.ts';
import { once } from '#src/shared/memoize.ts';

/**
 * A cart database in memory that is opened at its first use: creating its tables takes milliseconds,
 * and most of the shops that tests open use none of their databases.
 */
export function memoryDatabase(): CartDatabase {
  let opened: CartDatabase | undefined;
  let isClosed = false;
  const database = () => {
    if (opened) return opened;
    opened = createCartDatabase(preparingLate(connectionWithTables()));
    if (isClosed) opened.close();
    return opened;
  };
  return {
    secret: randomBytes(32).toString('base64url'),
    read: (query) => database().read(query),
    write: (change) => database().write(change),
    checkpointWal: () => database().checkpointWal(),
    close() {
      isClosed = true;
      opened?.close();
    },
  };
}

/**
 * Prepares a statement when it is first used: a test uses a few of a hundred, which take as long to
 * prepare as the tables to create.
 */
const preparingLate = (connection: Connection): Connection =>
  new Proxy(connection, {
    get: (_, name) =>
      name === 'prepare'
        ? (sql: string) => madeLate(() => connection.prepare(sql))
        : memberOf(connection, name),
  });

const madeLate = <Made extends object>(make: () => Made): Made => {
  const made = once(make);
  return new Proxy({} as Made, { get: (_, name) => memberOf(made(), name) });
};

const memberOf = (owner: object, name: string | symbol): unknown => {
  const member: unknown = Reflect.get(owner, name);
  return typeof member === 'function' ? (member.bind(owner) as unknown) : member;
};

/** A thread's hundreds of databases have their tables at once, and not by a history of migrations. */
export const connectionWithTables = (): Connection =>
  openConnection(':memory:', (opened) => {
    opened.exec(tables());
    prepareConnection(opened);
  });

/** What the migrations lead to: tables, indexes and triggers, and the only row that they write into new ones. */
const tables = once((): string => {
  const connection = openConnection(':memory:', prepareConnection);
  const created = column(
    connection,
    "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY rowid",
  );
  connection.close();
  return [
    'BEGIN',
    ...created,
    `INSERT INTO secrets (name, value) VALUES ('mailbox', lower(hex(randomblob(32))))`,
    `PRAGMA user_version = ${MIGRATIONS.length}`,
    'COMMIT',
  ].join(';\n');
});

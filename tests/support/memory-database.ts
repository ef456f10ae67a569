import { randomBytes } from 'node:crypto';
import {
  type CartDatabase,
  createCartDatabase,
  prepareConnection,
} from '#adapters/embedded/cart-database.ts';
import { MIGRATIONS } from '#adapters/embedded/cart-schema.ts';
import { column, openConnection } from '#adapters/embedded/database-file.ts';
import { once } from '#src/shared/memoize.ts';

/**
 * A cart database in memory that is opened at its first use: creating its tables takes milliseconds,
 * and most of the shops that tests open use none of their databases.
 */
export function memoryDatabase(): CartDatabase {
  let opened: CartDatabase | undefined;
  const database = () => (opened ??= openWithTables());
  return {
    secret: randomBytes(32).toString('base64url'),
    read: (query) => database().read(query),
    write: (change) => database().write(change),
    checkpointWal: () => database().checkpointWal(),
    close: () => opened?.close(),
  };
}

/** A thread's hundreds of databases have their tables at once, and not by a history of migrations. */
function openWithTables(): CartDatabase {
  const connection = openConnection(':memory:', (opened) => {
    opened.exec(tables());
    prepareConnection(opened);
  });
  return createCartDatabase(connection);
}

/** What the migrations lead to: tables, indexes, and the only row that they write into new ones. */
const tables = once((): string => {
  const connection = openConnection(':memory:', prepareConnection);
  const created = column(
    connection,
    "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type DESC",
  );
  const [secret] = column(connection, "SELECT value FROM secrets WHERE name = 'mailbox'");
  connection.close();
  return [
    'BEGIN',
    ...created,
    `INSERT INTO secrets (name, value) VALUES ('mailbox', '${String(secret)}')`,
    `PRAGMA user_version = ${MIGRATIONS.length}`,
    'COMMIT',
  ].join(';\n');
});

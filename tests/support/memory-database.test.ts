import { describe, expect, it } from 'vitest';
import { prepareConnection } from '#adapters/embedded/cart-database.ts';
import type { Connection } from '#adapters/embedded/connection.ts';
import { column, openConnection } from '#adapters/embedded/database-file.ts';
import { connectionWithTables } from './memory-database.ts';

/** Tables, indexes and triggers, the version of their schema, rows by table (not SQLite's own), secrets. */
function contentOf(connection: Connection) {
  const tables = column(
    connection,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  return {
    schema: connection
      .prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name')
      .all(),
    version: column(connection, 'PRAGMA user_version'),
    rows: tables.map((name) => ({
      name,
      count: column(connection, `SELECT count(*) FROM "${String(name)}"`)[0],
    })),
    secrets: column(connection, 'SELECT name || length(value) FROM secrets ORDER BY name'),
  };
}

describe('a database of tests', () => {
  it('has all that the migrations make', () => {
    const migrated = contentOf(openConnection(':memory:', prepareConnection));
    expect(contentOf(connectionWithTables())).toEqual(migrated);
    expect(migrated.secrets).toEqual(['cart-ids43', 'mailbox64']);
  });

  it('has secrets of its own', () => {
    const secrets = [connectionWithTables(), connectionWithTables()].flatMap((connection) =>
      column(connection, 'SELECT value FROM secrets'),
    );
    expect(new Set(secrets).size).toBe(4);
  });
});

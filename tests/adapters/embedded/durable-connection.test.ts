import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDurable } from '#adapters/embedded/cart-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'durable-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('makeDurable', () => {
  it('C7 enables WAL with a full sync at every commit', () => {
    const connection = new Database(join(folder, 'carts.db'));
    makeDurable(connection);
    const settings = ['journal_mode', 'synchronous', 'fullfsync', 'foreign_keys'].map((name) =>
      connection.prepare(`PRAGMA ${name}`).all(),
    );
    expect(settings).toEqual([
      [{ journal_mode: 'wal' }],
      [{ synchronous: 2 }],
      [{ fullfsync: 1 }],
      [{ foreign_keys: 1 }],
    ]);
    connection.close();
  });
});

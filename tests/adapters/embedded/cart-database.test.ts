import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'cart-database-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('openCartDatabase', () => {
  it('makes the file, and its folder, when there is none', () => {
    const path = join(folder, 'new', 'carts.db');
    openCartDatabase(path).close();
    expect(readFileSync(path).subarray(0, 15).toString()).toBe('SQLite format 3');
  });

  it('refuses a file that is no database', () => {
    const path = join(folder, 'text.db');
    writeFileSync(path, 'Dear diary, '.repeat(1000));
    expect(() => openCartDatabase(path)).toThrow(`The cart database ${path} cannot be opened`);
    expect(readFileSync(path, 'utf8')).toBe('Dear diary, '.repeat(1000));
  });

  it('refuses a database that is damaged inside', () => {
    const path = join(folder, 'damaged.db');
    const database = openCartDatabase(path);
    database.write((statements) => {
      for (let cart = 0; cart < 2000; cart += 1) statements.createCart(`cart-${cart}`, cart);
    });
    database.close();
    const bytes = readFileSync(path);
    bytes.fill(0xff, 3 * 4096, 12 * 4096);
    writeFileSync(path, bytes);
    expect(() => openCartDatabase(path)).toThrow('damaged');
  });

  it('refuses a database that a newer shop has written', () => {
    const path = join(folder, 'newer.db');
    openCartDatabase(path).close();
    const newer = new Database(path);
    newer.exec('PRAGMA user_version = 1000');
    newer.close();
    expect(() => openCartDatabase(path)).toThrow('it was written by a newer version of the shop');
  });

  it('uses WAL, so that others can read while it writes', () => {
    const path = join(folder, 'durable.db');
    const database = openCartDatabase(path);
    const other = new Database(path);
    expect(other.prepare('PRAGMA journal_mode').all()).toEqual([{ journal_mode: 'wal' }]);
    other.close();
    database.close();
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
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

  it('waits for another writer as long as it is told, and else fails at once', async () => {
    const path = join(folder, 'busy.db');
    const database = openCartDatabase(path);
    const patient = openCartDatabase(path, { busyTimeout: 60_000 });
    const writer = await startWriter(path);
    expect(() => database.write((statements) => statements.createCart('one', 1))).toThrow(
      'database is locked',
    );
    patient.write((statements) => statements.createCart('two', 1));
    await writer.ended;
    expect(database.read((statements) => statements.cart('two'))).toBeDefined();
    for (const one of [database, patient]) one.close();
  });
});

/** Writes for half a second, in another thread; resolves when the lock is held. */
async function startWriter(path: string) {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const Database = require('libsql');
     const database = new Database(workerData);
     database.exec('BEGIN IMMEDIATE');
     parentPort.postMessage('locked');
     setTimeout(() => { database.exec('COMMIT'); database.close(); }, 500);`,
    { eval: true, workerData: path },
  );
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  await new Promise((resolve) => worker.once('message', resolve));
  return { ended };
}

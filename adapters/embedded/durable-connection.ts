import type { Connection } from './connection.ts';

/**
 * Makes a connection keep what it has acknowledged, and keep to the schema's references.
 *
 * A write-ahead log, because readers and the one writer then do not wait for each other, and a write
 * is one append. `synchronous = FULL`, because with a log anything less leaves the last commits in
 * the system's memory: `NORMAL` would keep the database whole, but lose to a power cut what had been
 * acknowledged. FULL waits for the disk at every commit, before `write` answers; a killed process
 * loses nothing either way. `fullfsync` makes macOS, too, wait for the disk and not for its cache;
 * elsewhere it means nothing.
 */
export function makeDurable(connection: Connection): void {
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA fullfsync = ON');
  connection.exec('PRAGMA foreign_keys = ON');
  // What is deleted or replaced, an old address for one, is overwritten in the file and not only marked as free.
  connection.exec('PRAGMA secure_delete = ON');
}

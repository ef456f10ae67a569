import type { Connection } from './connection.ts';

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

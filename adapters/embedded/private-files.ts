import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/**
 * Makes a database file, and SQLite's files beside it, readable by its owner alone; SQLite creates
 * those with the mode of the database. Creates a missing folder for the owner alone; leaves an
 * existing folder as it is, as other programs may use it.
 */
export function prepareDatabaseFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  createFile(path);
  for (const suffix of ['', '-wal', '-shm', '-journal']) narrowMode(`${path}${suffix}`);
}

/** Never opens an existing file: closing it would drop the locks that SQLite has on it. */
function createFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Leaves files of another user, or on a file system without modes, as they are. */
function narrowMode(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile() || (found.mode & 0o777 & ~OWNER_ONLY) === 0) return;
  try {
    chmodSync(path, found.mode & OWNER_ONLY);
  } catch (error) {
    if (!UNCHANGEABLE.has(codeOf(error))) throw error;
  }
}

const UNCHANGEABLE: ReadonlySet<unknown> = new Set(['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT']);

const codeOf = (error: unknown): unknown => (Object(error) as { readonly code?: unknown }).code;

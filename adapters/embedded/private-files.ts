import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/**
 * Prepares a database file so that its owner alone reads it, and SQLite's files beside it: it makes
 * those with the mode of the database. A folder that is missing is made for its owner alone; one that
 * is there may be another program's, too, and is left as it is.
 */
export function prepareDatabaseFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  createFile(path);
  for (const suffix of ['', '-wal', '-shm', '-journal']) narrowMode(`${path}${suffix}`);
}

/** Never opens a file that is there: to close it again would drop the locks that SQLite has on it. */
function createFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** A file of another user's, or of a file system without modes, stays as it is. */
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

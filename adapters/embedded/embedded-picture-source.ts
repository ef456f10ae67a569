import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { PictureFailure, PictureSource } from '#ports/content-source.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

/** Pictures from a folder. Reads nothing outside it, whatever a path or a link points to. */
export const createEmbeddedPictureSource = (folder: string): PictureSource => ({
  async read(path) {
    if (!isSafePath(path)) return err('not-found');
    try {
      const file = await realpath(resolve(folder, path));
      if (!isBelow(await realpath(folder), file)) return err('not-found');
      return await readPicture(file);
    } catch (error) {
      return err(isMissingFile(error) ? 'not-found' : 'unavailable');
    }
  },
});

const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Reads by one handle, so that the file whose size was checked is the file that is read. */
async function readPicture(file: string): Promise<Result<Uint8Array, PictureFailure>> {
  const handle = await open(file, 'r');
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) return err('not-found');
    if (facts.size > MAX_PICTURE_BYTES) return err('too-large');
    return ok(await handle.readFile());
  } finally {
    await handle.close();
  }
}

const isSafePath = (path: string): boolean =>
  path !== '' && !isAbsolute(path) && !path.includes('\0') && !path.split(/[/\\]/).includes('..');

function isBelow(folder: string, file: string): boolean {
  const relativePath = relative(folder, file);
  return (
    relativePath !== '' &&
    relativePath !== '..' &&
    !relativePath.startsWith(`..${sep}`) &&
    !isAbsolute(relativePath)
  );
}

const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'].includes(String(error.code));

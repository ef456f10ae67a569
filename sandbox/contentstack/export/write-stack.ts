import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureFailure, PictureSource } from '#ports/content-source.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { ExportedFile } from './stack-export.ts';

/** A folder with files in it is not written to: the importer would take what is there. */
export type WriteFailure =
  | { readonly kind: 'not-empty' }
  | { readonly kind: 'picture-unreadable'; readonly path: string; readonly why: PictureFailure };

/** Writes the files of a stack into a folder, which is created; returns their number. */
export async function writeStack(
  folder: string,
  files: readonly ExportedFile[],
  pictures: PictureSource,
): Promise<Result<number, WriteFailure>> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) return err({ kind: 'not-empty' });
  for (const file of files) {
    const target = join(folder, file.path);
    await mkdir(dirname(target), { recursive: true });
    if ('json' in file) {
      await writeFile(target, file.json);
      continue;
    }
    const picture = await pictures.read(file.picture);
    if (!picture.ok)
      return err({ kind: 'picture-unreadable', path: file.picture, why: picture.error });
    await writeFile(target, picture.value);
  }
  return ok(files.length);
}

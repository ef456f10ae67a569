import type { PictureSource } from '#ports/picture-source.ts';
import { err, ok } from '#src/shared/result.ts';

const LARGEST_PICTURE = 10 * 1024 * 1024;

/** Pictures by path. */
export const createMemoryPictureSource = (
  pictures: ReadonlyMap<string, Uint8Array>,
): PictureSource => ({
  read(path) {
    const picture = pictures.get(path);
    if (!picture) return Promise.resolve(err('not-found'));
    const isTooLarge = picture.byteLength > LARGEST_PICTURE;
    return Promise.resolve(isTooLarge ? err('too-large') : ok(picture));
  },
});

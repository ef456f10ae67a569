import type { Picture } from '#src/catalog/product.ts';
import type { Size } from '#src/content/awards.ts';
import { remoteImagePath } from '#src/content/remote-image-path.ts';
import { readCount, readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { fieldOf, isObject } from './json-object.ts';
import { readWords, type Reading } from './reading.ts';

/**
 * A picture of the content image host (P6), by its path there. One from another host, or of which
 * nobody knows how large it is, cannot be read.
 */
export const pictureReader =
  ({ imageHost, sizes }: Reading): Reader<Picture> =>
  (value) => {
    const file = readFile(fieldOf(value, 'file'));
    const alt = readWords(fieldOf(value, 'alt'));
    const path = file && remoteImagePath(file.url, imageHost);
    const size =
      file && (readSize(fieldOf(fieldOf(value, 'file'), 'dimension')) ?? sizes.get(file.uid));
    if (path === undefined || alt === undefined || !size) return undefined;
    return { path, width: size.width, height: size.height, alt };
  };

const readFile = readFields<{ uid: string; url: string }>({ uid: readText, url: readText });

/** In pixels, as far as any format of pictures goes. */
const LONGEST_SIDE = 99_999;

const readLength: Reader<number> = (value) => {
  const length = readCount(value);
  return length !== undefined && length > 0 && length <= LONGEST_SIDE ? length : undefined;
};

export const readSize: Reader<Size> = readFields<{ width: number; height: number }>({
  width: readLength,
  height: readLength,
});

/** Files within an entry whose size it does not say, those that its texts refer to among them. */
export function unsizedFiles(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(unsizedFiles);
  if (!isObject(value)) return [];
  const file = readFile(value['file']);
  if (file) return readSize(fieldOf(value['file'], 'dimension')) ? [] : [file.uid];
  const asset = readText(value['asset-uid']);
  return [...(asset === undefined ? [] : [asset]), ...Object.values(value).flatMap(unsizedFiles)];
}

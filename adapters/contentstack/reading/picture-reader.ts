import type { Picture } from '#src/catalog/product.ts';
import type { Size } from '#src/content/image-sizes.ts';
import { remoteImagePath } from '#src/content/image-url.ts';
import { readCount, readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { fieldOf, isObject } from './json-object.ts';
import { readTextOrEmpty, type ReadContext } from './read-context.ts';

/**
 * Reads a picture on the content image host (P6), as a path there. One on another host, or of
 * unknown dimensions, is unreadable.
 */
export const pictureReader =
  ({ imageHost, dimensions }: ReadContext): Reader<Picture> =>
  (value) => {
    const file = readFile(fieldOf(value, 'file'));
    const alt = readTextOrEmpty(fieldOf(value, 'alt'));
    const path = file && remoteImagePath(file.url, imageHost);
    const size =
      file &&
      (readDimensions(fieldOf(fieldOf(value, 'file'), 'dimension')) ?? dimensions.get(file.uid));
    if (path === undefined || alt === undefined || !size) return undefined;
    return { path, width: size.width, height: size.height, alt };
  };

const readFile = readFields<{ uid: string; url: string }>({ uid: readText, url: readText });

/** In pixels; the largest that image formats allow. */
const MAX_SIDE = 99_999;

const readLength: Reader<number> = (value) => {
  const length = readCount(value);
  return length !== undefined && length > 0 && length <= MAX_SIDE ? length : undefined;
};

export const readDimensions: Reader<Size> = readFields<{ width: number; height: number }>({
  width: readLength,
  height: readLength,
});

/** Returns the uids of files without dimensions in an entry, including those in its rich texts. */
export function filesWithoutDimensions(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(filesWithoutDimensions);
  if (!isObject(value)) return [];
  const file = readFile(value['file']);
  if (file) return readDimensions(fieldOf(value['file'], 'dimension')) ? [] : [file.uid];
  const asset = readText(value['asset-uid']);
  return [
    ...(asset === undefined ? [] : [asset]),
    ...Object.values(value).flatMap(filesWithoutDimensions),
  ];
}

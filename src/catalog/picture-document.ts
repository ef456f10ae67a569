import { readCount, type Reader, readFields, readText } from '../shared/json-reader.ts';
import type { Picture } from './product.ts';

/** Reads a picture, which is on the wire as it is. */
export const readPicture: Reader<Picture> = readFields({
  path: readText,
  width: readCount,
  height: readCount,
  alt: readText,
});

import type { Picture } from '#src/catalog/product.ts';
import {
  type Reader,
  readFields,
  readFieldsWith,
  readFlag,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import { type CustomAttributes, textOf } from './custom-attribute.ts';
import { byPosition, readLenientList, readPosition } from './lenient-lists.ts';

/** A picture in Magento's answer, which holds no dimensions. */
export type GalleryPicture = {
  readonly path: string;
  readonly label: string | undefined;
  readonly position: number;
  /** False for hidden pictures and videos. */
  readonly isShown: boolean;
};

/** Reads `media_gallery`, sorted by position. */
export const readGallery =
  (report: (entry: unknown) => void): Reader<readonly GalleryPicture[]> =>
  (value) =>
    readLenientList(readPicture, report)(value)?.toSorted(byPosition);

/** Reads a single picture, for example of `image`. */
export const readPicture: Reader<GalleryPicture> = (value) => {
  const needed = readFields({ url: readPath })(value);
  const { label, position = 0, disabled, kind = IMAGE } = readMore(value) ?? {};
  const isShown = disabled !== true && kind === IMAGE;
  return needed && { path: needed.url, label, position, isShown };
};

const IMAGE = 'ProductImage';

/**
 * Converts the shown pictures of a gallery. The attribute `picture_sizes` holds their dimensions in
 * the same order: `1200x900,800x600`. A picture without one gets the shop's usual size.
 */
export function toPictures(
  gallery: readonly GalleryPicture[],
  attributes: CustomAttributes,
  defaultAlt: string,
): readonly Picture[] {
  const sizes = (textOf(attributes, 'picture_sizes') ?? '').split(',').map(parseSize);
  return gallery.flatMap(({ path, label, isShown }, index) =>
    isShown ? [{ path, ...(sizes[index] ?? DEFAULT_SIZE), alt: label || defaultAlt }] : [],
  );
}

const DEFAULT_SIZE = { width: 1200, height: 900 };

function parseSize(text: string): Pick<Picture, 'width' | 'height'> | undefined {
  const [, width = '', height = ''] = /^\s*([1-9]\d{0,4})x([1-9]\d{0,4})\s*$/u.exec(text) ?? [];
  return width === '' ? undefined : { width: Number(width), height: Number(height) };
}

/**
 * Reads the path behind the product picture folder; `undefined` for any other URL, and for Magento's
 * placeholder. That is a file of the theme, or a file that administrators chose.
 */
const readPath: Reader<string> = (value) => {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  const [, path] = /\/catalog\/product\/(?!placeholder\/)(.+)$/u.exec(url?.pathname ?? '') ?? [];
  try {
    return path === undefined ? undefined : decodeURI(path);
  } catch {
    return undefined;
  }
};

const readMore = readFieldsWith<
  object,
  { label: string; position: number; disabled: boolean; kind: string }
>(
  {},
  {
    label: readText,
    position: readPosition,
    disabled: withDefault(readFlag, false),
    kind: readText,
  },
);

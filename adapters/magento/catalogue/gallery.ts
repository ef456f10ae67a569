import type { Picture } from '#src/catalog/product.ts';
import { readFields, readFlag, readText, type Reader } from '#src/shared/json-reader.ts';
import { orElse, readFieldsWith } from '#src/shared/lenient-readers.ts';
import { textOf, type CustomAttributes } from './custom-attribute.ts';
import { byPosition, readPosition } from './position.ts';
import { readTold } from './told-list.ts';

/** A picture as Magento tells it: it knows no sizes. */
export type GalleryPicture = {
  readonly path: string;
  readonly label: string | undefined;
  readonly position: number;
  /** False of what is not shown, and of films. */
  readonly isShown: boolean;
};

/** What `media_gallery` holds, in the order of its positions. */
export const readGallery =
  (tell: (entry: unknown) => void): Reader<readonly GalleryPicture[]> =>
  (value) =>
    readTold(readPicture, tell)(value)?.toSorted(byPosition);

/** One picture: of `image`, say. */
export const readPicture: Reader<GalleryPicture> = (value) => {
  const needed = readFields({ url: readPath })(value);
  const { label, position = 0, disabled, kind = IMAGE } = readMore(value) ?? {};
  const isShown = disabled !== true && kind === IMAGE;
  return needed && { path: needed.url, label, position, isShown };
};

const IMAGE = 'ProductImage';

/**
 * The pictures of a gallery with the sizes that stand beside them in `picture_sizes`, in its order:
 * `1200x900,800x600`. A picture whose size nobody told is taken to be as the shop's pictures are.
 */
export function toPictures(
  gallery: readonly GalleryPicture[],
  attributes: CustomAttributes,
  usualAlt: string,
): readonly Picture[] {
  const sizes = (textOf(attributes, 'picture_sizes') ?? '').split(',').map(parseSize);
  return gallery.flatMap(({ path, label, isShown }, place) =>
    isShown ? [{ path, ...(sizes[place] ?? USUAL_SIZE), alt: label || usualAlt }] : [],
  );
}

const USUAL_SIZE = { width: 1200, height: 900 };

function parseSize(text: string): Pick<Picture, 'width' | 'height'> | undefined {
  const [, width = '', height = ''] = /^\s*([1-9]\d{0,4})x([1-9]\d{0,4})\s*$/u.exec(text) ?? [];
  return width === '' ? undefined : { width: Number(width), height: Number(height) };
}

/** The part of an address behind the folder of product pictures; any other address is none. */
const readPath: Reader<string> = (value) => {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  const [, path] = /\/catalog\/product\/(.+)$/u.exec(url?.pathname ?? '') ?? [];
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
    disabled: orElse(readFlag, false),
    kind: readText,
  },
);

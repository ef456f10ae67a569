import type { Picture } from '#src/catalog/product.ts';
import { remoteImagePath } from '#src/content/image-url.ts';
import { sanitizeMarkup } from '#src/content/sanitize-markup.ts';
import type { RichText } from '#src/content/rich-text.ts';
import { readText, type Reader } from '#src/shared/json-reader.ts';
import { htmlMarkup } from './html-markup.ts';
import { jsonMarkup } from './json-markup.ts';
import { isObject } from './json-object.ts';
import type { ReadContext } from './read-context.ts';

/**
 * Reads rich text as JSON or HTML, reduced to the markup that the shop allows; the rest is
 * reported. A missing text is read as empty.
 */
export const richTextReader =
  (path: string, reading: ReadContext): Reader<RichText> =>
  (value) => {
    const html = readText(value);
    if (html !== undefined && html.length > MAX_LENGTH) return undefined;
    if (html === undefined && !isObject(value)) return isMissing(value) ? [] : undefined;
    const markup = html === undefined ? jsonMarkup(value) : htmlMarkup(html);
    if (!markup) return undefined;
    return sanitizeMarkup(markup, {
      resolvePicture: (attributes) => pictureOf(attributes, reading),
      onDropped: (name) => reading.reportDropped(`${path}.markup`, name),
    });
  };

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** More than a chapter of a book. */
const MAX_LENGTH = 200_000;

/**
 * Reads a picture in a text; `undefined` unless it is on the image host, has known dimensions and
 * has an `alt`, which may be empty.
 */
function pictureOf(
  attributes: Readonly<Record<string, string>>,
  { imageHost, dimensions }: ReadContext,
): Picture | undefined {
  const { src = '', alt } = attributes;
  const path = remoteImagePath(src, imageHost);
  const size = dimensions.get(attributes['asset-uid'] ?? '') ?? writtenSize(attributes);
  if (path === undefined || alt === undefined || !size) return undefined;
  return { path, width: size.width, height: size.height, alt };
}

function writtenSize({ width = '', height = '' }: Readonly<Record<string, string>>) {
  const hasWholeDimensions = [width, height].every((pixels) => /^[1-9]\d{0,4}$/u.test(pixels));
  return hasWholeDimensions ? { width: Number(width), height: Number(height) } : undefined;
}

import { pathRejection } from '../routing/path-rejection.ts';
import { decodePercent, encodePercent } from '../routing/percent-encoding.ts';
import { splitUrl } from '../routing/url-parts.ts';
import type { PixelRange } from './image-sizes.ts';

/** Options of a picture request (P6). */
export type ImageOptions = {
  readonly width: ImageWidth;
  readonly format?: ImageFormat;
  /** From 1 to 100. */
  readonly quality?: number;
  readonly crop?: 'square';
};

/** Formats that pictures are rendered in. */
export const IMAGE_FORMATS = ['webp', 'avif', 'jpeg'] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Default format and quality of a picture (P6). */
export const DEFAULT_FORMAT: ImageFormat = 'webp';
export const DEFAULT_QUALITY = 80;

/** Widths of pictures that may fill a screen, in pixels (P6). */
export const DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Widths of pictures that never fill a screen: icons, thumbnails, cards (P6). */
export const ICON_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;

/** A width that pictures are served in, in pixels. */
export type ImageWidth = (typeof DEVICE_WIDTHS | typeof ICON_WIDTHS)[number];

/** Width and height of the icon on a tab, in pixels (P6). */
export const FAVICON_SIZE = 49;

/** The shop's own URL of a picture of the content image host, in one size (P6). */
export function imageUrl(path: string, options: ImageOptions): string {
  const { width, format = DEFAULT_FORMAT, quality = DEFAULT_QUALITY, crop } = options;
  const address = `/remote-image/${encodePath(path)}?format=${format}&width=${width}&quality=${quality}`;
  return crop ? `${address}&crop=${crop}` : address;
}

/**
 * The same picture in every useful width, for a `srcset` attribute. `maxWidth` is the width of the
 * picture itself, `shown` how large it is shown. The last width is the first one that is no less than
 * either, which gives the picture in its own width, as none is enlarged; a larger request gains nothing.
 */
export function imageSrcSet(
  path: string,
  { maxWidth = Infinity, shown, ...options }: SrcSetOptions = {},
): string {
  const { least, most } = shown ?? EVERYWHERE;
  const largest = firstOf(Math.min(maxWidth, most));
  const smallest = Math.min(firstOf(least), largest);
  const widths = SOURCE_WIDTHS.slice(smallest, largest + 1);
  return widths.map((width) => `${imageUrl(path, { ...options, width })} ${width}w`).join(', ');
}

type SrcSetOptions = Omit<ImageOptions, 'width'> & {
  readonly maxWidth?: number;
  readonly shown?: PixelRange;
};

const EVERYWHERE: PixelRange = { least: 0, most: Infinity };

/** Position of the first width that is no less; of the last if all are. */
function firstOf(pixels: number): number {
  const found = SOURCE_WIDTHS.findIndex((width) => width >= pixels);
  return found < 0 ? SOURCE_WIDTHS.length - 1 : found;
}

/** Below this width a second file is not worth its request. */
const MIN_SOURCE_WIDTH = 96;
const SOURCE_WIDTHS: readonly ImageWidth[] = [
  ...ICON_WIDTHS.filter((width) => width >= MIN_SOURCE_WIDTH),
  ...DEVICE_WIDTHS,
];

/** Drops segments that a browser would resolve away, so that a path stays below its folder. */
const encodePath = (path: string): string =>
  path.split('/').filter(isOrdinarySegment).map(encodePercent).join('/');

/** Whether a decoded path names a picture below the pictures folder, and nothing outside it. */
export const isPicturePath = (path: string): boolean => path.split('/').every(isOrdinarySegment);

/** False for segments that a browser or a file system would resolve away. */
const isOrdinarySegment = (segment: string): boolean => !['', '.', '..'].includes(segment);

/**
 * Returns the path of a picture of the content image host, decoded and without a leading slash, as
 * `imageUrl` writes it after `/remote-image/` (P6). Drops the host's own query (its
 * transformations). `undefined` for an address on another host, which pages use as it is, and for
 * one that names no picture below the host's root.
 *
 * @param imageHost host name, with a port if it has one: `images.content.example`
 * @example
 * remoteImagePath('https://images.content.example/v3/bed%201.jpg?width=9',
 * 'images.content.example'); // 'v3/bed 1.jpg'
 */
export function remoteImagePath(url: string, imageHost: string): string | undefined {
  const { host } = HOST.exec(url)?.groups ?? {};
  if (host?.toLowerCase() !== imageHost.toLowerCase()) return undefined;
  const { path } = splitUrl(url.replace(HOST, ''));
  const decoded = pathRejection(path) === undefined ? decodePercent(path.slice(1)) : undefined;
  return decoded !== undefined && isPicturePath(decoded) && !hidesSlash(path) ? decoded : undefined;
}

/** With a scheme, or relative to the page's scheme (`//images…`). */
const HOST = /^(?:https?:)?\/\/(?<host>[^/?#]+)/i;

/** Whether a path has an encoded slash, which would become a separator when decoded. */
const hidesSlash = (path: string): boolean => /%2f/i.test(path);

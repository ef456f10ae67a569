import { encodePercent } from '../routing/percent-encoding.ts';
import { isOrdinarySegment } from './picture-path.ts';

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
 * picture itself: a larger request gains nothing.
 */
export function imageSrcSet(
  path: string,
  { maxWidth = Infinity, ...options }: Omit<ImageOptions, 'width'> & { maxWidth?: number } = {},
): string {
  const widths = SOURCE_WIDTHS.filter((width, index) => index === 0 || width <= maxWidth);
  return widths.map((width) => `${imageUrl(path, { ...options, width })} ${width}w`).join(', ');
}

/** Below this width a second file is not worth its request. */
const SMALLEST_SOURCE = 96;
const SOURCE_WIDTHS: readonly ImageWidth[] = [
  ...ICON_WIDTHS.filter((width) => width >= SMALLEST_SOURCE),
  ...DEVICE_WIDTHS,
];

/** Drops segments that a browser would resolve away, so that a path stays below its folder. */
const encodePath = (path: string): string =>
  path.split('/').filter(isOrdinarySegment).map(encodePercent).join('/');

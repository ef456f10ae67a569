import { queryValue } from '../routing/url-parts.ts';
import { err, ok, type Result } from '../shared/result.ts';
import {
  DEFAULT_FORMAT,
  DEFAULT_QUALITY,
  DEVICE_WIDTHS,
  ICON_WIDTHS,
  IMAGE_FORMATS,
  type ImageFormat,
  type ImageWidth,
  isPicturePath,
} from './image-url.ts';

/** One rendition of a picture. */
export type ImageRequest = {
  /** Decoded, relative to the image host's folder, without a leading slash. */
  readonly path: string;
  readonly format: ImageFormat;
  readonly width: ImageWidth;
  /** From 1 to 100. */
  readonly quality: number;
  readonly isSquare: boolean;
};

const WIDTHS: readonly ImageWidth[] = [...DEVICE_WIDTHS, ...ICON_WIDTHS];

/**
 * Parses the part of a URL after `/remote-image/` (P6). Widths come from the fixed lists only: with
 * arbitrary numbers a client could fill the cache with sizes that no page uses.
 */
export function parseImageRequest(path: string, query: string): Result<ImageRequest, string> {
  const format = IMAGE_FORMATS.find(
    (name) => name === (queryValue(query, 'format') ?? DEFAULT_FORMAT),
  );
  const width = WIDTHS.find((size) => String(size) === queryValue(query, 'width'));
  const quality = parseQuality(queryValue(query, 'quality') ?? String(DEFAULT_QUALITY));
  const crop = queryValue(query, 'crop');
  if (!isPicturePath(path)) return err('path: must be a picture');
  if (format === undefined) return err(`format: must be ${IMAGE_FORMATS.join(', ')}`);
  if (width === undefined) return err(`width: must be ${WIDTHS.join(', ')}`);
  if (quality === undefined) return err('quality: must be a whole number from 1 to 100');
  if (crop !== undefined && crop !== 'square') return err('crop: must be square');
  return ok({ path, format, width, quality, isSquare: crop === 'square' });
}

/** Qualities that pictures are rendered in; a smaller difference than these is not visible. */
export const SUPPORTED_QUALITIES = [25, 50, 65, DEFAULT_QUALITY, 95] as const;

/**
 * Returns the nearest rendered quality, the better one if two are equally near. Rendering all 100
 * would mean 9,600 forms of each picture to make and to keep.
 */
export const nearestSupportedQuality = (quality: number): number =>
  SUPPORTED_QUALITIES.reduce((nearest, supported) =>
    Math.abs(supported - quality) <= Math.abs(nearest - quality) ? supported : nearest,
  );

function parseQuality(text: string): number | undefined {
  const quality = /^\d{1,3}$/u.test(text) ? Number(text) : 0;
  return quality >= 1 && quality <= 100 ? quality : undefined;
}

import sharp, { type Sharp } from 'sharp';
import type { ImageRequest } from '#src/content/image-request.ts';

/* What a picture host may send. A nested SVG alone can keep a core busy for seconds. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
/* Pictures are encoded side by side; within one, threads would only take turns. */
sharp.concurrency(1);
sharp.cache(false);

const MOST_PIXELS = 50e6;
const CROP = { fit: 'cover', position: 'centre' } as const;

/** Makes a picture smaller, never larger; `undefined` when the bytes are no picture. */
export async function encodeImage(
  source: Uint8Array,
  { format, width, quality, isSquare }: ImageRequest,
): Promise<Buffer | undefined> {
  try {
    const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
    const size = isSquare ? await squareSide(source, width) : undefined;
    const resized =
      size === undefined
        ? picture.resize({ width, withoutEnlargement: true })
        : picture.resize({ width: size, height: size, ...CROP });
    return await ENCODE[format](resized, quality).toBuffer();
  } catch {
    return undefined;
  }
}

/** A picture that is smaller than the square asked for gives the largest square it has. */
async function squareSide(source: Uint8Array, width: number): Promise<number> {
  const { autoOrient } = await sharp(source, { limitInputPixels: MOST_PIXELS }).metadata();
  return Math.min(width, autoOrient.width, autoOrient.height);
}

/** Efforts at which a picture takes milliseconds, not seconds. */
const ENCODE: Record<ImageRequest['format'], (picture: Sharp, quality: number) => Sharp> = {
  webp: (picture, quality) => picture.webp({ quality, effort: 3 }),
  avif: (picture, quality) => picture.avif({ quality, effort: 2 }),
  jpeg: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality }),
};

import sharp, { type Sharp } from 'sharp';
import type { Crop, ImageParams, Length, OutputFormat } from './read-image-params.ts';

export type TransformedImage = { readonly bytes: Uint8Array; readonly contentType?: string };

const MAX_PIXELS = 50e6;
const DEFAULT_QUALITY = 85;

/** Transforms an image: crop, resize, encode. Returns `undefined` for an invalid image. */
export async function transformImage(
  source: Uint8Array,
  params: ImageParams,
): Promise<TransformedImage | undefined> {
  if (!changesPixels(params)) return { bytes: source };
  try {
    const { width, height, format } = await sharp(source).metadata();
    const cropped = cropPicture(
      sharp(source, { limitInputPixels: MAX_PIXELS }),
      params.crop,
      width,
      height,
    );
    const own = cropped.size ?? { width, height };
    const sized = resize(cropped.picture, params, own);
    const written = params.format ?? OWN_FORMATS.get(format) ?? 'webp';
    const { encode, type } = ENCODERS[written];
    const bytes = await encode(sized, params.quality ?? DEFAULT_QUALITY).toBuffer();
    return { bytes, contentType: type };
  } catch {
    return undefined;
  }
}

/** Without parameters the original file is sent. */
const changesPixels = ({ width, height, quality, format, crop }: ImageParams): boolean =>
  [width, height, quality, format, crop].some((parameter) => parameter !== undefined);

type CropOffset = { readonly x?: number; readonly y?: number; readonly isOffset: boolean };

type Box = { readonly width: number; readonly height: number };

function cropPicture(picture: Sharp, crop: Crop | undefined, width: number, height: number) {
  if (!crop) return { picture };
  const size =
    crop.kind === 'ratio' ? largestOf(crop, { width, height }) : regionOf(crop, { width, height });
  const offset: CropOffset = crop.kind === 'region' ? crop : { isOffset: false };
  const left = startOf(width - size.width, offset.x, offset.isOffset);
  const top = startOf(height - size.height, offset.y, offset.isOffset);
  return { picture: picture.extract({ ...size, left, top }), size };
}

/** Returns the largest box of an aspect ratio that fits into another. */
function largestOf(shape: Box, own: Box): Box {
  const scale = Math.min(own.width / shape.width, own.height / shape.height);
  return { width: wholePixels(shape.width * scale), height: wholePixels(shape.height * scale) };
}

const regionOf = (crop: Extract<Crop, { kind: 'region' }>, own: Box): Box => ({
  width: Math.min(own.width, lengthOf(crop.width, own.width)),
  height: Math.min(own.height, lengthOf(crop.height, own.height)),
});

function startOf(left: number, requested: number | undefined, isOffset: boolean): number {
  if (requested === undefined) return Math.floor(left / 2);
  const start = isOffset ? (left * requested) / 100 : requested;
  return Math.min(left, Math.floor(start));
}

function resize(picture: Sharp, { width, height, fit, mayEnlarge }: ImageParams, own: Box): Sharp {
  if (!width && !height) return picture;
  return picture.resize({
    ...(width && { width: lengthOf(width, own.width) }),
    ...(height && { height: lengthOf(height, own.height) }),
    fit: fit ? FITS[fit] : width && height ? 'fill' : 'inside',
    withoutEnlargement: !mayEnlarge,
  });
}

const FITS = { bounds: 'inside', crop: 'cover' } as const;

const lengthOf = (length: Length, own: number): number =>
  'pixels' in length ? length.pixels : wholePixels(own * length.share);

const wholePixels = (length: number): number => Math.max(1, Math.round(length));

const OWN_FORMATS: ReadonlyMap<string, OutputFormat> = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['gif', 'gif'],
  ['webp', 'webp'],
  ['heif', 'avif'],
]);

type Encoder = {
  readonly encode: (picture: Sharp, quality: number) => Sharp;
  readonly type: string;
};

const ENCODERS: Readonly<Record<OutputFormat, Encoder>> = {
  jpg: { encode: (picture, quality) => picture.jpeg({ quality }), type: 'image/jpeg' },
  pjpg: {
    encode: (picture, quality) => picture.jpeg({ quality, progressive: true }),
    type: 'image/jpeg',
  },
  png: { encode: (picture) => picture.png(), type: 'image/png' },
  gif: { encode: (picture) => picture.gif(), type: 'image/gif' },
  webp: { encode: (picture, quality) => picture.webp({ quality, effort: 2 }), type: 'image/webp' },
  webply: {
    encode: (picture, quality) => picture.webp({ quality, effort: 2 }),
    type: 'image/webp',
  },
  webpll: { encode: (picture) => picture.webp({ lossless: true, effort: 2 }), type: 'image/webp' },
  avif: { encode: (picture, quality) => picture.avif({ quality, effort: 2 }), type: 'image/avif' },
};

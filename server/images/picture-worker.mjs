import { setPriority } from 'node:os';
import sharp from 'sharp';

/*
 * A process that encodes images, one at a time, for the server that started it: an image that takes
 * too long, or all the memory, ends only this process. Plain JavaScript, so that Node also runs it
 * from source.
 *
 * Receives `{ source, form }` (`Uint8Array`, `PictureForm`), answers `{ begun: true }` at once and
 * then `{ image, width, height }`; the image is absent if the source is none. It has the pixels of its
 * source and nothing else: no metadata, no place where it was taken.
 */

/* Accepted formats of image hosts. A nested SVG alone can keep a core busy for seconds. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
/* Processes encode in parallel; threads within one would only alternate. */
sharp.concurrency(1);
sharp.cache(false);
/* Rendering pages has priority. */
setPriority(10);

const MAX_PIXELS = 50e6;
const CROP = /** @type {const} */ ({ fit: 'cover', position: 'centre' });

/** Efforts at which encoding takes milliseconds, not seconds. */
const ENCODE = {
  webp: (picture, quality) => picture.webp({ quality, effort: 3 }),
  avif: (picture, quality) => picture.avif({ quality, effort: 2 }),
  jpeg: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality }),
};

/** Scales an image down, never up; `undefined` if the bytes are not an image. */
async function encode(source, { format, width, maxHeight, quality, isSquare }) {
  try {
    const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    const side = isSquare ? await squareSide(source, width) : undefined;
    const resized =
      side === undefined
        ? picture.resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true })
        : picture.resize({ width: side, height: side, ...CROP });
    const { data, info } = await ENCODE[format](resized, quality).toBuffer({
      resolveWithObject: true,
    });
    return { image: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

/** Side of the square: the requested width, or the largest that a smaller image has. */
async function squareSide(source, width) {
  const { autoOrient } = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  return Math.min(width, autoOrient.width, autoOrient.height);
}

process.on('message', async ({ source, form }) => {
  process.send({ begun: true });
  process.send({ ...(await encode(source, form)) });
});
/*
 * Ends with its server, not before: the server handles signals from a terminal. SIGKILL, because an
 * exit would wait for the encoder's thread, which cannot be stopped in the middle of an image.
 */
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
if (!process.connected) end();
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

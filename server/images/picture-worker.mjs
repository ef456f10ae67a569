import { setPriority } from 'node:os';
import sharp from 'sharp';

/*
 * A process that encodes pictures, one at a time, for the server that started it: a picture that takes
 * too long, or all the memory, ends this process and nothing else. It is plain JavaScript, so that Node
 * runs it from the sources as well.
 *
 * It is sent `{ source, form }` (`Uint8Array`, `ImageRequest`), answers `{ begun: true }` at once and
 * then `{ image }`, which is absent where the source is no picture.
 */

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
/* Processes encode side by side; within one, threads would only take turns. */
sharp.concurrency(1);
sharp.cache(false);
/* Pages come first. */
setPriority(10);

const MOST_PIXELS = 50e6;
const CROP = /** @type {const} */ ({ fit: 'cover', position: 'centre' });

/** Efforts at which a picture takes milliseconds, not seconds. */
const ENCODE = {
  webp: (picture, quality) => picture.webp({ quality, effort: 3 }),
  avif: (picture, quality) => picture.avif({ quality, effort: 2 }),
  jpeg: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality }),
};

/** Makes a picture smaller, never larger; `undefined` when the bytes are no picture. */
async function encode(source, { format, width, quality, isSquare }) {
  try {
    const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
    const side = isSquare ? await squareSide(source, width) : undefined;
    const resized =
      side === undefined
        ? picture.resize({ width, withoutEnlargement: true })
        : picture.resize({ width: side, height: side, ...CROP });
    return await ENCODE[format](resized, quality).toBuffer();
  } catch {
    return undefined;
  }
}

/** A picture that is smaller than the square asked for gives the largest square it has. */
async function squareSide(source, width) {
  const { autoOrient } = await sharp(source, { limitInputPixels: MOST_PIXELS }).metadata();
  return Math.min(width, autoOrient.width, autoOrient.height);
}

process.on('message', async ({ source, form }) => {
  process.send({ begun: true });
  process.send({ image: await encode(source, form) });
});
/*
 * It ends with its server, and not before: what a terminal tells both is the server's to hear. An exit
 * would wait for the encoder's thread, which nothing stops in the middle of a picture.
 */
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
if (!process.connected) end();
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

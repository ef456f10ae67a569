import { LRUCache } from 'lru-cache';
import type { PictureFailure, PictureSource } from '#ports/picture-source.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { encodeImage } from './encode-image.ts';
import type { ImageRequest } from '#src/content/image-request.ts';
import { createWorkQueue } from './work-queue.ts';

/** Pictures in the sizes and formats that pages ask for, each made once. */
export interface ImageService {
  image(request: ImageRequest): Promise<Result<Buffer, ImageFailure>>;
}

export type ImageFailure = PictureFailure | 'busy';

const MOST_BYTES = 64 * 1024 * 1024;
const AT_ONCE = 2;
const MOST_WAITING = 32;

/**
 * Keeps what it made in memory, and makes a picture that many ask for at the same time once. While the
 * server is busy it makes none: those that it has are shown.
 */
export function createImageService(
  pictures: PictureSource,
  isBusy: () => boolean = () => false,
): ImageService {
  const made = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
  });
  const making = new Map<string, Promise<Result<Buffer, ImageFailure>>>();
  const queue = createWorkQueue(AT_ONCE, MOST_WAITING);

  async function make(key: string, request: ImageRequest): Promise<Result<Buffer, ImageFailure>> {
    const image = await queue.run(() => makeImage(pictures, request));
    if (image === undefined) return err('busy');
    if (image.ok) made.set(key, image.value);
    return image;
  }

  return {
    image(request) {
      const key = JSON.stringify(request);
      const kept = made.get(key);
      if (kept) return Promise.resolve(ok(kept));
      if (isBusy()) return Promise.resolve(err('busy'));
      const work = making.get(key) ?? make(key, request).finally(() => making.delete(key));
      making.set(key, work);
      return work;
    },
  };
}

async function makeImage(
  pictures: PictureSource,
  request: ImageRequest,
): Promise<Result<Buffer, ImageFailure>> {
  const source = await pictures.read(request.path);
  if (!source.ok) return source;
  const image = await encodeImage(source.value, request);
  return image ? ok(image) : err('unavailable');
}

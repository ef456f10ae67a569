import { LRUCache } from 'lru-cache';
import type { PictureFailure, PictureSource } from '#ports/content-source.ts';
import { reviewPictureName } from '#src/catalog/review-picture.ts';
import { type ImageRequest, nearestSupportedQuality } from '#src/content/image-request.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
} from '../concurrency/concurrency-limiter.ts';
import { runDetached, type ServerScope, type TimeBudget } from '../observe/request-scope.ts';
import type { ImageFiles } from './image-files.ts';
import type { PictureWorkers } from './picture-workers.ts';

/** Images in the sizes and formats that pages request, each encoded once. */
export interface ImageService {
  image(request: ImageRequest, client: ImageClient): Promise<Result<Buffer, ImageFailure>>;
}

export type ImageClient = {
  /** From `clientIp`: encoding is shared fairly among clients. */
  readonly client: string;
  /** Aborts when the client has gone. */
  readonly signal?: AbortSignal | undefined;
};

export type ImageFailure = PictureFailure | 'busy' | 'too-costly' | 'no-worker' | 'gone';

type ServiceParts = {
  readonly pictures: PictureSource;
  readonly workers: Pick<PictureWorkers, 'encode'>;
  readonly scope: ServerScope;
  /** For reading the original image. */
  readonly budget: TimeBudget;
  /** Keeps images beyond the life of this process; by default there is none. */
  readonly files?: ImageFiles | undefined;
  /** Whether this server's memory is nearly exhausted: no image is encoded then. */
  readonly isBusy: () => boolean;
};

type EncodedImage = Result<Buffer, ImageFailure>;

/** A requested image that is not cached. */
type ImageInProgress = {
  /** Aborts the other requests' wait for a slot when encoding begins. */
  readonly begun: AbortController;
  made?: Promise<EncodedImage>;
  askers: number;
};

const MAX_BYTES = 64 * 1024 * 1024;

/** An image that was too costly is not retried in that format for a minute. */
const COSTLY_CACHE = { max: 1000, ttl: 60_000 };

/**
 * Caches encoded images in memory and in a folder, and encodes an image once for concurrent requests, in the slot
 * of the first. AVIF takes ten times as long as other formats, and has a concurrency limit of its
 * own, so that it does not delay them.
 */
export function createImageService(parts: ServiceParts): ImageService {
  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
  });
  const tooCostly = new LRUCache<string, true>(COSTLY_CACHE);
  const inFlight = new Map<string, ImageInProgress>();
  const limiters = {
    quick: createConcurrencyLimiter(FAST_LIMITS),
    slow: createConcurrencyLimiter(SLOW_LIMITS),
  };

  /** From the memory or the folder. */
  async function find(key: string, path: string): Promise<Buffer | undefined> {
    const cached = cache.get(key);
    if (cached || !parts.files || isWithdrawable(path)) return cached;
    const stored = await parts.files.read(key);
    if (stored) cache.set(key, stored);
    // It may have been encoded while the folder was read.
    return stored ?? cache.get(key);
  }

  async function encode(key: string, request: ImageRequest): Promise<EncodedImage> {
    const image = await encodeImage(parts, request);
    if (image.ok) {
      cache.set(key, image.value);
      if (!isWithdrawable(request.path)) void parts.files?.write(key, image.value);
    } else if (image.error === 'too-costly') tooCostly.set(tooCostlyKey(request), true);
    return image;
  }

  return {
    async image(requested, client) {
      const request = { ...requested, quality: nearestSupportedQuality(requested.quality) };
      const key = JSON.stringify(request);
      if (isWithdrawable(request.path)) {
        const source = await readSource(parts, request);
        if (!source.ok) return source;
      }
      const image = await find(key, request.path);
      if (image) return ok(image);
      if (parts.isBusy()) return err('busy');
      if (tooCostly.has(tooCostlyKey(request))) return err('too-costly');
      const picture = inFlight.get(key) ?? { begun: new AbortController(), askers: 0 };
      inFlight.set(key, picture);
      picture.askers += 1;
      const encoding =
        picture.made ??
        encodeWithinLimit(limiterFor(limiters, request), client, picture, () =>
          encode(key, request),
        );
      return encoding.finally(() => {
        picture.askers -= 1;
        if (picture.askers === 0) inFlight.delete(key);
      });
    },
  };
}

/** Encodes an image in the requester's slot, unless another request began it. */
async function encodeWithinLimit(
  limiters: ConcurrencyLimiter,
  { client, signal: disconnected }: ImageClient,
  picture: ImageInProgress,
  encode: () => Promise<EncodedImage>,
): Promise<EncodedImage> {
  const { begun } = picture;
  const slot = await limiters.acquire({
    client,
    signal: anyOf(begun.signal, disconnected),
    work: 'new',
  });
  if (slot.kind !== 'taken') return picture.made ?? err(slot.kind === 'gone' ? 'gone' : 'busy');
  if (picture.made) slot.release();
  else picture.made = encode().finally(slot.release);
  begun.abort();
  return picture.made;
}

/** In milliseconds. A client's first image waits a few seconds at most. */
const WAIT_LIMITS = { first: 5000, further: 15_000 };
const FAST_LIMITS = {
  concurrency: 2,
  initialDuration: 100,
  limits: () => WAIT_LIMITS,
  stopwatch: performance,
};
const SLOW_LIMITS = { ...FAST_LIMITS, concurrency: 1, initialDuration: 1000 };

const limiterFor = (
  { quick, slow }: { readonly quick: ConcurrencyLimiter; readonly slow: ConcurrencyLimiter },
  { format }: ImageRequest,
): ConcurrencyLimiter => (format === 'avif' ? slow : quick);

const tooCostlyKey = ({ path, format }: ImageRequest): string => `${format} ${path}`;

const anyOf = (one: AbortSignal, other: AbortSignal | undefined): AbortSignal =>
  other ? AbortSignal.any([one, other]) : one;

/** Encoding serves all requests for the image, so it outlives each of them. */
async function encodeImage(parts: ServiceParts, request: ImageRequest): Promise<EncodedImage> {
  const source = await readSource(parts, request);
  if (!source.ok) return source;
  const image = await parts.workers.encode(source.value, request);
  if (image.ok) return image;
  return err(image.error === 'unreadable' ? 'unavailable' : image.error);
}

const readSource = ({ pictures, scope, budget }: ServiceParts, { path }: ImageRequest) =>
  runDetached({ scope, stopwatch: performance, budget }, () => pictures.read(path));

/**
 * Whether a picture may be taken down: that of a review. It is served only while its source has it,
 * and no file outlives it.
 */
export const isWithdrawable = (path: string): boolean => reviewPictureName(path) !== undefined;

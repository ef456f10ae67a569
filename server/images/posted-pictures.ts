import { type EncodedPicture, REVIEW_PICTURE_SIDE } from '#src/catalog/review-picture.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { createConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts';
import type { PictureForm, PictureWorkers } from './picture-workers.ts';

/**
 * Encodes a picture that a visitor has posted anew, for `client`. `unreadable`: it is no picture, or
 * it costs too much. `busy`: no memory or no process is left for it now.
 */
export type EncodePosted = (
  file: Uint8Array,
  client: string,
) => Promise<Result<EncodedPicture, 'unreadable' | 'busy'>>;

type PostedPicturesParts = {
  readonly workers: PictureWorkers;
  /** Whether this server's memory is nearly exhausted. */
  readonly isBusy: () => boolean;
};

const FORM: PictureForm = {
  format: 'webp',
  width: REVIEW_PICTURE_SIDE,
  maxHeight: REVIEW_PICTURE_SIDE,
  quality: 80,
  isSquare: false,
};

/** One picture at a time, as each may take half a gigabyte of memory; fair among clients. */
export function createEncodePosted({ workers, isBusy }: PostedPicturesParts): EncodePosted {
  const limiter = createConcurrencyLimiter({
    concurrency: 1,
    initialDuration: 1000,
    limits: () => ({ first: 10_000, further: 20_000 }),
    stopwatch: performance,
  });
  return async (file, client) => {
    if (isBusy()) return err('busy');
    const slot = await limiter.acquire({ client, work: 'new' });
    if (slot.kind !== 'taken') return err('busy');
    const encoded = await workers.encodeWithSize(file, FORM).finally(slot.release);
    if (encoded.ok) return ok(encoded.value);
    return err(encoded.error === 'no-worker' ? 'busy' : 'unreadable');
  };
}

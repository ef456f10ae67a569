import { PROCESS_TIMERS } from '#ports/timers.ts';
import { type EncodedPicture, REVIEW_PICTURE_SIDE } from '#src/catalog/review-picture.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { createConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts';
import type { ServerScope } from '../observe/request-scope.ts';
import type { PictureForm, PictureWorkers } from './picture-workers.ts';

/**
 * Encodes the pictures that a visitor has posted together anew, in turn, for `client`. `unreadable`:
 * one is no picture, or it costs too much. `busy`: no memory, no process or no time is left for all
 * of them now, or the client has gone.
 */
export type EncodePosted = (
  files: readonly Uint8Array[],
  client: string,
) => Promise<Result<readonly PostedPicture[], 'busy'>>;

export type PostedPicture = Result<EncodedPicture, 'unreadable'>;

type PostedPicturesParts = {
  readonly workers: Pick<PictureWorkers, 'encodeWithSize'>;
  readonly scope: Pick<ServerScope, 'current'>;
  /** Whether this server's memory is nearly exhausted. */
  readonly isBusy: () => boolean;
  /** Maximum time for the pictures of a post, in milliseconds. */
  readonly maxTime?: number;
};

const FORM: PictureForm = {
  format: 'webp',
  width: REVIEW_PICTURE_SIDE,
  maxHeight: REVIEW_PICTURE_SIDE,
  quality: 80,
  isSquare: false,
};

/** A silent connection is closed after 25 s, and a form without an answer is posted again. */
const MAX_TIME = 15_000;

/**
 * One picture at a time, as each may take half a gigabyte of memory; fair among clients. A picture
 * that is being encoded when its client goes, or when the time is over, keeps its turn to its end.
 */
export function createEncodePosted(parts: PostedPicturesParts): EncodePosted {
  const { workers, scope, isBusy, maxTime = MAX_TIME } = parts;
  const limiter = createConcurrencyLimiter({
    concurrency: 1,
    initialDuration: 1000,
    limits: () => ({ first: 10_000, further: 20_000 }),
    stopwatch: performance,
  });

  async function encode(
    file: Uint8Array,
    client: string,
    signal: AbortSignal,
  ): Promise<PostedPicture | typeof BUSY> {
    if (isBusy()) return BUSY;
    const slot = await limiter.acquire({ client, signal, work: 'new' });
    if (slot.kind !== 'taken') return BUSY;
    const encoding = workers.encodeWithSize(file, FORM).finally(slot.release);
    const encoded = await Promise.race([encoding, whenAborted(signal)]);
    if (encoded.ok) return encoded;
    return encoded.error === 'no-worker' || encoded.error === 'busy' ? BUSY : UNREADABLE;
  }

  return async (files, client) => {
    const over = new AbortController();
    const cancel = PROCESS_TIMERS.after(maxTime, () => over.abort());
    const gone = scope.current()?.disconnectSignal;
    const signal = gone ? AbortSignal.any([over.signal, gone]) : over.signal;
    try {
      const pictures: PostedPicture[] = [];
      for (const file of files) {
        const picture = await encode(file, client, signal);
        if (!picture.ok && picture.error === 'busy') return BUSY;
        pictures.push(picture);
      }
      return ok(pictures);
    } finally {
      cancel();
    }
  };
}

const BUSY = err('busy' as const);
const UNREADABLE = err('unreadable' as const);

const whenAborted = (signal: AbortSignal): Promise<typeof BUSY> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(BUSY), { once: true });
  });

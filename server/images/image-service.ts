import { LRUCache } from 'lru-cache';
import type { PictureFailure, PictureSource } from '#ports/picture-source.ts';
import { madeQuality, type ImageRequest } from '#src/content/image-request.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { onItsOwn } from '../observe/on-its-own.ts';
import type { ServerScope, TimeBudget } from '../observe/request-scope.ts';
import { createTurns, type Turns } from '../turns/turns.ts';
import type { PictureWorkers } from './picture-workers.ts';

/** Pictures in the sizes and formats that pages ask for, each made once. */
export interface ImageService {
  image(request: ImageRequest, asker: Asker): Promise<Result<Buffer, ImageFailure>>;
}

export type Asker = {
  /** As `clientAddress` tells it: pictures are made fairly among clients. */
  readonly client: string;
  /** Comes when the asker waits no more. */
  readonly gone?: AbortSignal | undefined;
};

export type ImageFailure = PictureFailure | 'busy' | 'too-costly' | 'no-worker' | 'gone';

type ServiceParts = {
  readonly pictures: PictureSource;
  readonly workers: PictureWorkers;
  readonly scope: ServerScope;
  /** For reading the picture that another is made of. */
  readonly budget: TimeBudget;
  /** Whether the memory that this server may have is nearly used up: then it makes none. */
  readonly isBusy: () => boolean;
};

type Made = Result<Buffer, ImageFailure>;

/** A picture that is asked for and not there yet. */
type Wanted = {
  /** Comes when it is made: nobody has to wait for a turn any more. */
  readonly begun: AbortController;
  made?: Promise<Made>;
  askers: number;
};

const MOST_BYTES = 64 * 1024 * 1024;

/** What took too much is not tried again for a minute, in that format. */
const COSTLY = { max: 1000, ttl: 60_000 };

/**
 * Keeps what it made in memory, and makes a picture that many ask for at the same time once: in the turn
 * of whoever comes first. AVIF takes ten times as long as the others, and has turns of its own, so that
 * it keeps none of them waiting.
 */
export function createImageService(parts: ServiceParts): ImageService {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
  });
  const tooCostly = new LRUCache<string, true>(COSTLY);
  const wanted = new Map<string, Wanted>();
  const turns = { quick: createTurns(QUICK), slow: createTurns(SLOW_TURNS) };

  async function make(key: string, request: ImageRequest): Promise<Made> {
    const image = await makeImage(parts, request);
    if (image.ok) kept.set(key, image.value);
    else if (image.error === 'too-costly') tooCostly.set(costlyKey(request), true);
    return image;
  }

  return {
    async image(asked, asker) {
      const request = { ...asked, quality: madeQuality(asked.quality) };
      const key = JSON.stringify(request);
      const image = kept.get(key);
      if (image) return ok(image);
      if (parts.isBusy()) return err('busy');
      if (tooCostly.has(costlyKey(request))) return err('too-costly');
      const picture = wanted.get(key) ?? { begun: new AbortController(), askers: 0 };
      wanted.set(key, picture);
      picture.askers += 1;
      const making =
        picture.made ?? inTurn(turnsFor(turns, request), asker, picture, () => make(key, request));
      return making.finally(() => {
        picture.askers -= 1;
        if (picture.askers === 0) wanted.delete(key);
      });
    },
  };
}

/** Makes a picture in the asker's turn, unless it was begun in the turn of another before. */
async function inTurn(
  turns: Turns,
  { client, gone }: Asker,
  picture: Wanted,
  make: () => Promise<Made>,
): Promise<Made> {
  const { begun } = picture;
  const turn = await turns.take({ client, gone: anyOf(begun.signal, gone), work: 'new' });
  if (turn.kind !== 'taken') return picture.made ?? err(turn.kind === 'gone' ? 'gone' : 'busy');
  if (picture.made) turn.end();
  else picture.made = make().finally(turn.end);
  begun.abort();
  return picture.made;
}

/** In milliseconds. Who has asked for nothing yet waits a few seconds at most for others. */
const WAIT = { first: 5000, further: 15_000 };
const QUICK = { atOnce: 2, usual: 100, limits: () => WAIT, stopwatch: performance };
const SLOW_TURNS = { ...QUICK, atOnce: 1, usual: 1000 };

const turnsFor = (
  { quick, slow }: { readonly quick: Turns; readonly slow: Turns },
  { format }: ImageRequest,
): Turns => (format === 'avif' ? slow : quick);

const costlyKey = ({ path, format }: ImageRequest): string => `${format} ${path}`;

const anyOf = (one: AbortSignal, other: AbortSignal | undefined): AbortSignal =>
  other ? AbortSignal.any([one, other]) : one;

/** It is made for all who ask for it: none of them takes it along when they go. */
async function makeImage(
  { pictures, workers, scope, budget }: ServiceParts,
  request: ImageRequest,
): Promise<Made> {
  const source = await onItsOwn({ scope, stopwatch: performance, budget }, () =>
    pictures.read(request.path),
  );
  if (!source.ok) return source;
  const image = await workers.encode(source.value, request);
  if (image.ok) return image;
  return err(image.error === 'unreadable' ? 'unavailable' : image.error);
}

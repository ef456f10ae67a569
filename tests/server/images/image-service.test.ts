import { describe, expect, it } from 'vitest';
import type { PictureSource } from '#ports/content-source.ts';
import type { ImageFiles } from '#server/images/image-files.ts';
import { createImageService, type ImageService } from '#server/images/image-service.ts';
import type { EncodeFailure } from '#server/images/picture-workers.ts';
import { createRequestScope } from '#server/observe/request-scope.ts';
import type { ImageRequest } from '#src/content/image-request.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

const picture = (path: string, overrides: Partial<ImageRequest> = {}): ImageRequest => ({
  path,
  format: 'webp',
  width: 640,
  quality: 80,
  isSquare: false,
  ...overrides,
});

type Service = {
  readonly service: ImageService;
  /** Started encodings, in order: format, path, quality. */
  readonly begun: string[];
  /** Completes the encodings in progress. */
  readonly end: (made?: Result<Buffer, EncodeFailure>) => Promise<void>;
};

/** A service whose encodings complete on demand. */
function openService(
  isBusy = () => false,
  files?: ImageFiles,
  pictures: PictureSource = { read: () => Promise.resolve(ok(Buffer.from('source'))) },
): Service {
  const begun: string[] = [];
  const ends: ((made: Result<Buffer, EncodeFailure>) => void)[] = [];
  const workers = {
    size: 0,
    encode(_source: Uint8Array, { format, path, quality }: ImageRequest) {
      begun.push(`${format} ${path} ${quality}`);
      return new Promise<Result<Buffer, EncodeFailure>>((resolve) => void ends.push(resolve));
    },
  };
  const service = createImageService({
    pictures,
    workers,
    files,
    scope: createRequestScope(),
    budget: { read: 1000, write: 1000 },
    isBusy,
  });
  const end = async (made: Result<Buffer, EncodeFailure> = ok(Buffer.from('made'))) => {
    ends.splice(0).forEach((one) => one(made));
    await settled();
  };
  return { service, begun, end };
}

const NOT_FOUND = err('not-found' as const);

const settled = () => new Promise((resolve) => setImmediate(resolve));
const client = (name: string, signal?: AbortSignal) => ({ client: name, signal });

describe('createImageService', () => {
  it('encodes no picture that an earlier process has kept', async () => {
    const kept = new Map<string, Buffer>();
    const files: ImageFiles = {
      read: (key) => Promise.resolve(kept.get(key)),
      write: (key, image) => Promise.resolve(void kept.set(key, image)),
    };
    const earlier = openService(() => false, files);
    const image = earlier.service.image(picture('bed'), client('a'));
    await settled();
    await earlier.end();
    await image;
    const later = openService(() => true, files);
    expect(await later.service.image(picture('bed'), client('b'))).toEqual(ok(Buffer.from('made')));
    expect(later.begun).toEqual([]);
  });

  it('WR4 shows no copy of a picture of a review that was taken down, and writes none', async () => {
    const kept: string[] = [];
    const files: ImageFiles = {
      read: () => Promise.resolve(Buffer.from('old')),
      write: (key) => Promise.resolve(void kept.push(key)),
    };
    let isPublished = true;
    const read = () => Promise.resolve(isPublished ? ok(Buffer.from('source')) : NOT_FOUND);
    const { service, begun, end } = openService(() => false, files, { read });
    const ask = () => service.image(picture('written-reviews/bed'), client('a'));
    const first = ask();
    await settled();
    await end();
    expect([await first, await ask()]).toEqual(Array(2).fill(ok(Buffer.from('made'))));
    isPublished = false;
    expect(await ask()).toEqual(NOT_FOUND);
    expect([begun, kept]).toEqual([['webp written-reviews/bed 80'], []]);
  });

  it('encodes a picture once, for all simultaneous and later requests', async () => {
    const { service, begun, end } = openService();
    const images = ['a', 'b', 'c'].map((name) => service.image(picture('bed'), client(name)));
    await settled();
    await end();
    expect(await Promise.all(images)).toEqual(images.map(() => ok(Buffer.from('made'))));
    expect(await service.image(picture('bed'), client('d'))).toMatchObject({ ok: true });
    expect(begun).toEqual(['webp bed 80']);
  });

  it('limits the 100 qualities of a request to 5', async () => {
    const { service, begun, end } = openService();
    for (let quality = 1; quality <= 100; quality++) {
      const pending = service.image(picture('bed', { quality }), client('a'));
      await settled();
      await end();
      expect((await pending).ok).toBe(true);
    }
    expect(begun).toEqual(['25', '50', '65', '80', '95'].map((quality) => `webp bed ${quality}`));
  });

  it("encodes a new client's pictures after one of each other client", async () => {
    const { service, begun, end } = openService();
    for (let index = 0; index < 40; index++) void service.image(picture(`${index}`), client('a'));
    void service.image(picture('fresh'), client('b'));
    for (let turn = 0; turn < 3; turn++) await settled().then(() => end());
    expect(begun).toContain('webp fresh 80');
    expect(begun.indexOf('webp fresh 80')).toBeLessThanOrEqual(3);
  });

  it('lets no AVIF delay another format, not even of the same client', async () => {
    const { service, begun } = openService();
    for (let index = 0; index < 34; index++)
      void service.image(picture(`${index}`, { format: 'avif' }), client('a'));
    for (const name of ['x', 'y']) void service.image(picture(name), client('a'));
    await settled();
    expect(begun).toEqual(['avif 0 80', 'webp x 80', 'webp y 80']);
  });

  it('encodes nothing for disconnected clients, and goes on for the others', async () => {
    const { service, begun, end } = openService();
    const gone = new AbortController();
    const first = ['1', '2'].map((path) => service.image(picture(path), client('a')));
    const left = service.image(picture('left'), client('a', gone.signal));
    const both = service.image(picture('both'), client('a', gone.signal));
    const stays = service.image(picture('both'), client('b'));
    gone.abort();
    expect([await left, await both]).toEqual([err('gone'), err('gone')]);
    for (let turn = 0; turn < 2; turn++) await settled().then(() => end());
    expect(await stays).toMatchObject({ ok: true });
    await Promise.all(first);
    expect(begun).toEqual(['webp 1 80', 'webp 2 80', 'webp both 80']);
  });

  it('encodes a picture once if one of its clients disconnects and another joins', async () => {
    const { service, begun, end } = openService();
    const gone = new AbortController();
    for (const path of ['1', '2']) void service.image(picture(path), client('a'));
    const left = service.image(picture('bed'), client('a', gone.signal));
    const stays = service.image(picture('bed'), client('b'));
    gone.abort();
    expect(await left).toEqual(err('gone'));
    const joins = service.image(picture('bed'), client('c'));
    for (let turn = 0; turn < 2; turn++) await settled().then(() => end());
    expect(await Promise.all([stays, joins])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(begun).toEqual(['webp 1 80', 'webp 2 80', 'webp bed 80']);
  });

  it('does not retry a picture that took too much, in the same format', async () => {
    const { service, begun, end } = openService();
    const pending = service.image(picture('bomb', { format: 'avif' }), client('a'));
    await settled();
    await end(err('too-costly'));
    expect(await pending).toEqual(err('too-costly'));
    const wider = picture('bomb', { format: 'avif', width: 3840, quality: 50 });
    expect(await service.image(wider, client('b'))).toEqual(err('too-costly'));
    void service.image(picture('bomb'), client('b'));
    await settled();
    expect(begun).toEqual(['avif bomb 80', 'webp bomb 80']);
  });

  it('retries a picture that no process has begun', async () => {
    const { service, begun, end } = openService();
    for (const made of [err<EncodeFailure>('no-worker'), ok(Buffer.from('made'))]) {
      const pending = service.image(picture('bed'), client('a'));
      await settled();
      await end(made);
      expect(await pending).toEqual(made);
    }
    expect(begun).toEqual(['webp bed 80', 'webp bed 80']);
  });

  it('refuses a picture that would wait too long, and accepts it later', async () => {
    const { service, end } = openService();
    const images = Array.from({ length: 60 }, (_, index) =>
      service.image(picture(`${index}`, { format: 'avif' }), client('a')),
    );
    const refused: number[] = [];
    images.forEach((one, index) => void one.then((made) => made.ok || refused.push(index)));
    await settled();
    expect(refused).toContain(59);
    expect(refused).not.toContain(10);
    for (let turn = 0; turn < 60; turn++) await end();
    const again = service.image(picture('59', { format: 'avif' }), client('a'));
    await settled();
    await end();
    expect((await again).ok).toBe(true);
  });

  it('encodes none while the server is busy, and serves the cached ones', async () => {
    let isBusy = false;
    const { service, end } = openService(() => isBusy);
    const pending = service.image(picture('bed'), client('a'));
    await settled();
    await end();
    await pending;
    isBusy = true;
    expect(await service.image(picture('bed'), client('a'))).toMatchObject({ ok: true });
    expect(await service.image(picture('bed', { width: 750 }), client('a'))).toEqual(err('busy'));
  });
});

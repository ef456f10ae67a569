import { describe, expect, it } from 'vitest';
import { createEmbeddedPictureSource } from '#adapters/embedded/embedded-picture-source.ts';
import { createRemotePictureSource } from '#adapters/remote-pictures/remote-picture-source.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import type { PictureSource } from '#ports/content-source.ts';
import { createImageService } from '#server/images/image-service.ts';
import { createPictureWorkers } from '#server/images/picture-workers.ts';
import { createRequestScope } from '#server/observe/request-scope.ts';
import { openContentstack, uploadedPath } from '../../support/contentstack-shop.ts';

const folder = createEmbeddedPictureSource('demo/pictures');
const { origin } = await openContentstack(content, catalogue, folder);
const host = createRemotePictureSource({
  hosts: [{ prefix: 'v3/assets/', base: `${origin}/` }],
});

const imagesOf = (pictures: PictureSource) =>
  createImageService({
    pictures,
    workers: createPictureWorkers(),
    scope: createRequestScope(),
    budget: { read: 8000, write: 8000 },
    isBusy: () => false,
  });

/** The paths of all pictures in a value. */
const picturesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { path, alt } = value as { path?: unknown; alt?: unknown };
  const own = typeof path === 'string' && typeof alt === 'string' ? [path] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
};

const paths = [...new Set(picturesIn(content['nl-nl']))];

describe('the pictures of the demo shop', () => {
  it('P6a are identical on the image host of the content service and in the demo folder', async () => {
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const [here, there] = await Promise.all([folder.read(path), host.read(uploadedPath(path))]);
      expect(here.ok && there.ok && Buffer.from(here.value).equals(there.value)).toBe(true);
    }
  });

  it('P6a are converted to the same image from both sources', async () => {
    const [path = ''] = paths;
    const client = { client: '192.0.2.1' };
    const request = { format: 'webp', width: 128, quality: 80, isSquare: true } as const;
    const here = await imagesOf(folder).image({ ...request, path }, client);
    const there = await imagesOf(host).image({ ...request, path: uploadedPath(path) }, client);
    expect(here.ok).toBe(true);
    expect(there).toEqual(here);
  });
});

import type { PictureSource } from '#ports/content-source.ts';
import { err, ok } from '#src/shared/result.ts';
import { describe, expect, it } from 'vitest';
import { openContentstack, uploadedPath } from '../../support/contentstack-shop.ts';
import { richContent } from '../../support/rich-content.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const original = Buffer.from('a picture');

const files = new Map([['demo/hero.webp', original]]);
const pictures: PictureSource = {
  read(path) {
    const file = files.get(path);
    return Promise.resolve(file ? ok(file) : err('not-found'));
  },
};
const { origin } = await openContentstack(richContent, smallCatalogue, pictures);
const hero = `${origin}/${uploadedPath('demo/hero.webp')}`;

describe('the image host', () => {
  it('serves the original image without credentials', async () => {
    const response = await fetch(hero);
    expect(Buffer.from(await response.arrayBuffer()).equals(original)).toBe(true);
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it.each([
    `${origin}/${uploadedPath('demo/none.webp')}`,
    hero.replace('test-api-key', 'other'),
    hero.replace('hero.webp', 'other.webp'),
    `${origin}/${uploadedPath('demo/text.webp')}`,
  ])('answers 404 to %s', async (url) => {
    expect((await fetch(url)).status).toBe(404);
  });
});

import type { PictureSource } from '#ports/content-source.ts';
import { err, ok } from '#src/shared/result.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openContentstack, uploadedPath } from '../../support/contentstack-shop.ts';
import { richContent } from '../../support/rich-content.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

/** Left half red, right half blue. */
const original = await sharp({
  create: { width: 80, height: 60, channels: 3, background: '#ff0000' },
})
  .composite([
    {
      input: { create: { width: 40, height: 60, channels: 3, background: '#0000ff' } },
      left: 40,
      top: 0,
    },
  ])
  .webp({ lossless: true })
  .toBuffer();

const files = new Map([
  ['demo/hero.webp', original],
  ['demo/tile.webp', Buffer.from('no picture')],
]);
const pictures: PictureSource = {
  read(path) {
    const file = files.get(path);
    return Promise.resolve(file ? ok(file) : err('not-found'));
  },
};
const { origin } = await openContentstack(richContent, smallCatalogue, pictures);
const hero = `${origin}/${uploadedPath('demo/hero.webp')}`;

async function sizeOf(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(hero + query, { headers });
  if (!response.ok) return response.status;
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return [width, height, format];
}

describe('the image host', () => {
  it('serves the original image without credentials', async () => {
    const response = await fetch(hero);
    expect(Buffer.from(await response.arrayBuffer()).equals(original)).toBe(true);
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it.each([
    ['?width=40', [40, 30, 'webp']],
    ['?height=30', [40, 30, 'webp']],
    ['?width=0.5', [40, 30, 'webp']],
    ['?width=200p', [160, 120, 'webp']],
    ['?width=160', [160, 120, 'webp']],
    ['?width=160&disable=upscale', [80, 60, 'webp']],
    ['?width=40&height=40', [40, 40, 'webp']],
    ['?width=40&height=40&fit=bounds', [40, 30, 'webp']],
    ['?width=40&height=40&fit=crop', [40, 40, 'webp']],
    ['?crop=40,20', [40, 20, 'webp']],
    ['?crop=1:1', [60, 60, 'webp']],
    ['?crop=1:1,smart&width=30', [30, 30, 'webp']],
    ['?crop=20,20,x60,y40', [20, 20, 'webp']],
    ['?crop=400,400', [80, 60, 'webp']],
    ['?format=jpg&quality=50', [80, 60, 'jpeg']],
    ['?format=pjpg', [80, 60, 'jpeg']],
    ['?format=png', [80, 60, 'png']],
    ['?format=avif', [80, 60, 'heif']],
    ['?format=webpll', [80, 60, 'webp']],
  ])('transforms an image by %s', async (query, size) => {
    expect(await sizeOf(query)).toEqual(size);
  });

  it.each([
    ['?crop=20,20,x0,y0', [255, 0, 0]],
    ['?crop=20,20,x60,y0', [0, 0, 255]],
    ['?crop=20,20,offset-x0,offset-y0', [255, 0, 0]],
    ['?crop=20,20,offset-x100,offset-y50', [0, 0, 255]],
  ])('crops the requested region: %s', async (query, colour) => {
    const response = await fetch(`${hero}${query}&format=png`);
    const { data } = await sharp(await response.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual(colour);
  });

  it('chooses a format that the Accept header allows', async () => {
    expect(await sizeOf('?auto=webp&format=jpg', { accept: 'image/webp' })).toEqual([
      80,
      60,
      'jpeg',
    ]);
    expect(await sizeOf('?auto=avif', { accept: 'image/avif,image/webp' })).toEqual([
      80,
      60,
      'heif',
    ]);
    expect(await sizeOf('?auto=avif', { accept: 'image/png' })).toEqual([80, 60, 'webp']);
  });

  it.each([
    '?width=0',
    '?width=8193',
    '?width=1.5',
    '?quality=0',
    '?quality=101',
    '?format=bmp',
    '?crop=a',
    '?fit=any',
  ])('rejects %s', async (query) => {
    expect(await sizeOf(query)).toBe(400);
  });

  it.each([
    [`${origin}/${uploadedPath('demo/none.webp')}`, 404],
    [hero.replace('test-api-key', 'other'), 404],
    [hero.replace('hero.webp', 'other.webp'), 404],
    [`${origin}/${uploadedPath('demo/text.webp')}`, 404],
    [`${origin}/${uploadedPath('demo/tile.webp')}?width=40`, 422],
  ])('answers 404 or 422 to %s', async (url, status) => {
    expect((await fetch(url)).status).toBe(status);
  });
});

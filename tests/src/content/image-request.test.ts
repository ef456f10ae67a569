import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SUPPORTED_QUALITIES,
  nearestSupportedQuality,
  parseImageRequest,
} from '#src/content/image-request.ts';
import { DEVICE_WIDTHS, ICON_WIDTHS, imageUrl } from '#src/content/image-url.ts';
import { err, ok } from '#src/shared/result.ts';

describe('parseImageRequest', () => {
  it('P6 reads format, width, quality and crop', () => {
    expect(parseImageRequest('a/b.webp', '?format=avif&width=640&quality=55&crop=square')).toEqual(
      ok({ path: 'a/b.webp', format: 'avif', width: 640, quality: 55, isSquare: true }),
    );
  });

  it('P6 defaults to WebP, quality 80 and no crop', () => {
    expect(parseImageRequest('b.webp', '?width=16')).toMatchObject({
      value: { format: 'webp', quality: 80, isSquare: false },
    });
  });

  it.each([
    ['', '?width=640', 'path: must be a picture'],
    ['b.webp', '?width=640&format=svg', 'format: must be webp, avif, jpeg'],
    ['b.webp', '?width=640&quality=high', 'quality: must be a whole number from 1 to 100'],
    ['b.webp', '?width=640&crop=round', 'crop: must be square'],
    [
      'b.webp',
      '?width=1',
      'width: must be 640, 750, 828, 1080, 1200, 1920, 2048, 3840, 16, 32, 48, 64, 96, 128, 256, 384',
    ],
  ])('P6 rejects the path %j with the query %s: %s', (path, query, refusal) => {
    expect(parseImageRequest(path, query)).toEqual(err(refusal));
  });

  it.each([
    ['1', 1],
    ['100', 100],
  ])('P6 takes a quality of %s', (text, quality) => {
    expect(parseImageRequest('b.webp', `?width=640&quality=${text}`)).toMatchObject({
      value: { quality },
    });
  });

  it.each([
    '',
    '?width=641',
    '?width=0640',
    '?width=1e3',
    '?width=100000',
    '?width=640&format=svg',
    '?width=640&quality=0',
    '?width=640&quality=101',
    '?width=640&quality=5.5',
    '?width=640&quality=+5',
    '?width=640&quality=x5',
    '?width=640&quality=5x',
    '?width=640&quality=',
    '?width=640&crop=round',
  ])('P6 refuses %j', (query) => {
    expect(parseImageRequest('b.webp', query).ok).toBe(false);
  });

  it.each(['', '../b.webp', 'a/../b.webp', 'a/./b.webp', '/etc/passwd', 'a//b.webp'])(
    'rejects the path %j, which is empty, absolute or not normalized',
    (path) => {
      expect(parseImageRequest(path, '?width=640').ok).toBe(false);
    },
  );

  it('P6 parses every URL that imageUrl formats', () => {
    const anyOptions = fc.record(
      {
        width: fc.constantFrom(...DEVICE_WIDTHS, ...ICON_WIDTHS),
        format: fc.constantFrom('webp' as const, 'avif' as const, 'jpeg' as const),
        quality: fc.integer({ min: 1, max: 100 }),
        crop: fc.constant('square' as const),
      },
      { requiredKeys: ['width'] },
    );
    fc.assert(
      fc.property(anyOptions, (options) => {
        const { format = 'webp', width, quality = 80, crop } = options;
        const url = new URL(imageUrl('bed/wit.webp', options), 'http://localhost');
        const path = decodeURIComponent(url.pathname).replace('/remote-image/', '');
        expect(parseImageRequest(path, url.search)).toEqual(
          ok({ path: 'bed/wit.webp', format, width, quality, isSquare: crop === 'square' }),
        );
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        expect(parseImageRequest(path, query)).toHaveProperty('ok');
      }),
    );
  });
});

describe('nearestSupportedQuality', () => {
  it('P6 returns the nearest supported quality, the higher of two equally near ones', () => {
    expect([1, 37, 38, 55, 72, 73, 80, 87, 88, 100].map(nearestSupportedQuality)).toEqual([
      25, 25, 50, 50, 65, 80, 80, 80, 95, 95,
    ]);
  });

  it('maps all qualities from 1 to 100 to exactly the supported ones', () => {
    const all = Array.from({ length: 100 }, (_, index) => nearestSupportedQuality(index + 1));
    expect(new Set(all)).toEqual(new Set(SUPPORTED_QUALITIES));
  });
});

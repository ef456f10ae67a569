import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseImageRequest } from '#src/content/image-request.ts';
import {
  DEVICE_WIDTHS,
  ICON_WIDTHS,
  imageSrcSet,
  imageUrl,
  remoteImagePath,
} from '#src/content/image-url.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { anyEditorUrl, anyPicturePath } from '../../support/arbitraries/content.ts';
import { anyCount } from '../../support/arbitraries/texts.ts';

describe('imageUrl', () => {
  it('P6 defaults to WebP and quality 80', () => {
    expect(imageUrl('products/aurora.jpg', { width: 640 })).toBe(
      '/remote-image/products/aurora.jpg?format=webp&width=640&quality=80',
    );
  });

  it('P6 writes format, quality and the square crop', () => {
    expect(imageUrl('/a.jpg', { width: 96, format: 'avif', quality: 60, crop: 'square' })).toBe(
      '/remote-image/a.jpg?format=avif&width=96&quality=60&crop=square',
    );
  });

  it('P6 percent-encodes reserved and non-ASCII characters of a path', () => {
    expect(imageUrl('bed & böden/a?b#c %.jpg', { width: 16 })).toBe(
      '/remote-image/bed%20%26%20b%C3%B6den/a%3Fb%23c%20%25.jpg?format=webp&width=16&quality=80',
    );
  });

  it('P6 replaces a lone surrogate with U+FFFD', () => {
    expect(imageUrl('a\uD800.jpg', { width: 16 })).toContain('/a%EF%BF%BD.jpg?');
  });

  it('P6 round-trips path and options through the URL', () => {
    fc.assert(
      fc.property(anyPath, anyOptions, (segments, options) => {
        const url = new URL(imageUrl(segments.join('/'), options), 'https://shop.example');
        const read = url.pathname.split('/').slice(2).map(decodeURIComponent);
        expect(read).toEqual(segments);
        expect(Object.fromEntries(url.searchParams)).toEqual({
          ...options,
          width: String(options.width),
          quality: String(options.quality),
        });
      }),
    );
  });

  it('P6 stays under /remote-image/ for any path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', 'a', '\uD800') }),
        (path) => {
          const url = new URL(imageUrl(path, { width: 16 }), 'https://shop.example');
          expect(url.pathname.startsWith('/remote-image/')).toBe(true);
        },
      ),
    );
  });
});

describe('imageSrcSet', () => {
  it.each([
    [96, [96]],
    [168, [96, 128, 256]],
    [225, [96, 128, 256]],
    [256, [96, 128, 256]],
    [257, [96, 128, 256, 384]],
    [640, [96, 128, 256, 384, 640]],
    [800, [96, 128, 256, 384, 640, 750, 828]],
  ])(
    'P6 offers a picture of %i pixels in widths up to the first that is no less',
    (own, widths) => {
      expect(widthsOf(imageSrcSet('a.jpg', { maxWidth: own }))).toEqual(widths);
    },
  );

  it.each([
    [{ least: 80, most: 240 }, 1000, [96, 128, 256]],
    [{ least: 144, most: 650 }, 1000, [256, 384, 640, 750]],
    [{ least: 320, most: Infinity }, 400, [384, 640]],
    [{ least: 640, most: 1280 }, 100, [128]],
    [{ least: 5000, most: 9000 }, 9000, [3840]],
  ])('P6 offers only widths that it is shown in: %j', (shown, maxWidth, widths) => {
    expect(widthsOf(imageSrcSet('a.jpg', { maxWidth, shown }))).toEqual(widths);
  });

  it('P6 offers the smallest width for a picture that is smaller than all widths', () => {
    expect(imageSrcSet('a.jpg', { maxWidth: 49, format: 'jpeg' })).toBe(
      '/remote-image/a.jpg?format=jpeg&width=96&quality=80 96w',
    );
  });

  it('P6 offers only supported widths, each with the same width in its URL', () => {
    for (const candidate of imageSrcSet('a.jpg').split(', ')) {
      const width = Number(/ (\d+)w$/.exec(candidate)?.[1]);
      expect([...ICON_WIDTHS, ...DEVICE_WIDTHS]).toContain(width);
      expect(candidate).toContain(`width=${width}&`);
    }
  });

  it('P6 lists unique widths in ascending order', () => {
    fc.assert(
      fc.property(anyCount, (maxWidth) => {
        const widths = widthsOf(imageSrcSet('a.jpg', { maxWidth }));
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('P6 offers any picture in its own width, or else in the largest, and no file beyond it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 6000 }), (own) => {
        const widths = widthsOf(imageSrcSet('a.jpg', { maxWidth: own }));
        const largest = Math.min(own, Math.max(...DEVICE_WIDTHS));
        expect(widths.filter((width) => width >= largest)).toHaveLength(1);
      }),
    );
  });

  it('P6 starts with all widths of any smaller picture', () => {
    fc.assert(
      fc.property(anyCount, anyCount, (width, more) => {
        const smaller = imageSrcSet('a.jpg', { maxWidth: width });
        expect(imageSrcSet('a.jpg', { maxWidth: width + more }).startsWith(smaller)).toBe(true);
      }),
    );
  });
});

const widthsOf = (srcSet: string): readonly number[] =>
  srcSet.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));

/** Segments that name something: not empty, `.` or `..`. */
const anyPath = fc.array(
  fc.string({ unit: 'grapheme' }).map((text) => `a${text.replaceAll('/', '')}`),
  { minLength: 1 },
);

const anyOptions = fc.record(
  {
    width: fc.constantFrom(...ICON_WIDTHS, ...DEVICE_WIDTHS),
    format: fc.constantFrom('webp', 'avif', 'jpeg'),
    quality: fc.integer({ min: 1, max: 100 }),
    crop: fc.constant('square'),
  },
  { requiredKeys: ['width', 'format', 'quality'] },
);

const HOST = 'images.content.example';

describe('remoteImagePath', () => {
  it.each([
    ['https://images.content.example/v3/assets/bed.jpg', 'v3/assets/bed.jpg'],
    ['http://images.content.example/bed.jpg', 'bed.jpg'],
    ['//images.content.example/bed.jpg', 'bed.jpg'],
    ['HTTPS://Images.Content.Example/Bed.JPG', 'Bed.JPG'],
    ['https://images.content.example/bed%201.jpg?width=9&a=/b#c', 'bed 1.jpg'],
  ])('P6 maps %s to the path %s', (url, path) => {
    expect(remoteImagePath(url, HOST)).toBe(path);
  });

  it('P6 compares the host case-insensitively, port included', () => {
    expect(remoteImagePath('https://localhost:8080/a.jpg', 'LOCALHOST:8080')).toBe('a.jpg');
    expect(remoteImagePath('https://localhost/a.jpg', 'localhost:8080')).toBeUndefined();
  });

  it.each([
    'https://elsewhere.example/bed.jpg',
    'https://images.content.example.evil.example/bed.jpg',
    'https://evil.example/https://images.content.example/bed.jpg',
    'https://images.content.example@evil.example/bed.jpg',
    'ftp://images.content.example/bed.jpg',
    '/bed.jpg',
    'bed.jpg',
    '',
  ])('P6 returns undefined for %j, which is not on the image host', (url) => {
    expect(remoteImagePath(url, HOST)).toBeUndefined();
  });

  it.each([
    'https://images.content.example',
    'https://images.content.example/',
    'https://images.content.example/?a',
    'https://images.content.example/a//b.jpg',
    'https://images.content.example/a/../b.jpg',
    'https://images.content.example/./b.jpg',
    'https://images.content.example/%2e%2e/b.jpg',
    'https://images.content.example/a%2Fb.jpg',
    'https://images.content.example/a%5Cb.jpg',
    'https://images.content.example/%E0%A4%A',
    'https://images.content.example/folder/',
  ])('P6 returns undefined for the invalid picture URL %s', (url) => {
    expect(remoteImagePath(url, HOST)).toBeUndefined();
  });

  it('P6 matches no host if the image host is empty', () => {
    expect(remoteImagePath('/bed.jpg', '')).toBeUndefined();
    expect(remoteImagePath('https:///bed.jpg', '')).toBeUndefined();
  });

  it('P6 reads back any path on the image host', () => {
    fc.assert(
      fc.property(anyPicturePath, (segments) => {
        const url = `https://${HOST}/${segments.map(encodeURIComponent).join('/')}`;
        expect(remoteImagePath(url, HOST)).toBe(segments.join('/'));
      }),
    );
  });

  it('P6 returns only paths that imageUrl and parseImageRequest round-trip', () => {
    fc.assert(
      fc.property(anyEditorUrl, (written) => {
        const path = remoteImagePath(`https://${HOST}/${written}`, HOST) ?? 'a.jpg';
        const { path: requestedPath, query } = splitUrl(imageUrl(path, { width: 640 }));
        const read = parseImageRequest(
          decodeURIComponent(requestedPath).replace('/remote-image/', ''),
          query,
        );
        expect(read).toMatchObject({ ok: true, value: { path: wellFormed(path) } });
      }),
    );
  });
});

/** Text as in a URL: a lone surrogate is replaced. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

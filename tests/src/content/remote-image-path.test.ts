import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseImageRequest } from '#src/content/image-request.ts';
import { imageUrl } from '#src/content/image-url.ts';
import { remoteImagePath } from '#src/content/remote-image-path.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { anyPicturePath, anyEditorUrl } from '../../support/arbitraries/content.ts';

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
        const { path: asked, query } = splitUrl(imageUrl(path, { width: 640 }));
        const read = parseImageRequest(
          decodeURIComponent(asked).replace('/remote-image/', ''),
          query,
        );
        expect(read).toMatchObject({ ok: true, value: { path: wellFormed(path) } });
      }),
    );
  });
});

/** Text as in a URL: a lone surrogate is replaced. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, splitUrl, withoutAnchor } from '#src/routing/split-url.ts';

describe('splitUrl', () => {
  it.each([
    ['/matrassen?page=2#filters', { path: '/matrassen', query: '?page=2' }],
    ['https://www.sluimer.example/bedden?', { path: '/bedden', query: '' }],
    ['?q=bed', { path: '/', query: '?q=bed' }],
    ['', { path: '/', query: '' }],
    ['/a?b?c#d?e', { path: '/a', query: '?b?c' }],
  ])('splits %j', (url, parts) => {
    expect(splitUrl(url)).toEqual(parts);
  });
});

describe('anchorOf', () => {
  it.each([
    ['/levering?page=2#dagen', '#dagen'],
    ['/levering', ''],
    ['/levering#a#b', '#a#b'],
  ])('returns the anchor of %j', (url, anchor) => {
    expect(anchorOf(url)).toBe(anchor);
  });

  it('restores the URL when appended to withoutAnchor', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.string(), (path, query, place) => {
        const page = withoutAnchor(`${path}?${query}`);
        const url = `${page}#${place}`;
        expect(withoutAnchor(url) + anchorOf(url)).toBe(url);
      }),
    );
  });
});

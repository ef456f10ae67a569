import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitUrl } from '#src/routing/url-parts.ts';
import { canonicalUrl } from '#src/seo/canonical-url.ts';
import type { Site } from '#src/seo/site.ts';
import { anyRemappedPath, anyQuery, anySiteAndLocale } from '../../support/arbitraries/seo.ts';

const SITE: Site = {
  domains: { 'nl-nl': 'https://nl.example/', 'de-de': 'https://de.example' },
  remap: { 'nl-nl': { '/oud': '/ouder', '/ouder': '/nieuw', '/a': '/b', '/b': '/a', '/c': '/a' } },
};
const canonical = (path: string, query = '') => canonicalUrl(SITE, 'nl-nl', { path, query }, true);

describe('canonicalUrl', () => {
  it.each([
    ['/', '', 'https://nl.example/'],
    ['/matrassen', '', 'https://nl.example/matrassen'],
    ['/matrassen', '?page=1', 'https://nl.example/matrassen'],
    ['/matrassen', '?page=2', 'https://nl.example/matrassen?page=2'],
    ['/matrassen', '?page=2&compare=A-1,B-2', 'https://nl.example/matrassen?page=2'],
    ['/matrassen', '?compare=A-1', 'https://nl.example/matrassen'],
    ['/matrassen', '?coupon=TEN&page=2', 'https://nl.example/matrassen?page=2'],
    ['/actie', '?coupon=TEN', 'https://nl.example/actie'],
    ['/nieuwsbrief', '?notice=SHOP_AWAY', 'https://nl.example/nieuwsbrief'],
    ['/matrassen', '?live_preview=a.b&page=2&entry_uid=x', 'https://nl.example/matrassen?page=2'],
    ['/matrassen', '?page=0', 'https://nl.example/matrassen'],
    ['/matrassen', '?page=-1&utm=b', 'https://nl.example/matrassen?utm=b'],
    ['/matrassen', '?page=twee', 'https://nl.example/matrassen'],
    ['/matrassen', '?page=1&page=3', 'https://nl.example/matrassen'],
    ['/matrassen', '?page=3&page=1', 'https://nl.example/matrassen?page=3'],
    ['/matrassen', '?q=a+b&page=2&c=%C3%9F', 'https://nl.example/matrassen?q=a+b&page=2&c=%C3%9F'],
  ])('H3 writes %s%s as %s', (path, query, address) => {
    expect(canonical(path, query)).toBe(address);
  });

  it('H3 remaps a path to the end of the table', () => {
    expect(canonical('/oud', '?page=2')).toBe('https://nl.example/nieuw?page=2');
  });

  it('H3 remaps per locale', () => {
    expect(canonicalUrl(SITE, 'de-de', { path: '/oud', query: '' }, true)).toBe(
      'https://de.example/oud',
    );
  });

  it('H3 leaves a path unchanged when the table leads it into a cycle', () => {
    const circle = ['/a', '/b', '/c'];
    expect(circle.map((path) => canonical(path))).toEqual(
      circle.map((path) => `https://nl.example${path}`),
    );
  });

  it('H3 returns undefined for a locale without a domain', () => {
    expect(canonicalUrl(SITE, 'en-us', { path: '/mattresses', query: '' }, true)).toBeUndefined();
  });

  it('H3 drops the number of a page that is the only one', () => {
    const url = { path: '/', query: '?page=2&sorting=price-asc' };
    expect(canonicalUrl(SITE, 'nl-nl', url, false)).toBe('https://nl.example/?sorting=price-asc');
  });

  it('H3 is idempotent', () => {
    const anyUrl = fc.record({ path: anyRemappedPath, query: anyQuery });
    fc.assert(
      fc.property(anySiteAndLocale, anyUrl, fc.boolean(), ([site, locale], url, isListing) => {
        const address = canonicalUrl(site, locale, url, isListing) ?? '';
        expect(address).toMatch(/^https:/);
        const again = splitUrl(address);
        expect(canonicalUrl(site, locale, again, isListing)).toBe(address);
      }),
    );
  });
});

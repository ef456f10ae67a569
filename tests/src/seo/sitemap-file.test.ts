import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  entriesOfFile,
  formatSitemapPath,
  MAX_ENTRY_BYTES,
  MAX_ENTRIES,
  parseSitemapPath,
  SITEMAP_KINDS,
  sitemapParts,
} from '#src/seo/sitemap-file.ts';

describe('parseSitemapPath', () => {
  it.each([
    ['/sitemap-products.xml', { kind: 'products', part: 1 }],
    ['/sitemap-landing-pages-12.xml', { kind: 'landing-pages', part: 12 }],
  ])('reads %s', (path, file) => {
    expect(parseSitemapPath(path)).toEqual(file);
  });

  it.each([
    '/sitemap.xml',
    '/sitemap-products-1.xml',
    '/sitemap-products-0.xml',
    '/sitemap-products-02.xml',
    '/sitemap-products-9999999.xml',
    '/sitemap-cart.xml',
    '/sitemap-products.xml.gz',
    '/x/sitemap-products.xml',
  ])('returns undefined for %s', (path) => {
    expect(parseSitemapPath(path)).toBeUndefined();
  });

  it('reads what formatSitemapPath writes', () => {
    fc.assert(
      fc.property(
        fc.record({
          kind: fc.constantFrom(...SITEMAP_KINDS),
          part: fc.integer({ min: 1, max: 20_000 }),
        }),
        (file) => {
          expect(parseSitemapPath(formatSitemapPath(file))).toEqual(file);
        },
      ),
    );
  });
});

describe('sitemapParts', () => {
  it('returns no parts for no pages', () => {
    expect(sitemapParts(0)).toEqual([]);
  });

  it('keeps each file within what the protocol allows', () => {
    expect(MAX_ENTRIES).toBeLessThanOrEqual(50_000);
    expect(MAX_ENTRIES * MAX_ENTRY_BYTES).toBeLessThanOrEqual(50_000_000);
  });

  it('assigns each page to exactly one file, in order', () => {
    fc.assert(
      fc.property(fc.nat({ max: 4 * MAX_ENTRIES }), (count) => {
        const pages = Array.from({ length: count }, (_, index) => index);
        const shares = sitemapParts(count).map((part) => entriesOfFile({ part }, pages));
        expect(shares.flat()).toEqual(pages);
        expect(shares.every(({ length }) => length > 0 && length <= MAX_ENTRIES)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

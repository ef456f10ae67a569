import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SitemapEntry } from '#src/seo/sitemap-entry.ts';
import { formatSitemapEntry, sitemapIndexXml, sitemapXml } from '#src/seo/sitemap-xml.ts';
import { readSitemap, readSitemapIndex } from '../../support/read-sitemap.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

const AURORA: SitemapEntry = {
  location: 'https://nl.example/aurora?a=1&b=2',
  modified: '2026-02-03',
  alternates: [{ hreflang: 'nl-NL', href: 'https://nl.example/aurora?a=1&b=2' }],
  images: ['https://nl.example/remote-image/aurora.webp?format=webp&width=1200'],
};

const written = (entries: readonly SitemapEntry[]) => [...sitemapXml(entries)].join('');

describe('sitemapXml', () => {
  it('writes address, date, alternates and pictures of a page', () => {
    expect(written([AURORA])).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>\n',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
        ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
        ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
        '<url><loc>https://nl.example/aurora?a=1&amp;b=2</loc><lastmod>2026-02-03</lastmod>',
        '<xhtml:link rel="alternate" hreflang="nl-NL" href="https://nl.example/aurora?a=1&amp;b=2"/>',
        '<image:image><image:loc>https://nl.example/remote-image/aurora.webp',
        '?format=webp&amp;width=1200</image:loc></image:image></url>\n',
        '</urlset>\n',
      ].join(''),
    );
  });

  it('omits a missing date', () => {
    expect(formatSitemapEntry({ location: 'https://nl.example/', alternates: [] })).toBe(
      '<url><loc>https://nl.example/</loc></url>\n',
    );
  });

  it('writes alternates and pictures beside each other', () => {
    const alternates = ['nl-NL', 'nl-BE'].map((hreflang) => ({ hreflang, href: 'https://a' }));
    const images = ['https://b', 'https://c'];
    expect(formatSitemapEntry({ location: 'https://a', alternates, images })).toBe(
      '<url><loc>https://a</loc>' +
        '<xhtml:link rel="alternate" hreflang="nl-NL" href="https://a"/>' +
        '<xhtml:link rel="alternate" hreflang="nl-BE" href="https://a"/>' +
        '<image:image><image:loc>https://b</image:loc></image:image>' +
        '<image:image><image:loc>https://c</image:loc></image:image></url>\n',
    );
  });

  it('generates each piece on demand', () => {
    let taken = 0;
    const entries = (function* () {
      for (; ; taken += 1) yield AURORA;
    })();
    const pieces = sitemapXml(entries);
    for (let piece = 0; piece < 4; piece += 1) pieces.next();
    expect(taken).toBe(2);
  });

  it('writes any text so that an XML parser reads it back', () => {
    const anyText = fc
      .string({ unit: anyCharacter, minLength: 1 })
      .map((text) => `https://x/${text}`);
    const anyEntry: fc.Arbitrary<SitemapEntry> = fc.record({
      location: anyText,
      alternates: fc.array(fc.record({ hreflang: fc.constant('nl-NL'), href: anyText })),
      images: fc.array(anyText, { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 4 }), (entries) => {
        expect(readSitemap(written(entries))).toEqual(withWritable(entries));
      }),
    );
  });
});

/** Removes control characters, lone surrogates and two noncharacters, which XML does not allow. */
const withWritable = (entries: readonly SitemapEntry[]): unknown =>
  JSON.parse(
    JSON.stringify(entries, (_key, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(/[\p{Cs}\u{FFFE}\u{FFFF}]|(?![\u{7F}-\u{9F}])\p{Cc}/gu, '')
        : value,
    ),
  );

describe('sitemapIndexXml', () => {
  it('writes each sitemap with its date, if it has one', () => {
    const links = [
      { location: 'https://nl.example/sitemap-products.xml', modified: '2026-02-03' },
      { location: 'https://nl.example/sitemap-content.xml' },
    ];
    const xml = [...sitemapIndexXml(links)].join('');
    expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(readSitemapIndex(xml)).toEqual(links);
  });
});

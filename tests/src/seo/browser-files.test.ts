import { describe, expect, it } from 'vitest';
import type { SitemapPage } from '#src/content/page-entry.ts';
import { GUIDE_FEED_PATH, guideFeedXml } from '#src/seo/guide-feed.ts';
import { OPEN_SEARCH_PATH, openSearchXml } from '#src/seo/open-search.ts';
import { WEB_MANIFEST_PATH, webManifest } from '#src/seo/web-manifest.ts';
import { aShell } from '../../support/shown-pages.ts';

const absoluteUrl = (path: string) => `https://nl.example${path}`;

const guide = (name: string, published: string, page: Partial<SitemapPage> = {}): SitemapPage => ({
  uid: name,
  type: 'Content',
  title: `Gids & ${name}`,
  url: `/${name}`,
  metadata: { metaDescription: `Over <${name}>` },
  alternates: {},
  article: { author: 'Marloes Brandsma', published },
  ...page,
});

const feedOf = (...pages: readonly SitemapPage[]): string =>
  guideFeedXml({ title: 'Gidsen', shell: aShell, pages, locale: 'nl-be', absoluteUrl });

const titlesIn = (feed: string): readonly string[] =>
  Array.from(feed.matchAll(/<item><title>Gids &amp; ([\w-]+)</gu), ([, name = '']) => name);

describe('guideFeedXml', () => {
  it('writes RSS 2.0 with the address of the feed, its language, and each guide', () => {
    expect(feedOf(guide('kussen', '2026-11-16'))).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
        '<channel>',
        '<title>Gidsen</title>',
        '<link>https://nl.example/</link>',
        '<description>Sluimer</description>',
        '<language>nl-BE</language>',
        `<atom:link rel="self" type="application/rss+xml" href="https://nl.example${GUIDE_FEED_PATH}"/>`,
        '<item><title>Gids &amp; kussen</title><link>https://nl.example/kussen</link>' +
          '<guid>https://nl.example/kussen</guid><pubDate>Mon, 16 Nov 2026 00:00:00 GMT</pubDate>' +
          '<dc:creator>Marloes Brandsma</dc:creator>' +
          '<description>Over &lt;kussen&gt;</description></item>',
        '</channel>',
        '</rss>',
        '',
      ].join('\n'),
    );
  });

  it('has the newest guide first, and those of one day in the order of the pages', () => {
    const sameDay = ['b', 'a', 'c'].map((name) => guide(name, '2026-01-01'));
    expect(titlesIn(feedOf(...sameDay))).toEqual(['b', 'a', 'c']);
    const days = ['2025-03-10', '2026-11-16', '2024-01-01', '2025-12-31'];
    expect(titlesIn(feedOf(...days.map((day) => guide(day, day))))).toEqual([
      '2026-11-16',
      '2025-12-31',
      '2025-03-10',
      '2024-01-01',
    ]);
  });

  it('H2 has no page that is no guide, has no day, or is not to be indexed', () => {
    const { article: _, ...page } = guide('pagina', '2026-01-01');
    const closed = guide('gesloten', '2026-01-01', { metadata: { disableSearchIndexing: true } });
    expect(titlesIn(feedOf(page, guide('dagloos', '2026-02-30'), closed))).toEqual([]);
  });

  it('H1 describes a guide as its page does: by the description of the shop, if it has none', () => {
    const plain = guide('kort', '2026-01-01', { metadata: {} });
    expect(feedOf(plain)).toContain('<description>Sluimer</description></item>');
  });
});

const described = (shopName: string, description: string): string =>
  openSearchXml({ shopName, description, locale: 'de-at', absoluteUrl });

describe('openSearchXml', () => {
  it('S1 leads from the address bar to the search of the locale', () => {
    expect(described('Sluimer & Zn', 'Betten')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
        '<ShortName>Sluimer &amp; Zn</ShortName>',
        '<Description>Betten</Description>',
        '<Language>de-AT</Language>',
        '<InputEncoding>UTF-8</InputEncoding>',
        '<Image width="49" height="49" type="image/png">https://nl.example/favicon-49.png</Image>',
        '<Url type="text/html" method="get" template="https://nl.example/search?q={searchTerms}"/>',
        '</OpenSearchDescription>',
        '',
      ].join('\n'),
    );
  });

  it('keeps to the lengths that browsers allow: 16 characters of a name, 1024 of a description', () => {
    const text = described('Sluimer Slaapt, Droomt', '🛏'.repeat(1025));
    expect(text).toContain('<ShortName>Sluimer Slaapt,</ShortName>');
    expect(text).toContain(`<Description>${'🛏'.repeat(1024)}</Description>`);
  });
});

describe('webManifest', () => {
  it('names the shop in its language, and opens its home page within the shop', () => {
    const defaults = { metaTitle: 'Sluimer, beter slapen', metaDescription: 'Bedden.' };
    expect(webManifest({ ...aShell, defaults }, 'de-at')).toMatchObject({
      id: '/',
      name: 'Sluimer, beter slapen',
      short_name: 'Sluimer',
      description: 'Bedden.',
      lang: 'de-AT',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
    });
    expect(webManifest({ ...aShell, defaults: { ...defaults, metaTitle: '' } }, 'nl-nl').name).toBe(
      'Sluimer',
    );
  });

  it('has icons of the two sizes that browsers ask for, one of them maskable', () => {
    const { icons } = webManifest(aShell, 'nl-nl');
    expect(icons.map(({ src, sizes, type, purpose }) => [src, sizes, type, purpose])).toEqual([
      ['/icon-192.png', '192x192', 'image/png', undefined],
      ['/icon-512.png', '512x512', 'image/png', undefined],
      ['/icon-maskable-512.png', '512x512', 'image/png', 'maskable'],
    ]);
  });
});

it('lie at fixed addresses of every host', () => {
  expect([GUIDE_FEED_PATH, OPEN_SEARCH_PATH, WEB_MANIFEST_PATH]).toEqual([
    '/feed.xml',
    '/opensearch.xml',
    '/manifest.webmanifest',
  ]);
});

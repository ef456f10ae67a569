import { describe, expect, it } from 'vitest';
import type { SitemapPage } from '#src/content/page-entry.ts';
import { GUIDE_FEED_PATH, guideFeedXml } from '#src/seo/guide-feed.ts';
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
  it('is at the same path on every host', () => {
    expect(GUIDE_FEED_PATH).toBe('/feed.xml');
  });

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

  it('has guides of one day in the order of the pages', () => {
    const sameDay = ['b', 'a', 'c'].map((name) => guide(name, '2026-01-01'));
    expect(titlesIn(feedOf(...sameDay))).toEqual(['b', 'a', 'c']);
  });

  it('has the newest guide first, by its time in whatever zone', () => {
    // Half past midnight in Athens is half an hour before eleven at night in London.
    const athens = guide('athens', '2026-01-02T00:30:00+02:00');
    const london = guide('london', '2026-01-01T23:00:00Z');
    expect(titlesIn(feedOf(athens, london))).toEqual(['london', 'athens']);
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

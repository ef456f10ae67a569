import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { type ContentBlock } from '#src/content/block.ts';
import { urlOfLink } from '#src/content/block-link.ts';
import type { ContentEntry } from '#src/content/page-entry.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';

/** Guides to read before a purchase; the other content pages are about the shop. */
const ARTICLES = [
  'mattress-advice',
  'firmness-advice',
  'size-advice',
  'topper-advice',
  'bed-advice',
  'base-advice',
  'duvet-advice',
  'pillow-advice',
  'sleep-advice',
  'care',
];

const articles = (locale: Locale): readonly ContentEntry[] =>
  content[locale].pages.filter(
    (page): page is ContentEntry => page.type === 'Content' && ARTICLES.includes(page.uid),
  );

describe.each(LOCALES)('advice in %s', (locale) => {
  it.each(articles(locale))('$uid has at least 500 words', ({ blocks }) => {
    expect(wordsIn(blocks)).toBeGreaterThanOrEqual(500);
  });

  it.each(articles(locale))(
    '$uid has a table or list, a picture and at least four titles',
    ({ blocks }) => {
      const types = blocks.map(({ type }) => type);
      expect(types.filter((type) => type === 'table' || type === 'list')).not.toEqual([]);
      expect(blocks.some((block) => block.type === 'text' && block.image)).toBe(true);
      expect(blocks.filter((block) => 'title' in block).length).toBeGreaterThanOrEqual(4);
    },
  );

  it.each(articles(locale))('$uid links to a listing, and has no duplicate links', ({ blocks }) => {
    const links = blocks.flatMap((block) => (block.type === 'links' ? block.links : []));
    const listers = content[locale].pages.filter(({ type }) => type === 'Lister');
    const productLinks = links
      .map(urlOfLink)
      .filter((url) =>
        listers.some((lister) => url === lister.url || url.startsWith(`${lister.url}/`)),
      );
    expect(productLinks.length).toBeGreaterThanOrEqual(1);
    expect(new Set(links.map(urlOfLink)).size).toBe(links.length);
  });

  it('has complete tables without duplicate rows or columns', () => {
    const tables = content[locale].pages.flatMap((page) =>
      'blocks' in page ? page.blocks.filter((block) => block.type === 'table') : [],
    );
    expect(tables.length).toBeGreaterThanOrEqual(8);
    for (const { title, columns, rows } of tables) {
      const odd = rows.filter((cells) => cells.length !== columns.length);
      expect({ title, odd }).toEqual({ title, odd: [] });
      expect(new Set(rows.map(([head]) => head)).size).toBe(rows.length);
      expect(new Set(columns).size).toBe(columns.length);
    }
  });
});

describe('advice', () => {
  it('has ten subjects', () => {
    expect(
      articles('nl-nl')
        .map(({ uid }) => uid)
        .toSorted(),
    ).toEqual(ARTICLES.toSorted());
  });
});

const wordsIn = (blocks: readonly ContentBlock[]): number =>
  blocks.flatMap(textsOf).join(' ').split(/\s+/u).length;

/** Visible texts: without addresses and pictures. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ['type', 'url', 'image', 'objectId'].includes(key) ? [] : textsOf(part),
  );
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeJson } from '#server/inline-scripts.ts';
import { documentHtml, headHtml } from '#server/document.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Head } from '#src/seo/head.ts';
import { anyCharacter } from '../support/arbitraries/texts.ts';

const HOSTILE = `</script><script>alert(1)</script><!--<img src=x onerror="alert(2)">'&\u2028\u2029`;

const head: Head = {
  status: 200,
  title: HOSTILE,
  description: HOSTILE,
  ogTitle: HOSTILE,
  ogDescription: HOSTILE,
  ogType: 'product',
  ogUrl: 'https://www.sluimer.example/bed?maat=1&b',
  ogImage: {
    url: 'https://www.sluimer.example/a.jpg?format=jpeg&width=1200',
    width: 1200,
    height: 675,
    alt: '<b>',
  },
  ogPrice: euroCents(129_950),
  robots: 'index,follow',
  canonical: `https://www.sluimer.example/?q=${HOSTILE}`,
  alternates: [{ hreflang: 'x-default', href: 'https://www.sluimer.example/a&b' }],
  prev: '/a?page=1&b=2',
  next: '/a?page=3',
};

const bootText = (html: string) => /id="boot-data">(.*?)<\/script>/su.exec(html)?.[1] ?? '';

describe('escapeJson', () => {
  it('writes what JSON.parse reads back, without a character that could end a script', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = escapeJson(value);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/u);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('escapeHtml', () => {
  it('leaves nothing that could end an attribute or an element', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/u);
      }),
    );
  });
});

describe('headHtml', () => {
  it('H1 prints all parts of a head, escaped, and each once', () => {
    const html = headHtml(head, { locale: 'de-at', shell: { shopName: '"Sluimer"' } });
    for (const once of [
      '<title>',
      'name="description"',
      'name="robots" content="index,follow"',
      'property="og:title"',
      'property="og:description"',
      'property="og:image" content="https://www.sluimer.example/a.jpg?format=jpeg&amp;width=1200"',
      'property="og:type" content="product"',
      'property="og:site_name" content="&quot;Sluimer&quot;"',
      'property="og:url" content="https://www.sluimer.example/bed?maat=1&amp;b"',
      'property="og:image:width" content="1200"',
      'property="og:image:height" content="675"',
      'property="og:image:alt" content="&lt;b&gt;"',
      'property="product:price:amount" content="1299.50"',
      'property="product:price:currency" content="EUR"',
      'name="twitter:card" content="summary_large_image"',
      'property="og:locale" content="de_AT"',
      'rel="canonical"',
      '<link rel="alternate" hreflang="x-default" href="https://www.sluimer.example/a&amp;b">',
      '<link rel="prev" href="/a?page=1&amp;b=2">',
      '<link rel="next" href="/a?page=3">',
    ]) {
      expect(html.split(once)).toHaveLength(2);
    }
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
  });

  it('links search and feed in a shop with a domain only', () => {
    const around = { locale: 'nl-nl', shell: { shopName: 'Sluimer' } } as const;
    expect(headHtml(head, { ...around, feedTitle: 'Advies' })).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Advies" href="/feed.xml">',
    );
    expect(headHtml(head, around)).not.toMatch(/feed|opensearch/u);
  });

  it('H2 H3 H5 omits missing parts of a head', () => {
    const { title, description, ogTitle, ogDescription, status } = head;
    const bare = { title, description, ogTitle, ogDescription, status, alternates: [] };
    expect(headHtml(bare, { locale: 'nl-nl', shell: { shopName: 'Sluimer' } })).not.toMatch(
      /robots|canonical|og:url|og:image|price|twitter|hreflang|prev|next/u,
    );
  });
});

describe('documentHtml', () => {
  const page = { locale: 'en-us', head: '', content: '<main></main>' } as const;

  it('H1 names its language, its encoding first, and its viewport', () => {
    const html = documentHtml(page);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-US">\n<head>\n<meta charset="utf-8">/u);
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  });

  it('has the preloads of pictures before everything that takes long to arrive', () => {
    const preload =
      '<link rel="preload" as="image" imageSrcSet="/a.webp 96w" fetchPriority="high"/>';
    const styles = '<style>body{margin:0}</style>';
    const html = documentHtml({ ...page, head: styles, content: `${preload}<main></main>` });
    expect(html.match(/rel="preload"/gu)).toHaveLength(1);
    expect(html.indexOf('rel="preload"')).toBeLessThan(html.indexOf('<style>'));
    expect(html).toContain('<div id="app"><main></main></div>');
  });

  it('returns the boot data unchanged, however hostile', () => {
    const html = documentHtml({ ...page, boot: escapeJson({ name: HOSTILE }) });
    expect(html.match(/<script/gu)).toHaveLength(1);
    expect(JSON.parse(bootText(html))).toEqual({ name: HOSTILE });
  });

  it('ends with the structured data of the page', () => {
    const html = documentHtml({ ...page, structuredData: { name: HOSTILE } });
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html) ?? [];
    expect(html.match(/<script/gu)).toHaveLength(1);
    expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('</main>'));
    expect(JSON.parse(data)).toEqual({ name: HOSTILE });
  });

  it('has no data block without boot data', () => {
    expect(documentHtml(page)).not.toContain('<script');
  });
});

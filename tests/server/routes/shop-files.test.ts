import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webManifest } from '#src/seo/web-manifest.ts';
import { err, ok } from '#src/shared/result.ts';
import { aShell } from '../../support/shown-pages.ts';
import { openShop, type RunningShop, smallPorts } from '../small-shop.ts';

const guide = (uid: string, published: string) => ({
  uid,
  type: 'Content' as const,
  title: `Gids & <${uid}>`,
  url: `/${uid}`,
  metadata: { metaDescription: `Over ${uid}` },
  alternates: {},
  article: { author: 'Marloes Brandsma', published },
});

const GUIDES = [guide('oud', '2025-03-10'), guide('nieuw', '2026-11-16')];

const ports = smallPorts();
const away = () =>
  Promise.resolve(
    err({ kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const),
  );
const { content } = ports;
const sitemapPages: typeof content.sitemapPages = async (locale) => {
  const pages = await content.sitemapPages(locale);
  return pages.ok ? ok([...pages.value, ...GUIDES]) : pages;
};
const shop = await openShop({ ports: { ...ports, content: { ...content, sitemapPages } } });

const fileAt = async (path: string, locale: string, from: RunningShop = shop) => {
  const response = await from.get(path, { Host: `${locale}.localhost:3000` });
  return { response, text: await response.text() };
};

const parser = new XMLParser({ ignoreAttributes: false, htmlEntities: true });
const parseXml = (xml: string): unknown => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
};

describe('files that browsers request beside pages', () => {
  it.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/opensearch.xml', 'application/opensearchdescription+xml'],
    ['/feed.xml', 'application/rss+xml'],
  ])('%s has its type, and may be cached', async (path, type) => {
    const { response } = await fileAt(path, 'de-de');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(type);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=3600/u);
    expect((await fileAt(`${path}/`, 'de-de')).response.status).toBe(404);
  });

  it('are absent where they need an address and the locale has no domain', async () => {
    const environment = { DOMAINS: '{"de-de":"https://de.example"}' };
    const elsewhere = await openShop({ ports, environment });
    const statuses = ['/manifest.webmanifest', '/feed.xml', '/opensearch.xml'].map(
      async (path) => (await fileAt(path, 'nl-nl', elsewhere)).response.status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
  });

  it('are refused for a minute while the content service is unavailable', async () => {
    const closed = await openShop({ ports: { ...ports, content: { ...content, shell: away } } });
    const listless = { ...content, sitemapPages: away };
    const { response: feed } = await fileAt(
      '/feed.xml',
      'nl-nl',
      await openShop({ ports: { ...ports, content: listless } }),
    );
    const { response: manifest } = await fileAt('/manifest.webmanifest', 'nl-nl', closed);
    for (const { status, headers } of [feed, manifest]) {
      expect([status, headers.get('retry-after')]).toEqual([503, '60']);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

const manifestOf = async (locale: string): Promise<unknown> =>
  JSON.parse((await fileAt('/manifest.webmanifest', locale)).text);

describe('the web manifest', () => {
  it('is in the language of its host', async () => {
    expect(await manifestOf('nl-be')).toMatchObject({ lang: 'nl-BE' });
    expect(await manifestOf('de-at')).toMatchObject({ lang: 'de-AT' });
  });

  it('names icons that the shop has, in their sizes', async () => {
    for (const { src, sizes, type } of webManifest(aShell, 'nl-nl').icons) {
      const { width, height, format } = await sharp(`ui/public${src}`).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });
});

describe('the search description', () => {
  it('S1 leads to the search of its host', async () => {
    const { text } = await fileAt('/opensearch.xml', 'de-de');
    expect(parseXml(text)).toMatchObject({
      OpenSearchDescription: {
        ShortName: expect.any(String),
        Language: 'de-DE',
        Url: {
          '@_type': 'text/html',
          '@_template': 'http://de-de.localhost:3000/search?q={searchTerms}',
        },
      },
    });
  });
});

describe('the feed of guides', () => {
  it('has the guides of the content service at the addresses of its host', async () => {
    const { text } = await fileAt('/feed.xml', 'nl-nl');
    const origin = 'http://nl-nl.localhost:3000';
    const item = (uid: string) => ({ title: `Gids & <${uid}>`, link: `${origin}/${uid}` });
    expect(parseXml(text)).toMatchObject({
      rss: {
        channel: {
          link: `${origin}/`,
          language: 'nl-NL',
          'atom:link': { '@_href': `${origin}/feed.xml` },
          item: [item('nieuw'), item('oud')],
        },
      },
    });
  });
});

describe('favicon.ico', () => {
  it('has pictures of 16, 32 and 48 pixels, for programs that look for it unasked', async () => {
    const file = readFileSync('ui/public/favicon.ico');
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
      const { width, height } = await sharp(file.subarray(offset, offset + length)).metadata();
      expect([file[entry], width, height]).toEqual([size, size, size]);
    }
  });
});

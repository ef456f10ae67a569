import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withContentCache } from '#adapters/cache/cached-content-source.ts';
import { createUpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { RateLimits } from '#ports/shared-stores.ts';
import type { Renderer } from '#server/renderer.ts';
import { PREVIEW_RATE_LIMIT } from '#src/content/preview.ts';
import { err } from '#src/shared/result.ts';
import { createDriftRecorder, openContentstack } from '../../support/contentstack-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { otherDrafts, smallContent } from '../../support/small-content.ts';
import { openShop, plainRenderer, smallPorts } from '../small-shop.ts';

/** The key of the sandbox, so short that no page contains it by chance. */
const KEY = 'key';
const OTHER = 'another-editor';
const WORDS = 'a draft of somebody else';
const others = { [OTHER]: otherDrafts(WORDS) };

const embedded = createEmbeddedContentSource(
  smallContent,
  createCatalogueStore(smallCatalogue),
  new Map([[KEY, smallContent], ...Object.entries(others)]),
);
const { settings } = await openContentstack(smallContent, smallCatalogue, undefined, others);
const contentstack = createContentstackContentSource({ settings, drift: createDriftRecorder() });

const CONTENTSTACK = {
  CONTENT: 'contentstack',
  CONTENTSTACK_API_KEY: 'stack',
  CONTENTSTACK_DELIVERY_TOKEN: 'delivery',
  CONTENTSTACK_PREVIEW_TOKEN: 'preview',
};

/** Maximum number of previews per client here, for tests of the limit and for all others. */
const FEW = 12;
const MANY = 50;

const AWAY = err({ kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const);

/** Minimal pages, with the USPs around them. */
const promising: Renderer = {
  ...plainRenderer,
  page: (shown) => `${plainRenderer.page(shown)}${shown.shell.usps.join()}`,
};

/** A shop with these pages and the caches in front of them. */
function open(
  content: ContentSource,
  environment: Record<string, string> = {},
  maxPreviews = MANY,
) {
  const ports = smallPorts();
  const { cache, locks, clock } = ports;
  const log = createMemoryLog();
  const answers = createUpstreamCache({ cache, locks, stopwatch: clock, log });
  const rateLimits: RateLimits = {
    ...ports.rateLimits,
    take: (name, limit) => {
      expect(limit).toEqual(PREVIEW_RATE_LIMIT);
      return ports.rateLimits.take(name, { ...limit, max: maxPreviews });
    },
  };
  const shown = { ...ports, rateLimits, log, content: withContentCache(content, answers) };
  return openShop({ environment, ports: shown, renderer: promising }).then((shop) => ({
    ...shop,
    log,
  }));
}

const DRAFT = `/winkelwagen?live_preview=${KEY}`;

describe.each([
  ['the embedded pages', embedded, {}],
  ['Contentstack', contentstack, CONTENTSTACK],
] as const)('a page in a preview: %s', (_name, content, environment) => {
  it('shows an uncached draft with noindex', async () => {
    const shop = await open(content, environment);
    const response = await shop.get(DRAFT, { 'If-None-Match': '*' });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('cart, rewritten');
    expect(html).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(html).not.toMatch(/rel="(?:canonical|alternate|prev|next)"/u);
    const { headers } = response;
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('last-modified')).toBeNull();
  });

  it('leaves every other answer unchanged', async () => {
    const shop = await open(content, environment);
    await shop.get(DRAFT);
    const { headers } = await shop.get('/');
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.get('etag')).not.toBeNull();
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each(['stale', 'init', 'KEY', 'key-'])('is the published page for the key %j', async (key) => {
    const shop = await open(content, environment);
    const response = await shop.get(`/winkelwagen?live_preview=${encodeURIComponent(key)}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('cart');
    expect(html).not.toContain('rewritten');
    const unpublished = await shop.get(`/spring?live_preview=${encodeURIComponent(key)}`);
    expect(unpublished.status).toBe(404);
  });

  it.each(['a b', 'x'.repeat(300), ''])(
    'is left by the malformed key %j, by an uncached redirect',
    async (key) => {
      const shop = await open(content, environment);
      const requestedUrl = `/winkelwagen?page=2&live_preview=${encodeURIComponent(key)}&entry_uid=cart`;
      const response = await shop.get(requestedUrl);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe('/winkelwagen?page=2');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin');
    },
  );

  it('accepts a key that was copied with a blank', async () => {
    const html = await (await open(content, environment)).get(`${DRAFT}%20`);
    expect(await html.text()).toContain('cart, rewritten');
  });

  it('reads menu and footer once, and reports a failure as shown without drafts', async () => {
    let calls = 0;
    const failing: ContentSource = {
      ...content,
      shell: (locale, preview) => {
        if (preview) calls += 1;
        return preview && calls === 1 ? Promise.resolve(AWAY) : content.shell(locale, preview);
      },
    };
    const response = await (await open(failing, environment)).get(DRAFT);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('"shows":"nothing"');
    expect(calls).toBe(1);
  });

  it('is each editor’s own, and invisible to other visitors', async () => {
    const shop = await open(content, environment);
    const said = {
      '': ['cart', 'Klein', false],
      [KEY]: ['cart, rewritten', 'Klein', true],
      [OTHER]: [WORDS, WORDS, false],
    };
    const visits = fc.array(fc.constantFrom(...Object.keys(said)), { minLength: 3, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(visits, async (keys) => {
        const pages = await Promise.all(
          keys.map(async (key) => {
            const response = await shop.get(
              `/winkelwagen${key === '' ? '' : `?live_preview=${key}`}`,
            );
            const html = await response.text();
            const [, title, shopName] = /<title>(.*) \| (.*)<\/title>/u.exec(html) ?? [];
            const words = [title, shopName, html.includes('until December')];
            return [words, response.headers.get('x-robots-tag')];
          }),
        );
        expect(pages).toEqual(
          keys.map((key) => [said[key as keyof typeof said], key === '' ? null : 'noindex']),
        );
      }),
      { numRuns: 5 },
    );
  });

  it('is not in any log', async () => {
    const shop = await open(content, environment);
    const key = 'an-unheard-of-key';
    await shop.get(`/winkelwagen?live_preview=${key}`);
    await shop.get(`/nergens?live_preview=${key}`);
    expect(shop.log.entries.length).toBeGreaterThan(1);
    expect(JSON.stringify(shop.log.entries)).not.toContain(key);
  });
});

describe('a preview', () => {
  it.each([
    ['/matrassen?min=200&max=500', '/matrassen/prijs/249-449', 303],
    ['/old', '/matrassen/lunaro', 301],
    ['/toppers/', '/toppers', 301],
  ])('is kept by the links of %s', async (path, target, status) => {
    const shop = await open(embedded);
    const response = await shop.get(`${path}${path.includes('?') ? '&' : '?'}live_preview=${KEY}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(`${target}?live_preview=${KEY}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('may be framed by the content service’s editor only', async () => {
    const editor = await open(contentstack, CONTENTSTACK);
    const { headers } = await editor.get(DRAFT);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors https://app.contentstack.com;');
    expect(headers.get('x-frame-options')).toBeNull();
    const published = (await editor.get('/winkelwagen')).headers.get('content-security-policy');
    expect(policy.replace('https://app.contentstack.com', "'none'")).toBe(published);
  });

  it.each([
    ['the embedded pages', {}],
    ['a stack without previews', { ...CONTENTSTACK, CONTENTSTACK_PREVIEW_TOKEN: '' }],
  ])('may not be framed with %s', async (_case, environment) => {
    const { headers } = await (await open(embedded, environment)).get(DRAFT);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('B4 is an outage if the draft is unavailable, without a published fallback', async () => {
    const away = { ...settings, preview: { token: 'any', origin: 'http://127.0.0.1:9' } };
    const log = createDriftRecorder();
    const shop = await open(createContentstackContentSource({ settings: away, drift: log }));
    const [draft, published] = await Promise.all([shop.get(DRAFT), shop.get('/winkelwagen')]);
    expect(published.status).toBe(200);
    expect(draft.status).toBe(503);
    expect(draft.headers.get('cache-control')).toBe('private, no-store');
    const html = await draft.text();
    expect(html).toContain('<h1>error</h1>');
    expect(html).toContain('"shows":"nothing"');
    expect(html).not.toContain('"cart"');
    expect(JSON.stringify(shop.log.entries)).not.toContain(`"${KEY}"`);
  });

  it('is rejected for a client with too many, unlike published pages', async () => {
    const shop = await open(embedded, {}, FEW);
    await Promise.all(Array.from({ length: FEW }, () => shop.get(DRAFT)));
    const refused = await shop.get(DRAFT);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    expect(await refused.text()).not.toContain('rewritten');
    const question = { url: '/winkelwagen', locale: 'nl-nl' };
    const preview = { ...question, livePreviewQuery: { live_preview: KEY } };
    const call = await shop.call('/api/cnts/getPageDataByUrl', [preview]);
    expect(call.status).toBe(429);
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await shop.call('/api/cnts/getPageDataByUrl', [question])).status).toBe(200);
    expect((await shop.get('/winkelwagen')).status).toBe(200);
  });

  it.each([{}, { live_preview: 'a b' }, { live_preview: '' }, { live_preview: 'x'.repeat(201) }])(
    'is refused to another program for the malformed key %j',
    async (livePreviewQuery) => {
      const shop = await open(embedded, {}, FEW);
      const ask = () => {
        const question = { url: '/winkelwagen', locale: 'nl-nl', livePreviewQuery };
        const body = encodeURIComponent(JSON.stringify([question]));
        return shop.get(`/api/cnts/getPageDataByUrl?body=${body}`);
      };
      const response = await ask();
      expect(response.headers.get('cache-control')).toContain('public');
      expect(response.headers.get('etag')).not.toBeNull();
      expect(await response.json()).toMatchObject({ title: 'cart' });
      const uncounted = await Promise.all(Array.from({ length: FEW }, ask));
      expect(uncounted.map(({ status }) => status)).not.toContain(429);
    },
  );

  it.each([
    ['getPageDataByUrl', { url: '/winkelwagen' }, { title: 'cart, rewritten' }],
    ['getContent', { url: '/winkelwagen' }, { title: 'cart, rewritten' }],
    ['getContent', { type: 'Shell' }, { usps: ['until December'] }],
  ])('B3 has no ETag for another program: %s', async (method, args, draft) => {
    const shop = await open(embedded);
    const question = { ...args, locale: 'nl-nl', livePreviewQuery: { live_preview: KEY } };
    const body = encodeURIComponent(JSON.stringify([question]));
    const response = await shop.get(`/api/cnts/${method}?body=${body}`);
    expect(await response.json()).toMatchObject({ ...draft, isDraft: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  });

  it('is counted separately', async () => {
    const shop = await open(embedded);
    await shop.get(DRAFT);
    const metrics = await (await shop.get('/metrics')).text();
    expect(metrics).toContain('shop_requests_total{kind="preview",status="200"} 1');
    expect(metrics).not.toContain('kind="page"');
  });
});

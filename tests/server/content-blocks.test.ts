import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import type { ContentSource } from '#ports/content-source.ts';
import { createServerMetrics } from '#server/observe/server-metrics.ts';
import { createRenderer } from '#server/render.tsx';
import type { ContentBlock } from '#src/content/block.ts';
import type { ContentEntry } from '#src/content/page-entry.ts';
import { VIDEO_PROVIDERS } from '#src/content/video.ts';
import { ok } from '#src/shared/result.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { EVERY_BLOCK, richContent } from '../support/rich-content.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { configOf, openShop, smallAssets, smallPorts } from './small-shop.ts';

const article: ContentEntry = {
  type: 'Content',
  uid: 'care',
  title: 'Onderhoud',
  url: '/onderhoud',
  metadata: {},
  alternates: { 'nl-nl': '/onderhoud' },
  breadcrumbs: [
    { title: 'Home', url: '/' },
    { title: 'Matrassen & meer', url: '/matrassen' },
  ],
  blocks: [],
};
const dutch = richContent['nl-nl'];
const content = { ...richContent, 'nl-nl': { ...dutch, pages: [...dutch.pages, article] } };
const source = createEmbeddedContentSource(content, createCatalogueStore(smallCatalogue));
const { site } = configOf();

/** A shop whose home page has these blocks, as visitors get it. */
async function shopWith(blocks: readonly ContentBlock[]) {
  const content: ContentSource = {
    ...source,
    pageByUrl: async (locale, path, preview) => {
      const found = await source.pageByUrl(locale, path, preview);
      const isHome = found.ok && found.value?.type === 'Home';
      return isHome ? ok({ ...found.value, blocks }) : found;
    },
  };
  const log = createMemoryLog();
  const metrics = createServerMetrics();
  const ports = { ...smallPorts(), content, log };
  const renderer = createRenderer({
    assets: smallAssets,
    site,
    ports,
    countUnknownBlock: metrics.countUnknownBlock,
  });
  return { shop: await openShop({ ports, renderer, metrics }), log };
}

describe('a page with every kind of block', () => {
  it('H7 is shown completely, without log entries', async () => {
    const { shop, log } = await shopWith(EVERY_BLOCK);
    const page = await shop.get('/');
    expect(page.status).toBe(200);
    const html = await page.text();
    for (const word of ['Lie down', 'Seen', 'Play', 'I slept.', 'Unfold', 'Or never'])
      expect(html).toContain(word === 'Play' ? 'Speel af: Watch' : word);
    expect(log.entries.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('embeds no frames but those of video players', async () => {
    const { shop } = await shopWith(EVERY_BLOCK);
    const page = await shop.get('/');
    expect(await page.text()).not.toContain('<iframe');
    const policy = page.headers.get('content-security-policy') ?? '';
    const players = Object.values(VIDEO_PROVIDERS).map(({ playerOrigin }) => playerOrigin);
    expect(policy).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
    );
    expect(players.every((player) => policy.includes(player))).toBe(true);
  });
});

describe('an unknown block', () => {
  const poll = { type: 'poll', question: 'Hoe slaap je?' } as unknown as ContentBlock;

  it('H7 is not shown, counted each time and logged once per type', async () => {
    const { shop, log } = await shopWith([poll, ...EVERY_BLOCK, poll]);
    for (const query of ['', '?a=1']) {
      const page = await shop.get(`/${query}`);
      expect(page.status).toBe(200);
      const [shown = ''] = (await page.text()).split('<script type="application/json"');
      expect(shown).toContain('Lie down');
      expect(shown).not.toContain('Hoe slaap je?');
    }
    const warnings = log.entries.filter(({ event }) => event === 'unknown-content-block');
    expect(warnings).toEqual([
      { level: 'warn', event: 'unknown-content-block', facts: { type: 'poll' } },
    ]);
    const metrics = await (await shop.get('/metrics')).text();
    expect(metrics).toMatch(/shop_unknown_blocks_total\{type="poll"\} [24]\n/);
  });

  it('H7 is counted by its type up to a number of types, then in total', async () => {
    const metrics = createServerMetrics();
    for (let type = 0; type < 60; type += 1) metrics.countUnknownBlock(`type-${type}`);
    const text = await metrics.text();
    expect(text).toContain('shop_unknown_blocks_total{type="type-49"} 1');
    expect(text).toContain('shop_unknown_blocks_total{type="others"} 10');
  });
});

describe('the breadcrumbs of a page', () => {
  it.each(['/matrassen', '/matras-wolk', '/onderhoud'])(
    'B1a are the same for other programs as on the page at %s',
    async (path) => {
      const { shop } = await shopWith(EVERY_BLOCK);
      const found = await source.pageByUrl('nl-nl', path);
      const uid = found.ok ? found.value?.uid : undefined;
      const answer = await shop.call('/api/cnts/getBreadcrumbs', [{ locale: 'nl-nl', uid }]);
      const crumbs = (await answer.json()) as readonly { title: string; url: string }[];
      const html = await (await shop.get(path)).text();
      const [trail = ''] = /<nav [^>]*><ol>.*?<\/ol><\/nav>/su.exec(html) ?? [];
      const links = [...trail.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/gu)];
      expect(links.map(([, url, title]) => ({ title: title?.replace('&amp;', '&'), url }))).toEqual(
        crumbs,
      );
      expect(crumbs.length).toBeGreaterThan(0);
      expect(trail).toContain('aria-current="page"');
    },
  );
});

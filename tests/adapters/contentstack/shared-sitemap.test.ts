import { describe, expect, it } from 'vitest';
import { createContentVersion, withContentCache } from '#adapters/cache/cached-content-source.ts';
import { createUpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import type { ContentSource } from '#ports/content-source.ts';
import { cacheTagsToPurge } from '#src/content/caching.ts';
import { LOCALES } from '#src/shared/locale.ts';
import {
  contentstackSettings,
  createDriftRecorder,
  openContentstack,
} from '../../support/contentstack-shop.ts';
import { listenOnLoopback } from '../../support/listen-on-loopback.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';

const { sandbox } = await openContentstack(smallContent, smallCatalogue);

/** The stack behind the shop's cache, as wired, and its requested walks. */
async function open() {
  const walks: string[] = [];
  const { origin, host } = await listenOnLoopback((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stack');
    const contentType = /content_types\/(?<type>page|filtered_category)\//u.exec(pathname)?.groups;
    if (contentType) walks.push(`${contentType['type']} ${searchParams.get('locale')}`);
    sandbox.app(request, response);
  });
  const stopwatch = { now: () => 0 };
  const cache = createMemoryCache({ stopwatch });
  const source = createContentstackContentSource({
    settings: contentstackSettings(origin, host),
    drift: createDriftRecorder(),
    contentVersion: createContentVersion(cache, createSequentialIds()),
    wait: () => Promise.resolve(),
  });
  const locks = createMemoryLocks(stopwatch);
  const answers = createUpstreamCache({ cache, locks, stopwatch, log: createMemoryLog() });
  return { source, cached: withContentCache(source, answers), cache, walks };
}

const ONE_WALK = ['filtered_category', 'page'].flatMap((type) =>
  LOCALES.map((locale) => `${type} ${locale}`),
);
const everySitemap = (content: ContentSource) =>
  Promise.all(LOCALES.map((locale) => content.sitemapPages(locale)));

describe('the sitemaps of all locales over Contentstack', () => {
  it('request the pages of each locale once, simultaneously or in sequence', async () => {
    const { source, walks } = await open();
    const together = await everySitemap(source);
    expect(together.every(({ ok }) => ok)).toBe(true);
    for (const [index, locale] of LOCALES.entries())
      expect(await source.sitemapPages(locale)).toEqual(together[index]);
    expect(walks.toSorted()).toEqual(ONE_WALK.toSorted());
  });

  it('request all pages again after a change in one locale', async () => {
    const { cached, cache, walks } = await open();
    await everySitemap(cached);
    walks.length = 0;
    await cache.purge(cacheTagsToPurge({ uid: 'mattresses', locale: 'de-at' }));
    expect(await cached.sitemapPages('de-at')).toMatchObject({ ok: true });
    expect(walks.toSorted()).toEqual(ONE_WALK.toSorted());
  });

  it('request all pages again after a failure', async () => {
    const { source, walks } = await open();
    sandbox.refuseNext(100, 0);
    expect(await source.sitemapPages('nl-nl')).toMatchObject({ ok: false });
    sandbox.refuseNext(0, 0);
    walks.length = 0;
    expect(await source.sitemapPages('nl-nl')).toMatchObject({ ok: true });
    expect(walks.toSorted()).toEqual(ONE_WALK.toSorted());
  });
});

describe('the filtered pages of a category over Contentstack', () => {
  it('H4 request the category, and their own alternates in each other locale', async () => {
    const { source, walks } = await open();
    const pages = await source.filteredPages('nl-nl', 'mattresses');
    expect(pages.ok && pages.value.length).toBeGreaterThan(0);
    const others = LOCALES.filter((locale) => locale !== 'nl-nl');
    expect(walks.toSorted()).toEqual([
      ...others.map((locale) => `filtered_category ${locale}`).toSorted(),
      'page nl-nl',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withContentCache } from '#adapters/cache/cached-content-source.ts';
import { createUpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import type { ContentSource } from '#ports/content-source.ts';
import { createDriftRecorder, openContentstack, STACK_KEYS } from '../support/contentstack-shop.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { otherDrafts, smallContent } from '../support/small-content.ts';
import { inScope } from '../support/test-scope.ts';

const { hash } = STACK_KEYS.preview;
const OTHER = 'another-editor';
const others = { [OTHER]: otherDrafts('the other draft') };

const embedded = createEmbeddedContentSource(
  smallContent,
  createCatalogueStore(smallCatalogue),
  new Map([[hash, smallContent], ...Object.entries(others)]),
);
const { settings } = await openContentstack(smallContent, smallCatalogue, undefined, others);
const contentstack = createContentstackContentSource({ settings, drift: createDriftRecorder() });

function cached(content: ContentSource): ContentSource {
  const clock = createFixedClock();
  const cache = createMemoryCache({ stopwatch: clock });
  const locks = createMemoryLocks(clock);
  const answers = createUpstreamCache({ cache, locks, stopwatch: clock, log: createMemoryLog() });
  return withContentCache(content, answers);
}

/** Text of the cart page by preview key; without a key there is no preview. */
const READ_BY: Readonly<Record<string, string>> = {
  '': 'Klein: cart',
  [hash]: 'Klein, until December: cart, rewritten',
  [OTHER]: 'the other draft: the other draft',
  stale: 'Klein: cart',
};

const visits = fc.array(fc.constantFrom(...Object.keys(READ_BY)), { minLength: 2, maxLength: 12 });

describe.each([
  ['the embedded pages', embedded],
  ['the embedded pages behind a cache', cached(embedded)],
  ['Contentstack', contentstack],
  ['Contentstack behind a cache', cached(contentstack)],
])('concurrent previews and visits: %s', (_name, source) => {
  const titleFor = async (key: string) => {
    const preview = key === '' ? undefined : { live_preview: key };
    const [page, shell] = await Promise.all([
      source.pageByUrl('nl-nl', '/winkelwagen', preview),
      source.shell('nl-nl', preview),
    ]);
    if (!page.ok || !shell.ok) return [page, shell];
    const { shopName, usps } = shell.value;
    return `${[shopName, ...usps].join(', ')}: ${page.value?.title}`;
  };

  it('show each editor their own drafts, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(visits, async (keys) => {
        const titles = await Promise.all(keys.map(titleFor));
        expect(titles).toEqual(keys.map((key) => READ_BY[key]));
      }),
      { numRuns: inScope(8, 3) },
    );
  });

  it('do not leak a draft into the published page', async () => {
    await Promise.all([hash, OTHER].map(titleFor));
    expect(await titleFor('')).toBe('Klein: cart');
  });
});

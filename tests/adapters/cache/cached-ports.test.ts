import { describe, expect, it } from 'vitest';
import { withAdviceRulesCache } from '#adapters/cache/cached-advice-rules.ts';
import { withContentCache } from '#adapters/cache/cached-content-source.ts';
import { withCatalogCache } from '#adapters/cache/cached-product-catalog.ts';
import { withReviewsCache } from '#adapters/cache/cached-product-reviews.ts';
import { withRecommenderCache } from '#adapters/cache/cached-recommender.ts';
import { withSearchBoxCache, withSearchCache } from '#adapters/cache/cached-search.ts';
import {
  CATALOG_LIFETIMES,
  CONTENT_LIFETIMES,
  LONG_LIST_LIFETIMES,
} from '#adapters/cache/lifetimes.ts';
import { createUpstreamCache, type UpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedAdviceRules } from '#adapters/embedded/embedded-advice-rules.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import {
  createEmbeddedProductCatalog,
  createEmbeddedProductReviews,
} from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createEmbeddedRecommender } from '#adapters/embedded/embedded-recommender.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import type { AdviceRules } from '#ports/advice-rules.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { ProductSearch } from '#ports/search.ts';
import { cacheTagsToPurge, localeCacheTag } from '#src/content/caching.ts';
import { failedSearch, type SearchRequest } from '#src/search/search-result.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { readAdviceRules } from '#src/advice/advice-rules.ts';
import { err, ok } from '#src/shared/result.ts';
import { ADVICE_PREVIEW_KEY, adviceRulesContract } from '../../contracts/advice-rules-contract.ts';
import { contentSourceContract } from '../../contracts/content-source-contract.ts';
import { productCatalogContract } from '../../contracts/product-catalog-contract.ts';
import { productReviewsContract } from '../../contracts/product-reviews-contract.ts';
import { productSearchContract } from '../../contracts/product-search-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { EVERY_BLOCK, richContent } from '../../support/rich-content.ts';
import { searchRequest } from '../../support/search-request.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent, smallDrafts } from '../../support/small-content.ts';
import { smallReviews } from '../../support/small-reviews.ts';

const store = createCatalogueStore({ ...smallCatalogue, reviews: smallReviews });

function openCache() {
  const clock = createFixedClock();
  const cache = createMemoryCache({ stopwatch: clock });
  const locks = createMemoryLocks(clock);
  const answers = createUpstreamCache({ cache, locks, stopwatch: clock, log: createMemoryLog() });
  return { clock, cache, answers };
}

/** A port that counts its calls. */
function counting<Port extends object>(port: Port): readonly [Port, { calls: number }] {
  const count = { calls: 0 };
  const counted = Object.entries(port).map(([name, method]) => [
    name,
    (...args: unknown[]) => {
      count.calls += 1;
      return (method as (...args: unknown[]) => unknown)(...args);
    },
  ]);
  return [Object.fromEntries(counted) as Port, count];
}

/** The first and the second answer of a cache in front of a port. */
const twice = <Port extends object>(
  port: Port,
  wrap: (port: Port, answers: UpstreamCache) => Port,
) => {
  const { answers } = openCache();
  return wrap(port, answers);
};

productSearchContract('behind a cache', () =>
  twice(createEmbeddedProductSearch(store), withSearchCache),
);
productCatalogContract(
  'behind a cache',
  () => twice(createEmbeddedProductCatalog(store), withCatalogCache),
  'M1',
);
productReviewsContract('behind a cache', () =>
  twice(createEmbeddedProductReviews(store), withReviewsCache),
);
const PREVIEW_KEY = 'a-key-for-previews';
contentSourceContract(
  'behind a cache',
  () => twice(createEmbeddedContentSource(richContent, store, PREVIEW_KEY), withContentCache),
  {
    category: '/matrassen',
    partOfCategory: '/matrassen/lunaro',
    product: { url: '/matras-wolk', sku: 'M1' },
    cart: '/winkelwagen',
    blocks: { url: '/', blocks: EVERY_BLOCK },
    ...smallDrafts(PREVIEW_KEY),
  },
);

adviceRulesContract('behind a cache', (published, draft) =>
  twice(
    createEmbeddedAdviceRules(published, new Map([[ADVICE_PREVIEW_KEY, draft ?? published]])),
    withAdviceRulesCache,
  ),
);

const listing = searchRequest({ itemsPerPage: 12 });

const openSearch = (search: ProductSearch = createEmbeddedProductSearch(store)) => {
  const [counted, count] = counting(search);
  const parts = openCache();
  return { ...parts, count, search: withSearchCache(counted, parts.answers) };
};

describe('withSearchCache', () => {
  it('calls the port once per query, and distinguishes queries by all of their fields', async () => {
    const { search, count } = openSearch();
    const facet = { kind: 'values', name: 'size', values: ['90x200'] } as const;
    const others: readonly Partial<SearchRequest>[] = [
      {},
      { locale: 'nl-be' },
      { objectId: '8' },
      { pageType: 'search', objectId: '' },
      { query: 'topper' },
      { selection: [facet] },
      { selection: [{ ...facet, values: ['140x200'] }] },
      { page: 2 },
      { sorting: 'price-asc' },
      { itemsPerPage: 24 },
    ];
    for (const other of others) await search.productsAndFilters({ ...listing, ...other });
    expect(count.calls).toBe(others.length);
    for (const other of others) await search.productsAndFilters({ ...listing, ...other });
    expect(count.calls).toBe(others.length);
  });

  it.each<readonly [string, Partial<SearchRequest>]>([
    ['a long text', { query: 'm'.repeat(41) }],
    ['a rarely read page', { page: 11 }],
    [
      'more than three filters',
      {
        selection: ['a', 'b', 'c', 'd'].map((name) => ({ kind: 'values', name, values: ['1'] })),
      },
    ],
    [
      'more than six values',
      { selection: [{ kind: 'values', name: 'a', values: ['1', '2', '3', '4', '5', '6', '7'] }] },
    ],
  ])('FT18 does not cache %s', async (_, other) => {
    const { search, count } = openSearch();
    await search.productsAndFilters({ ...listing, ...other });
    await search.productsAndFilters({ ...listing, ...other });
    expect(count.calls).toBe(2);
  });

  it('caches the results of a text query for half a minute', async () => {
    const { search, clock, count } = openSearch();
    const typed = { ...listing, query: 'matras' };
    await search.productsAndFilters(typed);
    await search.productsAndFilters(listing);
    clock.advance(CATALOG_LIFETIMES.fresh);
    await search.productsAndFilters(typed);
    expect(count.calls).toBe(3);
  });

  it('returns an older answer instead of a failure', async () => {
    let isDown = false;
    const inner = createEmbeddedProductSearch(store);
    const { search, clock } = openSearch({
      productsAndFilters: (request) =>
        isDown ? Promise.resolve(failedSearch(503, 'Down')) : inner.productsAndFilters(request),
    });
    const before = await search.productsAndFilters(listing);
    isDown = true;
    clock.advance(CATALOG_LIFETIMES.staleWhileRevalidate);
    expect(await search.productsAndFilters(listing)).toEqual(before);
    clock.advance(CATALOG_LIFETIMES.staleIfError);
    expect(await search.productsAndFilters(listing)).toMatchObject({ status: 503 });
  });

  it('S7 returns no query ID that is an hour old or older', async () => {
    let isDown = false;
    const { search, clock } = openSearch({
      productsAndFilters: () =>
        Promise.resolve(
          isDown ? failedSearch(503, 'Down') : { ...failedSearch(200, ''), queryId: 'query-1' },
        ),
    });
    await search.productsAndFilters(listing);
    isDown = true;
    clock.advance(60 * 60 * 1000 - 1);
    expect(await search.productsAndFilters(listing)).toMatchObject({ queryId: 'query-1' });
    clock.advance(1);
    expect(await search.productsAndFilters(listing)).toMatchObject({ status: 200, queryId: '' });
  });
});

const openContent = (
  content: ContentSource = createEmbeddedContentSource(smallContent, store, PREVIEW_KEY),
) => {
  const [counted, count] = counting(content);
  const parts = openCache();
  return { ...parts, count, content: withContentCache(counted, parts.answers) };
};
describe('withContentCache', () => {
  const failure = { kind: 'content-unavailable', status: 503, message: 'down', url: '' } as const;

  it('calls the port once per page and locale', async () => {
    const { content, count } = openContent();
    for (const _ of [1, 2]) {
      await content.pageByUrl('nl-nl', '/matrassen');
      await content.pageByUrl('nl-be', '/matrassen');
      await content.shell('nl-nl');
      await content.breadcrumbs('nl-nl', 'lister-7');
    }
    expect(count.calls).toBe(4);
  });

  it('does not cache drafts', async () => {
    const { content, count } = openContent();
    const preview = { live_preview: PREVIEW_KEY };
    for (const _ of [1, 2]) {
      await content.pageByUrl('nl-nl', '/matrassen', preview);
      await content.breadcrumbs('nl-nl', 'lister-7', preview);
    }
    expect(count.calls).toBe(4);
    await content.pageByUrl('nl-nl', '/matrassen');
    expect(count.calls).toBe(5);
  });

  it('H8 requests an error page once a day', async () => {
    const { content, clock, count } = openContent();
    await content.errorPage('nl-nl');
    clock.advance(86_399_999);
    await content.errorPage('nl-nl');
    expect(count.calls).toBe(1);
    clock.advance(1);
    await content.errorPage('nl-nl');
    expect(count.calls).toBe(2);
  });

  it('FT17 returns the cached shell until its rescue lifetime ends if the service fails', async () => {
    let isDown = false;
    const inner = createEmbeddedContentSource(smallContent, store);
    const { content, clock } = openContent({
      ...inner,
      shell: (locale) => (isDown ? Promise.resolve(err(failure)) : inner.shell(locale)),
    });
    const before = await content.shell('nl-nl');
    isDown = true;
    clock.advance(CONTENT_LIFETIMES.staleIfError - 1);
    expect(await content.shell('nl-nl')).toEqual(before);
    clock.advance(1);
    expect(await content.shell('nl-nl')).toEqual(err(failure));
  });

  it('caches a missing page for a minute', async () => {
    const { content, clock, count } = openContent();
    for (const _ of [1, 2]) await content.pageByUrl('nl-nl', '/');
    const known = count.calls;
    for (const _ of [1, 2]) await content.pageByUrl('nl-nl', '/bestaat-niet');
    expect(count.calls).toBe(known + 1);
    clock.advance(CONTENT_LIFETIMES.fresh);
    await content.pageByUrl('nl-nl', '/bestaat-niet');
    expect(count.calls).toBe(known + 2);
  });

  it('FT18 does not cache a page under a URL with more than three filters', async () => {
    const { content, count } = openContent();
    const path = `/matrassen${'/maat/90x200'.repeat(4)}`;
    for (const _ of [1, 2]) await content.pageByUrl('nl-nl', path);
    expect(count.calls).toBe(2);
  });

  it('reads again after the tags of a change are purged', async () => {
    const { content, cache, count } = openContent();
    for (const locale of LOCALES) await content.shell(locale);
    await cache.purge(cacheTagsToPurge({ uid: 'menu', locale: 'nl-nl' }));
    for (const locale of LOCALES) await content.shell(locale);
    expect(count.calls).toBe(LOCALES.length + 2);
    await cache.purge([localeCacheTag('de-de')]);
    await content.shell('de-de');
    expect(count.calls).toBe(LOCALES.length + 3);
  });
});

describe('withCatalogCache', () => {
  it('caches a product per locale, and a missing one only briefly', async () => {
    const [counted, count] = counting(createEmbeddedProductCatalog(store));
    const { answers, clock } = openCache();
    const catalog = withCatalogCache(counted, answers);
    for (const _ of [1, 2]) {
      await catalog.product('nl-nl', 'M1');
      await catalog.product('nl-be', 'M1');
      expect(await catalog.product('nl-nl', 'none')).toEqual(err({ kind: 'product-not-found' }));
    }
    expect(count.calls).toBe(3);
    clock.advance(CATALOG_LIFETIMES.fresh);
    await catalog.product('nl-nl', 'none');
    expect(count.calls).toBe(4);
  });
});

describe('withReviewsCache', () => {
  it('caches a page of reviews, of one product and of all products', async () => {
    const [counted, count] = counting(createEmbeddedProductReviews(store));
    const reviews = withReviewsCache(counted, openCache().answers);
    const request = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 5 } as const;
    for (const _ of [1, 2]) {
      await reviews.allReviews(request);
      await reviews.productReviews({ ...request, sku: 'M1' });
      await reviews.productReviews({ ...request, sku: 'M1', page: 2 });
    }
    expect(count.calls).toBe(3);
    for (const _ of [1, 2]) await reviews.allReviews({ ...request, page: 11 });
    expect(count.calls).toBe(5);
  });
});

describe('withSearchBoxCache', () => {
  it('caches results, but not empty ones or those of long queries', async () => {
    const searchBox = createEmbeddedSearchBox(store, {
      content: smallContent,
      texts: createProductTexts(store),
      topSearches: { nl: ['matras'], de: [], en: [] },
    });
    const [counted, count] = counting(searchBox);
    const cached = withSearchBoxCache(counted, openCache().answers);
    for (const _ of [1, 2]) {
      expect((await cached.find('nl-nl', 'matras', 'search-box')).products).not.toEqual([]);
      expect(await cached.topSearches('nl-nl')).toEqual({ searches: ['matras'] });
    }
    expect(count.calls).toBe(2);
    for (const _ of [1, 2]) await cached.find('nl-nl', 'qqqqqq', 'search-box');
    for (const _ of [1, 2]) await cached.find('nl-nl', 'matras '.repeat(8), 'search-box');
    for (const _ of [1, 2]) expect(await cached.didYouMean('nl-nl', 'qqqqqq')).toEqual([]);
    expect(count.calls).toBe(8);
  });
});

describe('withRecommenderCache', () => {
  it('FT18 caches an empty recommendation only briefly', async () => {
    const answer = { facets: [] as { name: string; value: string }[] };
    const recommend = () =>
      Promise.resolve([ok({ kind: 'facets' as const, facets: answer.facets })]);
    const { answers, clock } = openCache();
    const cached = withRecommenderCache({ recommend }, answers);
    const ask = () => cached.recommend('nl-nl', [{ model: 'trending-facets', facetName: 'x' }]);
    const nothing = await ask();
    answer.facets = [{ name: 'x', value: 'y' }];
    expect(await ask()).toEqual(nothing);
    clock.advance(CATALOG_LIFETIMES.fresh);
    expect(await ask()).toEqual([ok({ kind: 'facets', facets: answer.facets })]);
  });

  it('caches common recommendations, but not those for one shopper', async () => {
    const inner = createEmbeddedRecommender(store, [{ day: '2026-01-01', skus: ['M1', 'T1'] }]);
    const [counted, count] = counting(inner);
    const cached = withRecommenderCache(counted, openCache().answers);
    const related = { model: 'related-products', objectId: 'M1' } as const;
    for (const _ of [1, 2]) {
      await cached.recommend('nl-nl', [related]);
      await cached.recommend('nl-nl', [{ ...related, objectId: 'M2' }]);
      await cached.recommend('nl-nl', [{ ...related, threshold: 50 }], ['M2']);
    }
    expect(count.calls).toBe(3);
    for (const _ of [1, 2])
      await cached.recommend('nl-nl', [{ model: 'recommended-for-you' }], ['M1']);
    expect(count.calls).toBe(5);
  });
});

/** A cache before a list of this many pages. */
const listOf = (length: number) => {
  const content = createEmbeddedContentSource(smallContent, store);
  const [counted, count] = counting({
    ...content,
    async sitemapPages(locale: Locale) {
      const pages = await content.sitemapPages(locale);
      const [page] = pages.ok ? pages.value : [];
      return ok(Array.from({ length }, () => page).flatMap((one) => one ?? []));
    },
  });
  const { clock, cache, answers } = openCache();
  return { clock, cache, count, content: withContentCache(counted, answers) };
};

const readAfter = async (length: number, milliseconds: number) => {
  const { clock, count, content } = listOf(length);
  await content.sitemapPages('nl-nl');
  clock.advance(milliseconds);
  await content.sitemapPages('nl-nl');
  // An old list is returned, and a new one is read in the background: after the old one has been
  // unpacked again, which takes less time than to read it three times.
  for (let time = 0; time < 3; time += 1) await content.sitemapPages('nl-nl');
  await new Promise((done) => setImmediate(done));
  return count.calls;
};

describe('the list of all pages', () => {
  it('is read again after a minute, and after ten of a shop with more than 5000 pages', async () => {
    expect(await readAfter(5000, CONTENT_LIFETIMES.fresh + 1)).toBe(2);
    expect(await readAfter(5001, CONTENT_LIFETIMES.fresh + 1)).toBe(1);
    expect(await readAfter(5001, LONG_LIST_LIFETIMES.fresh + 1)).toBe(2);
  });

  it('is read again at once after a change, however long it is', async () => {
    const { cache, count, content } = listOf(5001);
    await content.sitemapPages('nl-nl');
    await cache.purge(cacheTagsToPurge({}));
    await content.sitemapPages('nl-nl');
    expect(count.calls).toBe(2);
  });
});

describe('withAdviceRulesCache', () => {
  type Answer = Awaited<ReturnType<AdviceRules['current']>>;
  const away = err({ kind: 'advice-rules-unavailable', message: 'down' } as const);
  const takenBack = err({ ...away.error, isMissing: true } as const);
  const malformed = readAdviceRules({ ...adviceRules, shoulder: -0.3 });

  /** A table that is read once, and then, after a minute or a day, what comes after it. */
  async function afterwards(later: Answer, milliseconds: number) {
    const { answers, clock, cache } = openCache();
    const source = { answer: ok(adviceRules) as Answer };
    const rules = withAdviceRulesCache({ current: () => Promise.resolve(source.answer) }, answers);
    await rules.current();
    source.answer = later;
    const purge = () => cache.purge(cacheTagsToPurge({ uid: 'advice_rules' }));
    clock.advance(milliseconds);
    return { rules, purge };
  }

  it('A4 has the table for a minute, and a new one at once after a change', async () => {
    const newer = ok({ ...adviceRules, version: '2026-12-14' });
    const { rules, purge } = await afterwards(newer, 1000);
    expect(await rules.current()).toEqual(ok(adviceRules));
    await purge();
    expect(await rules.current()).toEqual(newer);
  });

  it('A4 has an older table while the service is away, but not in place of a malformed one', async () => {
    const { staleWhileRevalidate } = CONTENT_LIFETIMES;
    const read = async (later: Answer) =>
      (await afterwards(later, staleWhileRevalidate + 1)).rules.current();
    expect(await read(away)).toEqual(ok(adviceRules));
    expect(await read(malformed)).toEqual(malformed);
    expect(await read(takenBack)).toEqual(takenBack);
  });
});

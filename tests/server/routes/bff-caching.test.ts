import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BFF_SERVICES } from '#server/routes/bff.ts';
import { err } from '#src/shared/result.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const ports = smallPorts();
const shop = await openShop({ ports });

const urlOf = (method: string, args: unknown) =>
  `/api/${method}?body=${encodeURIComponent(JSON.stringify(args))}`;

const CONTENT = 'public, max-age=60, stale-while-revalidate=3600, stale-if-error=86400';
const PRODUCT_CACHING = 'public, max-age=30, stale-while-revalidate=600, stale-if-error=21600';
const PRICES = 'public, max-age=10, stale-while-revalidate=60, stale-if-error=600';

const IN_DUTCH = { locale: 'nl-nl' };
const LISTER = { url: '/matrassen', locale: 'nl-nl' };
const recommended = { ...IN_DUTCH, requests: [{ model: 'bought-together', objectID: 'M1' }] };

/** Every read method, with arguments that find something. */
const READS = [
  ['magento/getCategory', [{ id: 7 }], PRODUCT_CACHING],
  ['magento/getCategories', [], PRODUCT_CACHING],
  ['magento/getProductDetails', [{ sku: 'M1' }], PRICES],
  ['magento/getProductReviews', [{ sku: 'M1' }], PRODUCT_CACHING],
  ['magento/getProducts', [{}], PRICES],
  ['magento/getCurrencies', [], PRODUCT_CACHING],
  ['magento/searchProducts', [{ query: 'wolk' }], PRICES],
  ['cnts/getPageDataByUrl', [LISTER], CONTENT],
  ['cnts/getSitemapData', [IN_DUTCH], CONTENT],
  ['cnts/getContent', [LISTER], CONTENT],
  ['cnts/getContentExtended', [LISTER], PRODUCT_CACHING],
  ['cnts/getFilteredPageData', [{ url: '/nergens', locale: 'nl-nl' }], 'public, max-age=10'],
  ['cnts/getBreadcrumbs', [{ locale: 'nl-nl', uid: 'nobody' }], 'public, max-age=10'],
  ['cnts/getIndexableFilteredCategories', [{ locale: 'nl-nl', uid: 'lister-7' }], CONTENT],
  ['algolia/getProductsAndFilters', [{ ...IN_DUTCH, objectId: '7' }], PRODUCT_CACHING],
  ['algolia/getRecommendedProducts', [recommended], PRODUCT_CACHING],
  ['algolia/getAllReviews', [{}], PRODUCT_CACHING],
  ['algolia/getAllProducts', [IN_DUTCH], PRICES],
  ['algolia/getSearchResultData', [{ ...IN_DUTCH, query: 'wolk' }], PRODUCT_CACHING],
  ['algolia/getTopSearches', [IN_DUTCH], PRODUCT_CACHING],
  ['shop/getPackings', [{ ...IN_DUTCH, beds: [{ sku: 'M1', size: '90x200' }] }], PRICES],
] as const;

const tagOf = async (locale: string) => {
  const response = await shop.get(urlOf('magento/getProductDetails', [{ sku: 'M1', locale }]));
  return response.headers.get('etag');
};

describe('a read by GET', () => {
  it('B1 B1a is every method that changes nothing', () => {
    const reads = [...BFF_SERVICES].flatMap(([service, methods]) =>
      [...methods].flatMap(([name, { cacheKind }]) =>
        cacheKind === 'nothing' ? [] : `${service}/${name}`,
      ),
    );
    expect(READS.map(([name]) => name).toSorted()).toEqual(reads.toSorted());
  });

  it.each(READS)(
    'may be cached by %s for as long as its kind allows',
    async (method, args, lifetime) => {
      const response = await shop.get(urlOf(method, args));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe(lifetime);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/u);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
    },
  );

  it.each(READS)('is not cached when it was posted: %s', async (method, args) => {
    const response = await shop.call(`/api/${method}`, args);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is not sent again to a client that has it (304)', async () => {
    const url = urlOf('cnts/getPageDataByUrl', [LISTER]);
    const etag = (await shop.get(url)).headers.get('etag') ?? '';
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const again = await shop.get(url, { 'If-None-Match': known });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe(CONTENT);
      expect(again.headers.get('vary')).toContain('Accept-Encoding');
      expect(await again.text()).toBe('');
    }
    expect((await shop.get(url, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('has one weak ETag for all encodings', async () => {
    const url = urlOf('algolia/getAllProducts', [IN_DUTCH]);
    const plain = await shop.get(url);
    const dense = await shop.get(url, { 'Accept-Encoding': 'br' });
    expect(dense.headers.get('content-encoding')).toBe('br');
    expect(dense.headers.get('etag')).toBe(plain.headers.get('etag'));
    const unpacked = brotliDecompressSync(Buffer.from(await dense.arrayBuffer())).toString();
    expect(unpacked).toBe(await plain.text());
  });

  it('has another ETag when the content differs', async () => {
    expect(await tagOf('de-de')).not.toBe(await tagOf('nl-nl'));
    expect(await tagOf('de-de')).toBe(await tagOf('de-de'));
  });

  it('answers HEAD as GET, without the body', async () => {
    const url = urlOf('magento/getProductDetails', [{ sku: 'M1' }]);
    const whole = await shop.get(url);
    const head = await shop.ask(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    for (const name of ['etag', 'cache-control', 'content-length', 'content-type', 'vary']) {
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    }
    expect(await head.text()).toBe('');
    expect((await shop.ask('/api/magento/cart', { method: 'HEAD' })).status).toBe(405);
  });

  it('depends on its host, which is part of the cache key', async () => {
    const url = urlOf('magento/getProductDetails', [{ sku: 'M1' }]);
    const names = await Promise.all(
      ['de-de', 'nl-nl'].map(async (locale) => {
        const response = await shop.get(url, { Host: `${locale}.localhost:3000` });
        return ((await response.json()) as { readonly name: string }).name;
      }),
    );
    expect(new Set(names).size).toBe(2);
  });
});

describe('an uncacheable answer', () => {
  it.each([
    ['cnts/getPageDataByUrl', { ...LISTER, livePreviewQuery: { live_preview: 'key' } }],
    ['cnts/getContentExtended', { ...LISTER, livePreviewQuery: { live_preview: 'key' } }],
    ['cnts/getBreadcrumbs', { ...IN_DUTCH, uid: 'x', livepreview: { live_preview: 'key' } }],
  ])('is a preview: %s', async (method, question) => {
    const response = await shop.get(urlOf(method, [question]));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/api/nobody/nothing', 404],
    ['/api/magento/cart', 405],
    ['/api/magento/getProductDetails?body={', 400],
    [urlOf('magento/getProductDetails', [{ sku: 'M99' }]), 404],
  ])('is an error: %s', async (url, status) => {
    const response = await shop.get(url);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is one that an outage may have affected', async () => {
    const searchBox = {
      ...ports.searchBox,
      find: () =>
        Promise.resolve({ products: [], categories: [], filteredCategories: [], pages: [] }),
      topSearches: () => Promise.resolve({ searches: [] }),
    };
    const catalog = {
      product: () =>
        Promise.resolve(
          err({ kind: 'catalog-unavailable', status: 503, message: 'Rests' } as const),
        ),
    };
    const sick = await openShop({ ports: { ...ports, searchBox, catalog } });
    const [known, unknown] = ['M1', 'nobody'].map((objectID) => ({
      model: 'related-products',
      objectID,
    }));
    for (const url of [
      urlOf('algolia/getSearchResultData', [{ ...IN_DUTCH, query: 'wolk' }]),
      urlOf('algolia/getTopSearches', [IN_DUTCH]),
      urlOf('algolia/getRecommendedProducts', [{ ...IN_DUTCH, requests: [unknown] }]),
      urlOf('algolia/getRecommendedProducts', [{ ...IN_DUTCH, requests: [known, unknown] }]),
      urlOf('cnts/getContentExtended', [{ url: '/matras-wolk', locale: 'nl-nl' }]),
    ]) {
      const response = await sick.get(url);
      expect(response.status).toBe(200);
      expect([url, response.headers.get('cache-control')]).toEqual([url, 'no-store']);
    }
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { composeBrowser } from '#composition/browser.ts';
import { eventually } from '../support/eventually.ts';
import { searchRequest } from '../support/search-request.ts';

const ANNA = { email: 'anna@example.nl', locale: 'nl-nl' } as const;

/** A window whose server answers nothing until a call is aborted, and its requests. */
function openWindow() {
  const requests: { readonly url: string; readonly signal: AbortSignal }[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: () => {}, localStorage: {} });
  vi.stubGlobal('fetch', (url: string, { signal }: { readonly signal: AbortSignal }) => {
    requests.push({ url, signal });
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('off')));
    });
  });
  return requests;
}

describe('composeBrowser', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('B2 requests below /api, and aborts reads of a page that no caller awaits any more', async () => {
    const requests = openWindow();
    const { pages } = composeBrowser('silent');
    const controller = new AbortController();
    const page = pages.read('/matrassen', controller.signal);
    const shared = pages.read('/bedden?page=2', controller.signal);
    const alsoWanted = pages.read('/bedden?page=2', new AbortController().signal);
    await eventually(() => expect(requests).toHaveLength(2));
    controller.abort();
    expect(await page).toMatchObject({ ok: false });
    expect(await shared).toMatchObject({ ok: false });
    expect(requests.map(({ url, signal }) => [url, signal.aborted])).toEqual([
      ['/api/shop/page?url=%2Fmatrassen', true],
      ['/api/shop/page?url=%2Fbedden%3Fpage%3D2', false],
    ]);
    void alsoWanted;
  });

  it('asks the shop, and nobody else, through every port', async () => {
    const requests = openWindow();
    const ports = composeBrowser('silent');
    const measured = await ports.loadMeasurement?.({ searchEvents: true });
    const item = { sku: 'M1' };
    const event = {
      kind: 'view',
      userToken: 'anonymous-1',
      at: Date.now(),
      items: [item],
    } as const;
    void ports.content.pageByUrl('nl-nl', '/');
    void ports.search.productsAndFilters(searchRequest());
    void ports.searchBox.topSearches('nl-nl');
    void ports.catalog.product('nl-nl', 'M1');
    void ports.recommender.recommend('nl-nl', [{ model: 'related-products', objectId: 'M1' }]);
    void ports.newsletter.subscribe(ANNA);
    void ports.stockRequests.request({ email: ANNA.email, product: 'M1', sku: 'M1-90' });
    void ports.withdrawals.declare({ ...ANNA, name: 'Anna', order: 'SL-1' }, 'key');
    void ports.carts.read('nl-nl', 'cart');
    void measured?.searchEvents.send('nl-nl', [event]);
    await vi.dynamicImportSettled();
    await eventually(() => expect(requests.length).toBeGreaterThan(9));
    expect(requests.map(({ url }) => url.replace(/\?.*/u, '')).toSorted()).toEqual([
      '/api/algolia/getProductsAndFilters',
      '/api/algolia/getRecommendedProducts',
      '/api/algolia/getTopSearches',
      '/api/cnts/getPageDataByUrl',
      '/api/magento/cart',
      '/api/magento/getProductDetails',
      '/api/magento/subscribeToNewsletter',
      '/api/shop/requestStockAlert',
      '/api/shop/sendSearchEvents',
      '/api/shop/withdrawFromContract',
    ]);
  });

  it('C7 never aborts a change of a cart', async () => {
    const requests = openWindow();
    void composeBrowser('silent').carts.remove('nl-nl', 'cart', 'line');
    await vi.dynamicImportSettled();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});

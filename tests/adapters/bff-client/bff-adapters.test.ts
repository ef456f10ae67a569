import { describe, expect, it } from 'vitest';
import { createBffCartGateway } from '#adapters/bff-client/bff-cart-gateway.ts';
import { createBffClient } from '#adapters/bff-client/bff-client.ts';
import { createBffContentSource } from '#adapters/bff-client/bff-content-source.ts';
import { createBffNewsletter } from '#adapters/bff-client/bff-newsletter.ts';
import { createBffProductCatalog } from '#adapters/bff-client/bff-product-catalog.ts';
import { createBffProductReviews } from '#adapters/bff-client/bff-product-reviews.ts';
import { createBffProductSearch } from '#adapters/bff-client/bff-product-search.ts';
import { createBffReads } from '#adapters/bff-client/bff-reads.ts';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductReviews } from '#adapters/embedded/embedded-product-reviews.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createFixedClock } from '#adapters/memory/fixed-clock.ts';
import { createMemoryNewsletter } from '#adapters/memory/memory-newsletter.ts';
import { createSequentialIds } from '#adapters/memory/sequential-ids.ts';
import type { Clock } from '#ports/clock.ts';
import { cartGatewayContract } from '../../contracts/cart-gateway-contract.ts';
import { cartOptionsContract, cartTermsContract } from '../../contracts/cart-terms-contract.ts';
import { contentSourceContract } from '../../contracts/content-source-contract.ts';
import { newsletterContract } from '../../contracts/newsletter-contract.ts';
import { productCatalogContract } from '../../contracts/product-catalog-contract.ts';
import { productReviewsContract } from '../../contracts/product-reviews-contract.ts';
import { productSearchContract } from '../../contracts/product-search-contract.ts';
import { createBffTransport } from '../../support/bff-transport.ts';
import { searchRequest } from '../../support/search-request.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallReviews } from '../../support/small-reviews.ts';
import { choiceOffers, productGoods, termsGoods } from '../../support/cart-goods.ts';
import { smallContent, smallDrafts } from '../../support/small-content.ts';

const memoryNewsletter = (clock: Clock) => createMemoryNewsletter(createSequentialIds(), clock);

const store = createCatalogueStore({ ...smallCatalogue, reviews: smallReviews });
const ids = createSequentialIds();
const clock = createFixedClock();

const clientOver = (fetch: typeof globalThis.fetch) =>
  createBffClient({ baseUrl: '/api', fetch, timeoutMs: 1000 });

const readsOver = (fetch: typeof globalThis.fetch) =>
  createBffReads({ client: clientOver(fetch), clock, wait: () => Promise.resolve() });

type CartParts = Parameters<typeof createEmbeddedCartGateway>[0];

const transport = (carts: Partial<CartParts> = {}, newsletter = memoryNewsletter(clock)) =>
  createBffTransport({
    content: createEmbeddedContentSource(smallContent, store, 'key'),
    search: createEmbeddedProductSearch(store),
    catalog: createEmbeddedProductCatalog(store),
    reviews: createEmbeddedProductReviews(store),
    newsletter,
    carts: createEmbeddedCartGateway({
      database: openCartDatabase(':memory:'),
      offerOf: offersOf(store),
      coupons: [],
      ids,
      clock,
      ...carts,
    }),
  });

contentSourceContract('over the BFF', () => createBffContentSource(readsOver(transport())), {
  category: '/matrassen',
  partOfCategory: '/matrassen/lunaro',
  product: { url: '/matras-wolk', sku: 'M1' },
  cart: '/winkelwagen',
  ...smallDrafts('key'),
});

productSearchContract('over the BFF', () => createBffProductSearch(readsOver(transport())));

productReviewsContract('over the BFF', () => createBffProductReviews(readsOver(transport())));

productCatalogContract('over the BFF', () => createBffProductCatalog(readsOver(transport())), 'M1');

cartGatewayContract('over the BFF', () => createBffCartGateway(clientOver(transport())), {
  plenty: 'T2-160',
  more: 'X1-1',
  scarce: { sku: 'M3-160', stock: 1 },
  soldOut: 'M3-180',
  products: productGoods,
});

cartTermsContract(
  'over the BFF',
  (coupons, clock) => createBffCartGateway(clientOver(transport({ coupons, clock }))),
  termsGoods,
);

newsletterContract('over the BFF', (clock) => {
  const kept = memoryNewsletter(clock);
  const newsletter = createBffNewsletter(clientOver(transport({}, kept)));
  return { newsletter, letters: (email) => kept.letters(email) };
});

cartOptionsContract(
  'over the BFF',
  () => createBffCartGateway(clientOver(transport({ offerOf: choiceOffers(store) }))),
  {
    sku: 'M1-160',
    product: { sku: 'M1', variant: 'M1-90' },
    optionUids: ['oak', 'steel'],
    stock: 5,
  },
);

const failing = (status: number) => () =>
  Promise.resolve(Response.json({ message: 'Out of order' }, { status }));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const garbled = () => Promise.resolve(new Response('<html>Maintenance</html>'));

const product = (fetch: typeof globalThis.fetch) =>
  createBffProductCatalog(readsOver(fetch)).product('nl-nl', 'M1');

const reviews = (fetch: typeof globalThis.fetch) =>
  createBffProductReviews(readsOver(fetch)).productReviews({
    sku: 'M1',
    locale: 'nl-nl',
    sorting: 'newest',
    page: 1,
    reviewsPerPage: 6,
  });

const find = (fetch: typeof globalThis.fetch) =>
  createBffProductSearch(readsOver(fetch)).productsAndFilters(searchRequest({ query: 'wolk' }));

const subscribe = (fetch: typeof globalThis.fetch) =>
  createBffNewsletter(clientOver(fetch)).subscribe({ email: 'a@example.nl', locale: 'nl-nl' });

const preferences = (fetch: typeof globalThis.fetch) =>
  createBffNewsletter(clientOver(fetch)).preferences({ email: 'a@example.nl', customer_id: '1' });

describe('the ports over a BFF that fails', () => {
  it('says that the newsletter is unavailable', async () => {
    for (const ask of [subscribe, preferences]) {
      expect(await ask(failing(500))).toMatchObject({
        error: { kind: 'newsletter-unavailable', status: 500 },
      });
      expect(await ask(unreachable)).toMatchObject({
        error: { kind: 'newsletter-unavailable', status: 503, message: 'Failed to fetch' },
      });
    }
    expect(await preferences(garbled)).toMatchObject({
      error: { kind: 'newsletter-unavailable', status: 502 },
    });
    expect(await preferences(failing(404))).toMatchObject({
      error: { kind: 'preferences-not-found' },
    });
  });

  it('B4 says that content is unavailable, with the status, message and address', async () => {
    const content = createBffContentSource(readsOver(failing(502)));
    expect(await content.pageByUrl('nl-nl', '/')).toEqual({
      ok: false,
      error: {
        kind: 'content-unavailable',
        status: 502,
        message: expect.stringContaining('Out of order') as string,
        url: 'cnts/getPageDataByUrl',
      },
    });
    const offline = createBffContentSource(readsOver(unreachable));
    expect(await offline.shell('nl-nl')).toMatchObject({ error: { status: 500 } });
    const odd = createBffContentSource(readsOver(garbled));
    expect(await odd.errorPage('nl-nl')).toMatchObject({ error: { status: 502 } });
    expect(await odd.pageByUrl('nl-nl', '/')).toMatchObject({ error: { status: 502 } });
  });

  it('tells a product that is not there from a catalogue that does not answer', async () => {
    expect(await product(failing(404))).toMatchObject({ error: { kind: 'product-not-found' } });
    expect(await product(failing(500))).toMatchObject({
      error: { kind: 'catalog-unavailable', status: 500 },
    });
    expect(await product(unreachable)).toMatchObject({
      error: { kind: 'catalog-unavailable', status: 503, message: 'Failed to fetch' },
    });
    expect(await product(garbled)).toMatchObject({ error: { status: 502 } });
  });

  it('says that reviews are unavailable, and why', async () => {
    expect(await reviews(failing(500))).toMatchObject({ ok: false, error: { status: 500 } });
    expect(await reviews(unreachable)).toMatchObject({ error: { status: 503 } });
    expect(await reviews(garbled)).toMatchObject({ error: { status: 502 } });
  });

  it('S2 answers a failed search with its status and message', async () => {
    expect(await find(failing(500))).toMatchObject({ status: 500, hits: [], query: 'wolk' });
    expect(await find(unreachable)).toMatchObject({ status: 503, message: 'Failed to fetch' });
    expect(await find(garbled)).toMatchObject({ status: 502, facets: [] });
  });

  it('says that carts are unavailable, and asks only once', async () => {
    let calls = 0;
    const add = (fetch: typeof globalThis.fetch) => {
      const counted: typeof fetch = (...request) => {
        calls += 1;
        return fetch(...request);
      };
      const carts = createBffCartGateway(clientOver(counted));
      return carts.add('nl-nl', 'cart', [{ sku: 'M1', quantity: 1 }], 'key');
    };
    expect(await add(failing(504))).toMatchObject({
      error: { kind: 'cart-unavailable', status: 504 },
    });
    expect(await add(unreachable)).toMatchObject({
      error: { kind: 'cart-unavailable', status: 503, message: 'Failed to fetch' },
    });
    expect(await add(garbled)).toMatchObject({ error: { kind: 'cart-unavailable', status: 502 } });
    expect(calls).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import { createBffContentSource } from '#adapters/bff-client/bff-content-source.ts';
import { createBffCartGateway } from '#adapters/bff-client/bff-cart-gateway.ts';
import { createBffClient } from '#adapters/bff-client/bff-client.ts';
import { SHOP_METHODS } from '#adapters/bff-client/bff-methods.ts';
import { createBffNewsletter } from '#adapters/bff-client/bff-newsletter.ts';
import { createBffPackings } from '#adapters/bff-client/bff-packings.ts';
import { createBffProductCatalog } from '#adapters/bff-client/bff-product-catalog.ts';
import { createBffReads } from '#adapters/bff-client/bff-reads.ts';
import { createBffRecommender } from '#adapters/bff-client/bff-recommender.ts';
import { createBffSearchEvents } from '#adapters/bff-client/bff-search-events.ts';
import { createBffProductSearch, createBffSearchBox } from '#adapters/bff-client/bff-search.ts';
import { createBffWithdrawals } from '#adapters/bff-client/bff-withdrawals.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import {
  createEmbeddedProductCatalog,
  createEmbeddedProductReviews,
} from '#adapters/embedded/embedded-product-catalog.ts';
import { err, ok } from '#src/shared/result.ts';
import { cartGatewayContract } from '../../contracts/cart-gateway-contract.ts';
import { cartShortagesContract } from '../../contracts/cart-shortages-contract.ts';
import {
  cartOptionsContract,
  checkoutDetailsContract,
} from '../../contracts/checkout-details-contract.ts';
import { contentSourceContract } from '../../contracts/content-source-contract.ts';
import { newsletterContract } from '../../contracts/newsletter-contract.ts';
import { packingsContract } from '../../contracts/packings-contract.ts';
import { productCatalogContract } from '../../contracts/product-catalog-contract.ts';
import { productReviewsContract } from '../../contracts/product-reviews-contract.ts';
import { productSearchContract } from '../../contracts/product-search-contract.ts';
import { recommenderContract } from '../../contracts/recommender-contract.ts';
import { searchBoxContract } from '../../contracts/search-box-contract.ts';
import { searchEventsContract } from '../../contracts/search-events-contract.ts';
import { withdrawalsContract } from '../../contracts/withdrawals-contract.ts';
import {
  checkoutDetailsProducts,
  choiceOffers,
  parentProducts,
  scarceProducts,
  scarceStore,
} from '../../support/cart-products.ts';
import { startBffs } from '../../support/open-bff.ts';
import { EVERY_BLOCK, richContent } from '../../support/rich-content.ts';
import { PACKED_BED, packedCatalogue } from '../../support/packed-catalogue.ts';
import { searchRequest } from '../../support/search-request.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallDrafts } from '../../support/small-content.ts';
import { smallReviews } from '../../support/small-reviews.ts';
import { newsletterWithLetters, withdrawalsWithLetters } from '../../support/letters-sent.ts';
import { createFullBffContentSource } from '../../support/bff/bff-content-source.ts';
import { createBffProductReviews } from '../../support/bff/bff-product-reviews.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemorySearchEvents } from '../../support/memory-search-events.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { inScope, IS_SHORT } from '../../support/test-scope.ts';
import { memoryDatabase } from '../../support/memory-database.ts';

const store = createCatalogueStore({ ...smallCatalogue, reviews: smallReviews });
const ids = createSequentialIds();
const clock = createFixedClock();
const openBff = await startBffs();

const client = (baseUrl: string, fetch = globalThis.fetch) =>
  createBffClient({ baseUrl, fetch, timeoutMs: 5000, methods: SHOP_METHODS });

const reads = (baseUrl = openBff(), fetch = globalThis.fetch) =>
  createBffReads({ client: client(baseUrl, fetch), clock, wait: () => Promise.resolve() });

type CartParts = Parameters<typeof createEmbeddedCartGateway>[0];

const carts = (parts: Partial<CartParts> = {}) =>
  createBffCartGateway(
    client(
      openBff({
        carts: createEmbeddedCartGateway({
          database: memoryDatabase(),
          offerOf: offersOf(store),
          coupons: [],
          ids,
          clock,
          ...parts,
        }),
      }),
    ),
    { wait: () => Promise.resolve(), random: () => 0, now: () => 0 },
  );

const content = createEmbeddedContentSource(richContent, store, 'key');

/** A law costs a request per run; the embedded adapters behind the wire keep it in many more. */
const FEW = { numRuns: inScope(15, 3) };

contentSourceContract(
  'over the BFF',
  () => createFullBffContentSource(reads(openBff({ content }))),
  {
    category: '/matrassen',
    partOfCategory: '/matrassen/lunaro',
    product: { url: '/matras-wolk', sku: 'M1' },
    cart: '/winkelwagen',
    blocks: { url: '/', blocks: EVERY_BLOCK },
    ...smallDrafts('key'),
  },
  FEW,
);

productSearchContract('over the BFF', () => createBffProductSearch(reads()), undefined, FEW);

const reviews = createEmbeddedProductReviews(store);
productReviewsContract('over the BFF', () => createBffProductReviews(reads(openBff({ reviews }))));

productCatalogContract('over the BFF', () => createBffProductCatalog(reads()), 'M1');

const catalog = createEmbeddedProductCatalog(createCatalogueStore(packedCatalogue));
packingsContract('over the BFF', () => createBffPackings(reads(openBff({ catalog }))), PACKED_BED);

searchBoxContract('over the BFF', () => createBffSearchBox(reads()), undefined, FEW);
recommenderContract('over the BFF', () => createBffRecommender(reads()));

/** Fewer runs, as every call goes over a socket. */
const RUNS = { runs: inScope(6, 2) };

cartGatewayContract(
  'over the BFF',
  carts,
  {
    inStock: 'T2-160',
    alsoInStock: 'X1-1',
    scarce: { sku: 'M3-160', stock: 1 },
    soldOut: 'M3-180',
    ...parentProducts,
  },
  RUNS,
);

cartShortagesContract(
  'over the BFF',
  (stockNow) => carts({ offerOf: offersOf(scarceStore(stockNow)) }),
  scarceProducts,
);

checkoutDetailsContract(
  'over the BFF',
  (coupons, clock) => carts({ coupons, clock }),
  checkoutDetailsProducts,
  {
    hasCouponReasons: true,
    keepsCoupons: true,
    isOverWire: IS_SHORT,
    ...RUNS,
  },
);

newsletterContract(
  'over the BFF',
  (clock) => {
    const newsletter = newsletterWithLetters(createSequentialIds(), clock);
    return {
      newsletter: createBffNewsletter(client(openBff({ newsletter }))),
      letters: (email) => newsletter.letters(email),
    };
  },
  { numRuns: inScope(20, 3) },
);

withdrawalsContract('over the BFF', () => {
  const clock = createFixedClock();
  const withdrawals = withdrawalsWithLetters(clock);
  return {
    withdrawals: createBffWithdrawals(client(openBff({ withdrawals }))),
    clock,
    letters: () => withdrawals.letters(),
  };
});

cartOptionsContract(
  'over the BFF',
  () => carts({ offerOf: choiceOffers(store) }),
  {
    sku: 'M1-160',
    product: 'M1',
    optionUids: ['oak', 'steel'],
    stock: 5,
  },
  RUNS,
);

const clientOver = (fetch: typeof globalThis.fetch) => client('/api', fetch);
const readsOver = (fetch: typeof globalThis.fetch) => reads('/api', fetch);

const failing = (status: number) => () =>
  Promise.resolve(Response.json({ message: 'Out of order' }, { status }));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const garbled = () => Promise.resolve(new Response('<html>Maintenance</html>'));

const product = (fetch: typeof globalThis.fetch) =>
  createBffProductCatalog(readsOver(fetch)).product('nl-nl', 'M1');

const packings = (fetch: typeof globalThis.fetch) =>
  createBffPackings(readsOver(fetch)).packings('nl-nl', [{ sku: 'M1', size: '90x200' }]);

const readReviews = (fetch: typeof globalThis.fetch) =>
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
  it.each([
    ['the page of a proxy', new Response('<p>', { headers: { 'Content-Type': 'text/html' } })],
    ['an empty object', Response.json({})],
    ['a refusal', Response.json({ accepted: false })],
  ])('N2 does not know whether a change was made after %s with status 200', async (_, response) => {
    const newsletter = createBffNewsletter(clientOver(() => Promise.resolve(response.clone())));
    const anna = { email: 'a@example.nl', locale: 'nl-nl' } as const;
    const change = { email: anna.email, customer_id: '1', customer: { is_subscribed: true } };
    for (const answer of [
      await newsletter.subscribe(anna),
      await newsletter.requestPreferences(anna),
      await newsletter.changePreferences(change),
    ]) {
      expect(answer).toMatchObject({ error: { kind: 'newsletter-unavailable', status: 504 } });
    }
  });

  it('does not know whether a withdrawal was declared after an unreadable answer', async () => {
    const withdrawal = {
      locale: 'nl-nl',
      name: 'Anna',
      order: 'SL-1',
      email: 'a@example.nl',
    } as const;
    expect(
      await createBffWithdrawals(clientOver(garbled)).declare(withdrawal, 'key'),
    ).toMatchObject({ error: { kind: 'withdrawals-unavailable', status: 504 } });
  });

  it('returns newsletter-unavailable, and preferences-not-found for a 404', async () => {
    for (const ask of [subscribe, preferences]) {
      expect(await ask(failing(500))).toMatchObject({
        error: { kind: 'newsletter-unavailable', status: 500 },
      });
      // The answer may have been lost after the subscription was accepted.
      expect(await ask(unreachable)).toMatchObject({
        error: { kind: 'newsletter-unavailable', status: 504, message: 'Failed to fetch' },
      });
    }
    expect(await preferences(garbled)).toMatchObject({
      error: { kind: 'newsletter-unavailable', status: 502 },
    });
    expect(await preferences(failing(404))).toMatchObject({
      error: { kind: 'preferences-not-found' },
    });
  });

  it('B4 returns content-unavailable with the status, message and path', async () => {
    const broken = createFullBffContentSource(readsOver(failing(502)));
    expect(await broken.pageByUrl('nl-nl', '/')).toEqual({
      ok: false,
      error: {
        kind: 'content-unavailable',
        status: 502,
        message: expect.stringContaining('Out of order') as string,
        url: 'cnts/getPageDataByUrl',
      },
    });
    const offline = createFullBffContentSource(readsOver(unreachable));
    expect(await offline.shell('nl-nl')).toMatchObject({ error: { status: 500 } });
    const odd = createFullBffContentSource(readsOver(garbled));
    expect(await odd.errorPage('nl-nl')).toMatchObject({ error: { status: 502 } });
    expect(await odd.pageByUrl('nl-nl', '/')).toMatchObject({ error: { status: 502 } });
  });

  it('finds the product of a page, and which other pages show none', async () => {
    const pages = createBffContentSource(reads(openBff({ content })));
    expect(await pages.pageByUrl('nl-nl', '/matras-wolk')).toEqual(
      ok({ type: 'Product', sku: 'M1' }),
    );
    expect(await pages.pageByUrl('nl-nl', '/winkelwagen')).toEqual(ok({ type: 'Cart' }));
    expect(await pages.pageByUrl('nl-nl', '/none')).toEqual(ok(undefined));
    const odd = createBffContentSource(readsOver(garbled));
    expect(await odd.pageByUrl('nl-nl', '/')).toMatchObject({ error: { status: 502 } });
  });

  it('distinguishes a missing product from an unavailable catalogue', async () => {
    expect(await product(failing(404))).toMatchObject({ error: { kind: 'product-not-found' } });
    expect(await product(failing(500))).toMatchObject({
      error: { kind: 'catalog-unavailable', status: 500 },
    });
    expect(await product(unreachable)).toMatchObject({
      error: { kind: 'catalog-unavailable', status: 503, message: 'Failed to fetch' },
    });
    expect(await product(garbled)).toMatchObject({ error: { status: 502 } });
  });

  it('RM12 returns the status of a failed read of packages', async () => {
    expect(await packings(failing(500))).toMatchObject({ ok: false, error: { status: 500 } });
    expect(await packings(unreachable)).toMatchObject({ error: { status: 503 } });
    expect(await packings(garbled)).toMatchObject({ error: { status: 502 } });
  });

  it('returns the status of a failed read of reviews', async () => {
    expect(await readReviews(failing(500))).toMatchObject({ ok: false, error: { status: 500 } });
    expect(await readReviews(unreachable)).toMatchObject({ error: { status: 503 } });
    expect(await readReviews(garbled)).toMatchObject({ error: { status: 502 } });
  });

  it('S2 returns an empty result with the status and message of a failed search', async () => {
    expect(await find(failing(500))).toMatchObject({ status: 500, hits: [], query: 'wolk' });
    expect(await find(unreachable)).toMatchObject({ status: 503, message: 'Failed to fetch' });
    expect(await find(garbled)).toMatchObject({ status: 502, facets: [] });
  });
});

const searchEvents = createMemorySearchEvents(clock);
searchEventsContract(
  'over the BFF',
  () => createBffSearchEvents(client(openBff({ searchEvents }))),
  clock.now(),
);

describe('createBffSearchEvents', () => {
  it('S2 sends events with keepalive, so that they outlive the page', async () => {
    const sent: (RequestInit | undefined)[] = [];
    const events = createBffSearchEvents(
      client('http://127.0.0.1/api', (_url, init) => {
        sent.push(init);
        return Promise.reject(new Error('away'));
      }),
    );
    expect(await events.send('nl-nl', [])).toEqual(err({ kind: 'events-unavailable' }));
    expect(sent[0]?.keepalive).toBe(true);
  });

  it('S2 sends what is long without keepalive, which browsers would fail', async () => {
    const sent: (boolean | undefined)[] = [];
    const long = client('http://127.0.0.1/api', (_url, init) => {
      sent.push(init?.keepalive);
      return Promise.reject(new Error('away'));
    });
    for (const length of [15_000, 16_000]) {
      await long.call('shop/sendSearchEvents', ['x'.repeat(length)], { keepalive: true });
    }
    expect(sent).toEqual([true, undefined]);
  });
});

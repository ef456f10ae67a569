import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { composeServer } from '#composition/server.ts';
import { draftAdviceRules } from '#demo/advice/draft-rules.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { PriceRecord } from '#src/pricing/price-record.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { createContentstackSandbox } from '#sandbox/contentstack/contentstack-sandbox.ts';
import { createNewsletterModule } from '#sandbox/magento/newsletter/newsletter-module.ts';
import type { PictureSource } from '#ports/content-source.ts';
import { err, ok } from '#src/shared/result.ts';
import { configOf } from '../server/small-shop.ts';
import { ALGOLIA_APP, ALGOLIA_KEYS } from '../support/algolia-sandbox.ts';
import { STACK_KEYS } from '../support/contentstack-shop.ts';
import { eventually } from '../support/eventually.ts';
import { indexedAlgolia } from '../support/indexed-algolia.ts';
import { listenOnLoopback } from '../support/listen-on-loopback.ts';
import { searchRequest } from '../support/search-request.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { smallContent } from '../support/small-content.ts';
import { smallReviews } from '../support/small-reviews.ts';
import { startMagento } from '../support/start-magento.ts';
import { memoryDatabase } from '../support/memory-database.ts';

const pictures: PictureSource = { read: () => Promise.resolve(err('not-found')) };
/** Another table than the shop comes with. */
const ownRules = { ...adviceRules, version: '2026-10-01', minLoad: 90 };
const catalogue = { ...smallCatalogue, reviews: smallReviews };

/** Read by all tests and changed by none. */
const { algolia } = await indexedAlgolia(catalogue, smallContent);
afterAll(() => algolia.close());

const ANNA = { email: 'anna@example.nl', locale: 'nl-nl' } as const;
const PREFERENCES_TOKEN = 'preferences-secret';
const INTEGRATION_TOKEN = 'integration-secret';

/** The small shop at all three vendors, as its server reads it, and a function that stops them. */
async function openVendors(settings: Readonly<Record<string, string>> = {}) {
  const store = createCatalogueStore(catalogue);
  const clock = createSystemClock();
  const database = memoryDatabase();
  const ids = createSequentialIds('0'.repeat(31));
  const newsletter = createNewsletterModule({ database, ids, clock, token: PREFERENCES_TOKEN });
  const magento = await startMagento(
    { store, clock, database, modules: [newsletter], integrationToken: INTEGRATION_TOKEN },
    () => {},
  );
  const search = await listenOnLoopback(algolia.listener);
  const stack = createContentstackSandbox({
    ...STACK_KEYS,
    content: smallContent,
    store,
    pictures,
    advice: { published: ownRules, draft: draftAdviceRules },
  });
  const contentstack = await listenOnLoopback(stack.app);
  const { ports, metrics, close } = composeServer(
    configOf({
      DATA_DIR: ':memory:',
      LOG_LEVEL: 'silent',
      GOODS_WITHOUT_FACTS: 'sell',
      COMMERCE: 'magento',
      MAGENTO_URL: magento.origin,
      CONTENT: 'contentstack',
      CONTENTSTACK_API_KEY: STACK_KEYS.apiKey,
      CONTENTSTACK_DELIVERY_TOKEN: STACK_KEYS.deliveryToken,
      CONTENTSTACK_ENVIRONMENT: STACK_KEYS.environment,
      CONTENTSTACK_URL: `${contentstack.origin}/v3`,
      CONTENTSTACK_PREVIEW_TOKEN: STACK_KEYS.preview.token,
      CONTENTSTACK_PREVIEW_URL: contentstack.origin,
      CONTENTSTACK_IMAGES_URL: contentstack.origin,
      SEARCH: 'algolia',
      ALGOLIA_APP_ID: ALGOLIA_APP,
      ALGOLIA_SEARCH_KEY: ALGOLIA_KEYS.search,
      ALGOLIA_ANALYTICS_KEY: ALGOLIA_KEYS.analytics,
      ALGOLIA_PREFIX: 'test',
      ALGOLIA_HOSTS: search.origin,
      ...settings,
    }),
  );
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    magento.stop();
    for (const { server } of [contentstack, search]) {
      server.closeAllConnections();
      server.close();
    }
  };
  onTestFinished(async () => {
    await close();
    stop();
  });
  return { ports, metrics, stop };
}

async function* inOneBatch(records: readonly PriceRecord[]) {
  yield await Promise.resolve(records);
}

/** What any visitor may be shown: an answer of each port that reads from a vendor. */
const readAll = async ({
  catalog,
  content,
  reviews,
  search,
  searchBox,
  recommender,
}: ServerPorts) => ({
  product: await catalog.product('nl-nl', 'M1'),
  page: await content.pageByUrl('nl-nl', '/'),
  reviews: await reviews.allReviews({
    locale: 'nl-nl',
    page: 1,
    reviewsPerPage: 3,
    sorting: 'newest',
  }),
  listing: await search.productsAndFilters(searchRequest()),
  suggestions: await searchBox.find('nl-nl', 'matras', 'search-box'),
  recommendations: await recommender.recommend('nl-nl', [
    { model: 'related-products', objectId: 'M1' },
  ]),
});

describe('composeServer over the vendors', () => {
  it('reads products, pages, reviews, listings, suggestions and recommendations', async () => {
    const { ports } = await openVendors();
    const { listing, suggestions, ...answers } = await readAll(ports);
    expect(answers).toMatchObject({
      product: { ok: true, value: { sku: 'M1' } },
      page: { ok: true, value: { type: 'Home' } },
      reviews: { ok: true, value: { reviews: expect.any(Array) } },
      recommendations: [{ ok: true }],
    });
    expect(listing.hits.map(({ sku }) => sku)).toContain('M1');
    expect(JSON.stringify(suggestions)).toContain('M1');
    expect((await ports.assortment.categories('nl-nl')).ok).toBe(true);
  });

  it('P3a shows the was-price of the ledger, not the one that Magento states, and observes its prices', async () => {
    const { ports } = await openVendors();
    const regularIn = async (locale: 'nl-nl' | 'de-de') => {
      const answer = await ports.catalog.product(locale, 'M1');
      const variants = answer.ok ? answer.value.variants : [];
      return variants.find(({ sku }) => sku === 'M1-180')?.price;
    };
    const now = ports.clock.now();
    const day = 24 * 60 * 60 * 1000;
    const asked = [
      { cents: 64_900, from: now - 60 * day, until: now - 5 * day },
      { cents: 59_900, from: now - 5 * day + 1000, until: now },
    ].map((run) =>
      Object.assign(run, { market: 'nl-nl', sku: 'M1-180', source: 'imported' } as const),
    );
    await ports.prices.importRecords(inOneBatch(asked));
    const cents = { regular: euroCents(64_900), final: euroCents(59_900) };
    expect(await regularIn('nl-nl')).toMatchObject(cents);
    expect(await regularIn('de-de')).toMatchObject({ ...cents, regular: cents.final });
    const cart = await ports.carts.create('nl-nl');
    const item = { sku: 'M1-180', productSku: 'M1', quantity: 1 };
    const added = await ports.carts.add('nl-nl', cart.ok ? cart.value : '', [item], 'a-key');
    expect(added).toMatchObject({
      ok: true,
      value: {
        cart: { items: [{ regularPrice: cents.regular }], prices: { saved: euroCents(5000) } },
      },
    });
    await eventually(async () => {
      const seen = await ports.prices.histories('de-de', ['M1-160', 'M1-180']);
      expect(seen.ok && [...seen.value.keys()]).toEqual(['M1-160', 'M1-180']);
    });
  });

  it('serves what they have answered while none of them can be reached', async () => {
    const { ports, stop } = await openVendors();
    const answers = await readAll(ports);
    stop();
    expect(await readAll(ports)).toEqual(answers);
    expect(await ports.catalog.product('nl-nl', 'M2')).toMatchObject({ ok: false });
  });

  it('shows drafts to an editor, past the cache', async () => {
    const { ports } = await openVendors();
    const preview = { live_preview: STACK_KEYS.preview.hash };
    const [before, draft, after] = [
      await ports.content.shell('nl-nl'),
      await ports.content.shell('nl-nl', preview),
      await ports.content.shell('nl-nl'),
    ];
    expect(before).toMatchObject({ value: { usps: [] } });
    expect(draft).toMatchObject({ value: { usps: ['until December'] } });
    expect(after).toEqual(before);
  });

  it('A4 reads the table of the advice from the content service, and its draft', async () => {
    const { ports } = await openVendors();
    expect(await ports.adviceRules.current()).toEqual(ok(ownRules));
    const preview = { live_preview: STACK_KEYS.preview.hash };
    expect(await ports.adviceRules.current(preview)).toEqual(ok(draftAdviceRules));
    expect(await ports.adviceRules.current()).toEqual(ok(ownRules));
  });

  it('has no drafts without a preview token', async () => {
    const { ports } = await openVendors({ CONTENTSTACK_PREVIEW_TOKEN: '' });
    const preview = { live_preview: STACK_KEYS.preview.hash };
    expect(await ports.content.shell('nl-nl', preview)).not.toMatchObject({
      value: { usps: ['until December'] },
    });
  });

  it('changes carts at Magento, each time once', async () => {
    const { ports } = await openVendors();
    const created = await ports.carts.create('nl-nl');
    const cartId = created.ok ? created.value : '';
    const add = () =>
      ports.carts.add('nl-nl', cartId, [{ sku: 'M1-90', productSku: 'M1', quantity: 2 }], 'key-1');
    expect(await add()).toMatchObject({ ok: true, value: { userErrors: [] } });
    expect(await add()).toMatchObject({ ok: true });
    expect(await ports.carts.read('nl-nl', cartId)).toMatchObject({
      ok: true,
      value: { cart: { totalQuantity: 2 } },
    });
  });

  it('N2 subscribes at Magento, which has preferences if its module has a token', async () => {
    const { ports } = await openVendors({ MAGENTO_PREFERENCES_TOKEN: PREFERENCES_TOKEN });
    expect(await ports.newsletter.subscribe(ANNA)).toEqual(ok('accepted'));
    expect(await ports.newsletter.requestPreferences(ANNA)).toEqual(ok('accepted'));
    const without = await openVendors();
    expect(await without.ports.newsletter.requestPreferences(ANNA)).toMatchObject({
      error: { kind: 'newsletter-unavailable', status: 501 },
    });
  });

  it.each([
    ['tells', INTEGRATION_TOKEN, 'COUPON_NOT_FOUND'],
    ['cannot tell without a token', '', 'COUPON_NOT_VALID'],
    ['cannot tell with another token', 'another', 'COUPON_NOT_VALID'],
  ])('C2 %s why Magento refuses a coupon', async (_, token, code) => {
    const { ports } = await openVendors({ MAGENTO_INTEGRATION_TOKEN: token });
    const created = await ports.carts.create('nl-nl');
    const cartId = created.ok ? created.value : '';
    await ports.carts.add(
      'nl-nl',
      cartId,
      [{ sku: 'M1-90', productSku: 'M1', quantity: 1 }],
      'key-1',
    );
    await eventually(async () =>
      expect(await ports.carts.applyCoupon('nl-nl', cartId, 'NOBODYS')).toMatchObject({
        ok: true,
        value: { userErrors: [{ code }] },
      }),
    );
  });

  it('reports search events to Algolia', async () => {
    const { ports } = await openVendors();
    const event = { kind: 'view', userToken: 'anonymous-1', items: [{ sku: 'M1' }] } as const;
    expect(await ports.searchEvents.send('nl-nl', [{ ...event, at: Date.now() }])).toEqual(
      ok({ told: 1 }),
    );
  });

  it('counts the requests to each vendor', async () => {
    const { ports, metrics } = await openVendors();
    await readAll(ports);
    const figures = await metrics.text();
    for (const upstream of ['magento', 'contentstack', 'algolia']) {
      expect(figures).toMatch(new RegExp(`upstream="${upstream}"`, 'u'));
    }
  });

  it.each(['no spaces', '-x'])('refuses the start with the index prefix "%s"', (prefix) => {
    const config = configOf({
      DATA_DIR: ':memory:',
      LOG_LEVEL: 'silent',
      SEARCH: 'algolia',
      ALGOLIA_APP_ID: ALGOLIA_APP,
      ALGOLIA_SEARCH_KEY: ALGOLIA_KEYS.search,
      ALGOLIA_PREFIX: prefix,
    });
    expect(() => composeServer(config)).toThrow(/^ALGOLIA_PREFIX="/u);
  });
});

import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import {
  createEmbeddedProductCatalog,
  createEmbeddedProductReviews,
} from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedPurchases } from '#adapters/embedded/embedded-purchases.ts';
import {
  createEmbeddedReviewModeration,
  createEmbeddedReviewWriter,
} from '#adapters/embedded/embedded-review-writer.ts';
import { UNREAD_PURCHASES } from '#adapters/magento/reviews/magento-purchases.ts';
import type { RateLimits } from '#ports/shared-stores.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { createRenderer } from '#server/render.tsx';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { memoryDatabase } from '../../support/memory-database.ts';
import { configOf, openShop, smallAssets, smallPorts } from '../small-shop.ts';

const TOKEN = '0123456789abcdef';
const ORDER = { number: 'SL-100123', email: 'Anna@example.nl', skus: ['M1-160', 'NONE'] };
const REVIEW = {
  product: 'M1',
  rating: '4',
  title: 'Slaapt goed',
  text: 'Stevig genoeg, en niet te warm.',
  author: 'Anna',
  order: 'sl 100123',
  email: 'anna@example.nl',
};

async function open(changed: Partial<ServerPorts> = {}) {
  const database = memoryDatabase();
  const clock = createFixedClock();
  const store = createCatalogueStore(smallCatalogue);
  const log = createMemoryLog();
  const ports = {
    ...smallPorts(),
    catalog: createEmbeddedProductCatalog(store),
    reviews: createEmbeddedProductReviews(store),
    reviewWriter: createEmbeddedReviewWriter({ database, clock, ids: createSequentialIds() }),
    purchases: createEmbeddedPurchases({ database, clock, isTold: true }),
    log,
    ...changed,
  };
  const { site } = configOf();
  const renderer = createRenderer({ assets: smallAssets, site, ports });
  const shop = await openShop({ ports, renderer, environment: { CHECKOUT_TOKEN: TOKEN } });
  const tell = (order: unknown, token = TOKEN) =>
    shop.call('/api/hooks/checkout/orders', order, { Authorization: `Bearer ${token}` });
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    shop.post(`/write-review${path}`, new URLSearchParams(fields).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
  const confirmed = async (review: typeof REVIEW) => {
    await post('/submit', review);
    const letters = database.read(({ newsletter }) => newsletter.letters(review.email));
    const letter = letters.at(-1);
    const id = letter && 'reviewId' in letter ? letter.reviewId : '';
    return (await post('/confirm', { letter: id, version: '1' })).text();
  };
  const moderation = createEmbeddedReviewModeration(database, clock);
  const waiting = async () => {
    const listed = await moderation.listAfter(0, 10);
    return listed.ok ? listed.value.map(({ purchase }) => purchase) : [];
  };
  const publish = async () => {
    for (const number of [1, 2]) await moderation.decide(number, { kind: 'approve' });
    const published = await moderation.published();
    store.reviews.publish(published.ok ? published.value : []);
  };
  return { shop, tell, confirmed, waiting, publish, log };
}

const count = (text: string, words: string): number => text.split(words).length - 1;

describe('POST /api/hooks/checkout/orders', () => {
  it('WR5 keeps an order by the products that its SKUs are of, however often it is told', async () => {
    const { tell } = await open();
    for (let times = 0; times < 2; times += 1) {
      const answer = await tell(ORDER);
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { products: ['M1'], unknown: ['NONE'] },
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('WR5 refuses other callers, methods and messages', async () => {
    const { tell, shop, log } = await open();
    expect((await tell(ORDER, `${TOKEN}x`)).status).toBe(401);
    expect((await shop.get('/api/hooks/checkout/orders')).status).toBe(405);
    for (const wrong of [{}, [], null, { ...ORDER, number: '12' }, { ...ORDER, email: 'anna' }])
      expect((await tell(wrong)).status).toBe(400);
    const long = { ...ORDER, skus: Array.from({ length: 101 }, (_, index) => `SKU-${index}`) };
    expect((await tell(long)).status).toBe(400);
    expect((await tell({ ...ORDER, note: 'x'.repeat(20_000) })).status).toBe(413);
    expect(JSON.stringify(log.entries)).not.toMatch(/anna@|100123/iu);
    const closed = await openShop();
    const headers = { Authorization: 'Bearer ' };
    expect((await closed.call('/api/hooks/checkout/orders', ORDER, headers)).status).toBe(401);
  });

  it('WR5 takes no more orders in a minute than a shop has', async () => {
    const database = memoryDatabase();
    const purchases = createEmbeddedPurchases({
      database,
      clock: createFixedClock(),
      isTold: true,
    });
    const taken: string[] = [];
    const rateLimits: RateLimits = {
      take: (name) => {
        taken.push(name);
        return Promise.resolve(err({ kind: 'too-many', retryAfter: 29_500 }));
      },
      refund: () => Promise.resolve(),
    };
    const { tell } = await open({ purchases, rateLimits });
    const answer = await tell(ORDER);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
    expect(taken).toEqual(['checkout-orders']);
    const claimed = { sku: 'M1', order: ORDER.number, email: ORDER.email };
    expect(await purchases.check('nl-nl', claimed)).toEqual(ok('no-order'));
  });

  it('WR5 says where the commerce system has its orders itself', async () => {
    const { tell } = await open({ purchases: UNREAD_PURCHASES });
    expect((await tell(ORDER)).status).toBe(501);
  });
});

describe('a review of what was bought', () => {
  it('WR5 is published as a purchase, from the order to the page of the product', async () => {
    const { shop, tell, confirmed, waiting, publish } = await open();
    await tell(ORDER);
    const shown = await confirmed(REVIEW);
    const other = await confirmed({ ...REVIEW, email: 'bert@example.nl', title: 'Prima bed' });
    expect(await waiting()).toEqual(['bought', 'other-address']);
    // Neither answer tells what the orders say.
    expect(other.replaceAll('Prima bed', 'Slaapt goed').length).toBe(shown.length);
    const page = async () => (await shop.get('/matras-wolk')).text();
    const before = await page();
    expect(before).not.toContain('Prima bed');
    await publish();
    const after = await page();
    const bought = 'Gekocht bij Sluimer</span>';
    expect(count(after, bought) - count(before, bought)).toBe(1);
    expect(count(after, 'Bevestigd per e-mail</span>')).toBe(1);
    expect(after).not.toMatch(/anna@|100123/iu);
  });
});

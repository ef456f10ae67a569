import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductReviews } from '#adapters/embedded/embedded-product-catalog.ts';
import {
  createProductOverview,
  type ProductOverview,
} from '#adapters/magento/catalogue/product-overview.ts';
import { createKnownReviews } from '#adapters/magento/reviews/known-reviews.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { createMagentoProductReviews } from '#adapters/magento/magento-product-reviews.ts';
import { catalogue as demo } from '#demo/catalogue/catalogue.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import { withCalls, withFailures } from '../../support/changed-answers.ts';
import { noDrift } from '../../support/drift.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { productInMagento } from '../../support/magento-option-keys.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallReviews } from '../../support/small-reviews.ts';
import { magentoOf, type MagentoReads } from '../../support/magento-in-process.ts';

/** An eighth of the demo shop's products, of every kind. */
const catalogue = {
  ...demo,
  products: demo.products.filter((_, index) => index % 8 === 0),
};
const magento = magentoOf(catalogue);
const store = createCatalogueStore(catalogue);
const small = magentoOf({ ...smallCatalogue, reviews: smallReviews });
const REQUEST = { sorting: 'newest', page: 1, reviewsPerPage: 100 } as const;

/** A product that has reviews in this number of store views besides the Dutch one, or more. */
const productWithReviews = (others: number) => {
  const found = catalogue.products.find(({ sku, variants, parts }) => {
    const locales = new Set(store.reviews.of(sku).map(({ locale }) => locale));
    return locales.has('nl-nl') && locales.size > others && variants.length > 1 && !parts;
  });
  if (!found) throw new Error('There is no such product');
  return found;
};

/** A shop whose overview is read, and the calls of a page that is not cached. */
async function openShop(reads: MagentoReads, isPrepared = false) {
  const heard = withCalls(reads);
  const clock = createFixedClock();
  const known = createKnownReviews({ magento: heard, report: () => undefined, clock });
  const overview = createProductOverview(heard, clock, isPrepared ? known : undefined);
  await overview.refresh();
  const walk = heard.calls.length;
  const catalog = createMagentoProductCatalog(heard, noDrift, shopCatalogue, overview);
  const reviews = createMagentoProductReviews(heard, noDrift, clock, { overview, known });
  return {
    page: (locale: Locale, sku: string) =>
      Promise.all([
        catalog.product(locale, sku),
        reviews.productReviews({ ...REQUEST, locale, sku }),
      ]),
    calls: () => heard.calls.slice(walk).map(({ operation, locale }) => `${operation} ${locale}`),
  };
}

/** The same Magento, whose other store views never answer about reviews. */
const withSilentViews = (locale: Locale): MagentoReads => ({
  read: (view, operation, variables) =>
    operation.name === 'Reviews' && view !== locale
      ? new Promise(() => {})
      : magento.read(view, operation, variables),
});

describe('a product page that is not cached', () => {
  it('takes two calls, with the reviews of all store views and the mean of their stars, once these have been read', async () => {
    const data = productWithReviews(2);
    const shop = await openShop(magento, true);
    const [product, reviews] = await shop.page('nl-nl', data.sku);
    const { reviews: summary } = store.localized('nl-nl').product(data);
    expect(product).toEqual(ok({ ...productInMagento(store, 'nl-nl', data), reviews: summary }));
    const expected = store.reviews.of(data.sku).map(({ title }) => title);
    const titles = reviews.ok ? reviews.value.reviews.map(({ title }) => title) : [];
    expect(titles.toSorted()).toEqual(expected.toSorted());
    expect(shop.calls().toSorted()).toEqual(['Products nl-nl', 'VisibleAttributes nl-nl']);
  });

  it('needs three calls before that, and has the counts of all store views', async () => {
    const data = productWithReviews(2);
    const shop = await openShop(withSilentViews('nl-nl'));
    const [product, reviews] = await shop.page('nl-nl', data.sku);
    expect(product).toEqual(ok(productInMagento(store, 'nl-nl', data)));
    expect(reviews).toMatchObject({ ok: true });
    const needed = shop.calls().filter((call) => call.endsWith('nl-nl'));
    expect(needed.toSorted()).toEqual([
      'Products nl-nl',
      'Reviews nl-nl',
      'VisibleAttributes nl-nl',
    ]);
  });

  it('takes one call more in another locale, for the keys of options, once in five minutes', async () => {
    const [first, second] = catalogue.products.filter(
      ({ parts, variants }) => !parts && variants.some(({ options }) => options?.['kleur']),
    );
    const shop = await openShop(magento, true);
    for (const data of [first, second]) await shop.page('de-de', data?.sku ?? '');
    expect(shop.calls().filter((call) => !call.startsWith('Reviews'))).toEqual([
      'VisibleAttributes de-de',
      'Products de-de',
      'AttributeOptions nl-nl',
      'Products de-de',
    ]);
  });

  it('has the reviews of all store views if these answer soon', async () => {
    const data = productWithReviews(2);
    const shop = await openShop(magento);
    const [, reviews] = await shop.page('nl-nl', data.sku);
    const embedded = await createEmbeddedProductReviews(store).productReviews({
      ...REQUEST,
      locale: 'nl-nl',
      sku: data.sku,
    });
    expect(reviews.ok && reviews.value.total).toBe(embedded.ok && embedded.value.total);
  });

  it('asks each store view for the reviews of a product once for all locales', async () => {
    const data = productWithReviews(2);
    const shop = await openShop(magento);
    for (const locale of LOCALES) await shop.page(locale, data.sku);
    const ofReviews = shop.calls().filter((call) => call.startsWith('Reviews'));
    expect(new Set(ofReviews).size).toBe(ofReviews.length);
    expect(ofReviews.length).toBeLessThanOrEqual(LOCALES.length);
  });

  it.each([
    ['without reviews', 'M3', 0],
    ['whose reviews are Dutch', 'M2', 1],
  ])('asks no other store view about a product %s', async (_which, sku, total) => {
    const shop = await openShop(small);
    const [product, reviews] = await shop.page('nl-nl', sku);
    expect([product, reviews]).toMatchObject([
      { ok: true, value: { sku } },
      { ok: true, value: { total } },
    ]);
    expect(shop.calls().toSorted()).toEqual([
      'Products nl-nl',
      'Reviews nl-nl',
      'VisibleAttributes nl-nl',
    ]);
  });

  it('finds a product of one variant, and its reviews, by the SKU of the shop at once', async () => {
    const sku = 'X1';
    const shop = await openShop(small);
    const [product, reviews] = await shop.page('nl-nl', sku);
    expect([product, reviews]).toMatchObject([{ ok: true, value: { sku } }, { ok: true }]);
    expect(shop.calls().filter((call) => call.endsWith('nl-nl'))).toHaveLength(3);
  });
});

const countsOf = (overview: ProductOverview) => {
  const counts = overview.reviewCounts('M1');
  return counts && [...counts];
};

describe('createProductOverview', () => {
  it('knows nothing before it was read, and then the store views with reviews', async () => {
    const overview = createProductOverview(small, createFixedClock());
    expect(countsOf(overview)).toBeUndefined();
    await overview.refresh();
    const locales = new Set(
      smallReviews.flatMap(({ sku, locale }) => (sku === 'M1' ? locale : [])),
    );
    expect(new Set(countsOf(overview)?.map(([locale]) => locale))).toEqual(locales);
    const silent = smallCatalogue.products.find(({ sku }) =>
      smallReviews.every((review) => review.sku !== sku),
    );
    expect(overview.reviewCounts(silent?.sku ?? '')).toEqual(new Map());
    expect(overview.reviewCounts('none')).toBeUndefined();
    expect([overview.magentoSku('X1'), overview.magentoSku('M1')]).toEqual(['X1-1', 'M1']);
  });

  it('is read again in the background after five minutes, once for all callers', async () => {
    const heard = withCalls(small);
    const clock = createFixedClock();
    const overview = createProductOverview(heard, clock);
    await overview.refresh();
    expect(heard.calls).toHaveLength(LOCALES.length);
    clock.advance(5 * 60 * 1000);
    expect(countsOf(overview)).toBeDefined();
    await overview.refresh();
    expect(heard.calls).toHaveLength(2 * LOCALES.length);
  });

  it('keeps what it knows while a store view does not answer', async () => {
    let isAway = false;
    const clock = createFixedClock();
    const reads = withFailures(small, ({ locale }) =>
      isAway && locale === 'de-at' ? { kind: 'timeout' } : undefined,
    );
    const overview = createProductOverview(reads, clock);
    await overview.refresh();
    const before = countsOf(overview);
    isAway = true;
    await overview.refresh();
    expect(countsOf(overview)).toEqual(before);
  });
});

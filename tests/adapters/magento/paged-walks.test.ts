import { describe, expect, it } from 'vitest';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { gatherAssortment } from '#adapters/algolia/indexing/gather-assortment.ts';
import { createCartPages, MAX_PAGES } from '#adapters/magento/cart/cart-pages.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import { createMagentoProductReviews } from '#adapters/magento/magento-product-reviews.ts';
import type { Assortment, ListedProduct } from '#ports/product-catalog.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import {
  replaceAt,
  withCalls,
  withChangedAnswers,
  withMemoizedReads,
} from '../../support/changed-answers.ts';
import { createListMemory } from '../../support/indexed-algolia.ts';
import { createRecordingDrift, noDrift } from '../../support/drift.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { magentoOf, type MagentoReads } from '../../support/magento-in-process.ts';
import { setCatalogue } from '../../support/set-catalogue.ts';

const magento = withMemoizedReads(magentoOf(setCatalogue));

const REQUEST = {
  locale: 'nl-nl',
  sku: 'M1',
  sorting: 'newest',
  filter: { stars: [], facts: {} },
  page: 1,
  reviewsPerPage: 10,
} as const;

/** Answers every page with the first. */
const atFirstPage = (from: MagentoReads): MagentoReads => ({
  read: (locale, operation, variables) =>
    from.read(locale, operation, {
      ...variables,
      ...('currentPage' in Object(variables) && { currentPage: 1 }),
    }),
});

const firstPages = atFirstPage(magento);

/** Reviews at a Magento with a changed paging answer; each page is the first. */
function reviewsOver(change: (products: { page_info: unknown; items: object[] }) => void) {
  const drift = createRecordingDrift();
  const changed = withCalls(
    withChangedAnswers(firstPages, (data, { operation }) => {
      if (operation === 'Reviews') change((data as { products: never }).products);
      return data;
    }),
  );
  const reviews = createMagentoProductReviews(changed, drift, createFixedClock());
  return { reviews, drift, calls: changed.calls };
}

const HUGE = { total_pages: 3e10 };

describe('reviews whose pages do not end', () => {
  it('are read until a page of products repeats, which is reported', async () => {
    const { reviews, drift, calls } = reviewsOver((products) => {
      products.page_info = HUGE;
    });
    const whole = createMagentoProductReviews(magento, noDrift, createFixedClock());
    const answer = await reviews.productReviews(REQUEST);
    expect(answer).toEqual(await whole.productReviews(REQUEST));
    expect(calls.length).toBeLessThanOrEqual(2 * LOCALES.length);
    expect(drift.items).toContainEqual({ upstream: 'magento', place: 'products.page_info' });
  });

  it('are read until a page of one product repeats, which is reported', async () => {
    const { reviews, drift, calls } = reviewsOver((products) => {
      for (const item of products.items) replaceAt(item, ['reviews', 'page_info'], HUGE);
    });
    expect(await reviews.productReviews(REQUEST)).toMatchObject({ ok: true });
    expect(calls.length).toBeLessThanOrEqual(3 * LOCALES.length);
    expect(drift.items).toContainEqual({
      upstream: 'magento',
      place: 'products.items[].reviews.page_info',
      item: 'M1',
    });
  });
});

describe('the reviews of more products than Magento finds', () => {
  it.each([
    [89, false],
    [90, true],
  ])('of %i pages are reported as incomplete: %s', async (pages, isReported) => {
    const drift = createRecordingDrift();
    const many: MagentoReads = {
      read(_locale, _operation, variables) {
        const { currentPage } = Object(variables) as { currentPage: number };
        const items = Array.from({ length: 100 }, (_, index) => ({
          sku: `${currentPage}-${index}`,
          reviews: { items: [], page_info: { total_pages: 0 } },
        }));
        const products = { items, page_info: { total_pages: pages } };
        return Promise.resolve(ok({ data: { products }, errors: [] }));
      },
    };
    const reviews = createMagentoProductReviews(many, drift, createFixedClock());
    await reviews.allReviews(REQUEST);
    expect(drift.items.length > 0).toBe(isReported);
  });
});

describe('a cart whose total_count exceeds the maximum', () => {
  it.each([3e10, 2 ** 40, MAX_PAGES * 100 + 1])(
    'is a bad answer with %d lines, and no page is requested',
    async (total) => {
      const requests: unknown[] = [];
      const client = {
        ask: (...call: unknown[]) => {
          requests.push(call);
          return Promise.resolve(ok({ data: null, errors: [] }));
        },
      } as unknown as MagentoClient;
      const drift = createRecordingDrift();
      const first = { itemsV2: { items: [], total_count: total } };
      expect(await createCartPages(client, drift).whole('nl-nl', 'c', first)).toEqual({
        ok: false,
        error: { kind: 'bad-answer' },
      });
      expect(requests).toEqual([]);
      expect(drift.items).toEqual([{ upstream: 'magento', place: 'cart.itemsV2.total_count' }]);
    },
  );
});

describe('a total that is inconsistent with its page', () => {
  it.each([
    ['an implausibly high total', 3e10, undefined],
    ['a total without products', 5000, []],
  ])('is rejected and reported: %s', async (_name, total, items) => {
    const changed = withChangedAnswers(magento, (data, { operation }) => {
      if (operation !== 'Products') return undefined;
      replaceAt(data, ['products', 'total_count'], total);
      if (items) replaceAt(data, ['products', 'items'], items);
      return data;
    });
    const drift = createRecordingDrift();
    const assortment = createMagentoAssortment(changed, drift, shopCatalogue);
    expect(await assortment.products('nl-nl', { page: 1, productsPerPage: 100 })).toMatchObject({
      error: { status: 502 },
    });
    expect(drift.items).toContainEqual({ upstream: 'magento', place: 'products.total_count' });
  });
});

const emptyOf = (total: number): MagentoReads => {
  const empty = withChangedAnswers(magento, (data, { operation }) => {
    if (operation !== 'Products') return undefined;
    replaceAt(data, ['products', 'items'], []);
    replaceAt(data, ['products', 'total_count'], total);
    return data;
  });
  // The sandbox rejects a page past the last, so the first is requested.
  return atFirstPage(empty);
};

describe('a page without products', () => {
  it.each([
    ['the last of a walk, whose products were disabled meanwhile', 2, 101],
    ['a page in the middle', 2, 250],
    ['a page after the last', 3, 101],
  ])('is returned empty with its total, without a report: %s', async (_name, number, total) => {
    const drift = createRecordingDrift();
    const assortment = createMagentoAssortment(emptyOf(total), drift, shopCatalogue);
    const request = { page: number, productsPerPage: 100 };
    expect(await assortment.products('nl-nl', request)).toEqual(ok({ products: [], total }));
    expect(drift.items).toEqual([]);
  });
});

const page = async () => {
  const found = await createMagentoAssortment(magento, noDrift, shopCatalogue).products('nl-nl', {
    page: 1,
    productsPerPage: 100,
  });
  return found.ok ? found.value.products : [];
};

const gatheredOf = async (total: number) => {
  const products = await page();
  const walked = {
    categories: () => Promise.resolve(ok([])),
    filterableAttributes: () => Promise.resolve(ok(['price'])),
    products: (_locale: unknown, request: { readonly page: number }) =>
      Promise.resolve(ok({ products: request.page === 1 ? products : [], total })),
  } as unknown as Assortment;
  const file = createListMemory<ListedProduct>();
  return { gathered: await gatherAssortment(walked, 'nl-nl', file), products, file };
};

describe('an assortment whose pages are empty after the first', () => {
  it('is complete if only its last page is empty', async () => {
    const { gathered, products, file } = await gatheredOf(101);
    const variantCount = products.reduce((sum, { variants }) => sum + variants.length, 0);
    expect(gathered).toEqual(ok({ categories: [], filterable: ['price'], variantCount }));
    expect([...file]).toEqual(products);
  });

  it('fails with assortment-changed if more than its last page is empty', async () => {
    expect((await gatheredOf(201)).gathered).toEqual(err({ kind: 'assortment-changed' }));
  });
});

describe('an assortment that does not end', () => {
  it.each([
    ['whose total grows with every page', (pageNumber: number) => pageNumber * 100 + 1],
    ['whose pages are all the same', () => 100_000],
  ])('fails with assortment-changed at its second page: one %s', async (_name, totalAt) => {
    const products = await page();
    let calls = 0;
    const endless = {
      categories: () => Promise.resolve(ok([])),
      filterableAttributes: () => Promise.resolve(ok(['price'])),
      products: () => {
        calls += 1;
        return Promise.resolve(ok({ products, total: totalAt(calls) }));
      },
    } as unknown as Assortment;
    expect(await gatherAssortment(endless, 'nl-nl', createListMemory())).toMatchObject({
      error: { kind: 'assortment-changed' },
    });
    expect(calls).toBe(2);
  });
});

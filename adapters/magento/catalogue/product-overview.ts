import type { Clock } from '#ports/clock-and-ids.ts';
import {
  readCount,
  type Reader,
  readFields,
  readFieldsWith,
  readText,
} from '#src/shared/json-reader.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { ReviewCounts } from '../generated/operations.ts';
import type { MagentoReadClient } from '../magento-client.ts';
import { readRequiredList } from './lenient-lists.ts';
import { readSku } from './simple-product.ts';
import { readStoreReviewCount, type StoreReviewCount } from './store-review-count.ts';

/** Review counts of a product, by the store views that have any. */
export type ReviewCountsByStore = ReadonlyMap<Locale, StoreReviewCount>;

/**
 * What a page needs of other store views, so that it does not ask each of them: read for all products
 * at once, in light pages, and renewed in the background after five minutes.
 */
export interface ProductOverview {
  /**
   * Review counts by Magento's SKU; empty for a product without reviews. `undefined` until they
   * have been read, and for a product that was not among those read.
   */
  reviewCounts(sku: string): ReviewCountsByStore | undefined;
  /** The same with the stars of the reviews themselves, where these are known. */
  starCounts(sku: string): ReviewCountsByStore | undefined;
  /** Magento's SKU of a product of the shop: that of its only variant, or its own. */
  magentoSku(sku: string): string;
  /** Reads it now. If a store view does not answer, the previous overview stays. */
  refresh(): Promise<void>;
}

/** An overview that is never read: everything is asked for each product. */
export const NO_OVERVIEW: ProductOverview = {
  reviewCounts: () => undefined,
  starCounts: () => undefined,
  magentoSku: (sku) => sku,
  refresh: () => Promise.resolve(),
};

/** The reviews of all products, which are read after their counts. */
export interface ReviewsInMemory {
  /** Receives the review counts by Magento's SKU after each reading, before the next. */
  update(
    counts: ReadonlyMap<string, ReviewCountsByStore>,
    magentoSku: ProductOverview['magentoSku'],
  ): Promise<void>;
  withStars(sku: string, counts: ReviewCountsByStore): ReviewCountsByStore;
}

/** Knows none. */
const NO_REVIEWS: ReviewsInMemory = {
  update: () => Promise.resolve(),
  withStars: (_, counts) => counts,
};

export function createProductOverview(
  magento: MagentoReadClient,
  clock: Clock,
  reviews: ReviewsInMemory = NO_REVIEWS,
): ProductOverview {
  let counts: ReadonlyMap<string, ReviewCountsByStore> | undefined;
  let skus: ReadonlyMap<string, string> = new Map();
  let startedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    startedAt = clock.now();
    const views = await Promise.all(
      LOCALES.map(async (locale) => ({ locale, found: await walkStoreView(magento, locale) })),
    );
    const complete = views.flatMap(({ locale, found }) => (found ? [{ locale, found }] : []));
    if (complete.length < views.length) return;
    counts = countsByProduct(complete);
    skus = new Map(
      complete.flatMap(({ found }) =>
        found.flatMap(({ sku, model }) => (model ? [[model, sku]] : [])),
      ),
    );
    await reviews.update(counts, magentoSku);
  }

  const magentoSku = (sku: string): string => skus.get(sku) ?? sku;
  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const refreshIfOld = (): void => {
    if (clock.now() - startedAt >= LIFETIME) void refresh();
  };

  const reviewCounts = (sku: string): ReviewCountsByStore | undefined => {
    refreshIfOld();
    return counts?.get(sku);
  };
  return {
    reviewCounts,
    starCounts(sku) {
      const found = reviewCounts(sku);
      return found && reviews.withStars(sku, found);
    },
    magentoSku,
    refresh,
  };
}

/** In milliseconds. New reviews are shown after this time. */
const LIFETIME = 5 * 60 * 1000;

type ViewOfProduct = {
  readonly sku: string;
  /** The shop's SKU of a product of one variant. */
  readonly model: string | undefined;
  readonly count: StoreReviewCount;
};

/** Products per call, and the maximum number of calls. */
const PAGE = 100;
const MAX_PAGES = 1000;

/**
 * Reads all products in a store view; `undefined` if one call fails. The calls serve all requests,
 * so none of these aborts them.
 */
async function walkStoreView(
  magento: MagentoReadClient,
  locale: Locale,
): Promise<readonly ViewOfProduct[] | undefined> {
  const { signal } = new AbortController();
  const all: ViewOfProduct[] = [];
  let pages = 1;
  for (let currentPage = 1; currentPage <= Math.min(pages, MAX_PAGES); currentPage += 1) {
    const variables = { filter: ALL, pageSize: PAGE, currentPage };
    const answer = await magento.read(locale, ReviewCounts, variables, signal);
    const found = answer.ok ? readPage(answer.value.data)?.products : undefined;
    if (!found) return undefined;
    pages = found.page_info.total_pages;
    for (const product of found.items) all.push(product);
  }
  return all;
}

/** Matches all products. */
const ALL = { price: { from: '0' } } as const;

function countsByProduct(
  views: readonly { readonly locale: Locale; readonly found: readonly ViewOfProduct[] }[],
): ReadonlyMap<string, ReviewCountsByStore> {
  const counts = new Map<string, Map<Locale, StoreReviewCount>>();
  for (const { locale, found } of views) {
    for (const { sku, count } of found) {
      const byStore = counts.get(sku) ?? new Map<Locale, StoreReviewCount>();
      counts.set(sku, count.count === 0 ? byStore : byStore.set(locale, count));
    }
  }
  return counts;
}

const readProduct: Reader<ViewOfProduct> = (value) => {
  const named = readFieldsWith<{ sku: string }, { model_sku: string }>(
    { sku: readSku },
    { model_sku: readText },
  )(value);
  return named && { sku: named.sku, model: named.model_sku, count: readStoreReviewCount(value) };
};

const readPage = readFields({
  products: readFields({
    items: readRequiredList(readProduct, () => undefined),
    page_info: readFields({ total_pages: readCount }),
  }),
});

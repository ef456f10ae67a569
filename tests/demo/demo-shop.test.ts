import { createEmbeddedStoreStock } from '#adapters/embedded/embedded-store-stock.ts';
import { piecesInStores } from '#demo/catalogue/store-stock.ts';
import { createEmbeddedAdviceRules } from '#adapters/embedded/embedded-advice-rules.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { describe, expect, it } from 'vitest';
import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import {
  createEmbeddedProductAddresses,
  createEmbeddedProductCatalog,
  createEmbeddedProductReviews,
} from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createEmbeddedRecommender } from '#adapters/embedded/embedded-recommender.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import { menuFilterLinks } from '../support/filter-links.ts';
import { createArticleCarts } from '../support/article-carts.ts';
import { createDeliverySlots } from '../support/delivery-slots.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { newsletterWithLetters } from '../support/letters-sent.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';

const store = createCatalogueStore(catalogue);
const texts = createProductTexts(store);
const ids = createSequentialIds();
const log = createMemoryLog();
const ports = {
  adviceRules: createEmbeddedAdviceRules(adviceRules),
  content: createEmbeddedContentSource(content, store),
  search: withCategoryKinds(createEmbeddedProductSearch(store, texts), shopCatalogue),
  searchBox: createEmbeddedSearchBox(store, { content, texts }),
  recommender: createEmbeddedRecommender(store, []),
  catalog: createEmbeddedProductCatalog(store),
  prices: { histories: () => Promise.resolve(ok(new Map())) },
  storeStock: createEmbeddedStoreStock(store, piecesInStores),
  addresses: createEmbeddedProductAddresses(),
  reviews: createEmbeddedProductReviews(store),
  carts: createArticleCarts([], ids),
  deliverySlots: createDeliverySlots(createFixedClock()),
  newsletter: newsletterWithLetters(ids, createFixedClock()),
  reviewWriter: {
    takesPictures: () => Promise.resolve(true),
    submitted: () => Promise.resolve(err({ kind: 'review-not-found' as const })),
  },
  stockAlerts: { alert: () => Promise.resolve(err({ kind: 'stock-alert-not-found' as const })) },
  clock: createFixedClock(),
  timers: PROCESS_TIMERS,
  log,
};
const site = {
  domains: Object.fromEntries(LOCALES.map((locale) => [locale, originOf(locale)])),
  remap: {},
};

describe.each(LOCALES)('the demo shop in %s', (locale) => {
  const pages = content[locale].pages.map(({ url }) => url);
  const products = catalogue.products.map((product) => store.localized(locale).url(product));

  it('has unique paths across pages and products', () => {
    const paths = [...pages, ...products];
    expect(paths.length - new Set(paths).size).toBe(0);
  });

  it('H7 serves every content page with 200, and logs nothing', async () => {
    for (const path of pages) expect(await headAt(locale, path)).toMatchObject({ status: 200 });
    expect(log.entries).toEqual([]);
  });

  it('F7 F9 serves every menu filter at its canonical URL', async () => {
    for (const path of menuFilterLinks(locale)) {
      const canonical = `${originOf(locale)}${path}`;
      expect(await headAt(locale, path)).toMatchObject({ status: 200, canonical });
    }
  });

  it('H4 has alternates for every locale and x-default on every indexed page', async () => {
    for (const { url, metadata } of content[locale].pages) {
      const { alternates } = await headAt(locale, url);
      expect(alternates.length).toBe(metadata.disableSearchIndexing ? 0 : LOCALES.length + 1);
    }
  });
});

async function headAt(locale: Locale, path: string) {
  const outcome = await showPage(ports, site, { locale, hostKnown: true, path, query: '' });
  if (outcome.kind === 'moved') throw new Error(`${path} moved to ${outcome.location}`);
  return outcome.model.head;
}

function originOf(locale: Locale): string {
  return `https://${locale}.example`;
}

import type { Recommender } from '#ports/search.ts';
import type { Shell } from '#src/content/shell.ts';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import { failedSearch } from '#src/search/search-result.ts';
import { NO_TOP_SEARCHES } from '#src/search/search-text.ts';
import { err, ok } from '#src/shared/result.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import {
  blockRenderer,
  pageRenderer,
  readyParts,
  roomTools,
  stockAlert,
} from '#ui/renderers/page-renderers.tsx';
import { createShop, type Shop, type ShopPorts } from '#ui/shop.ts';
import { aShell } from './shown-pages.ts';
import { createArticleCarts } from './article-carts.ts';
import { createFixedClock } from './fixed-clock.ts';
import { newsletterWithLetters, withdrawalsWithLetters } from './letters-sent.ts';
import {
  createMemoryCartStorage,
  createMemoryRecentlyViewed,
  createMemorySavedProducts,
} from './memory-browser-storage.ts';
import { createMemoryLog } from './memory-log.ts';
import { createSequentialIds } from './sequential-ids.ts';

const unavailable = { kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const;

/** A recommender without products. */
export const NO_RECOMMENDATIONS: Recommender = {
  recommend: (_locale, requests) =>
    Promise.resolve(requests.map(() => ok({ kind: 'products', hits: [] }))),
};

/** Ports that answer as unavailable or empty; a test replaces those that it uses. */
export const stubPorts = (): ShopPorts => ({
  pages: { read: () => Promise.resolve(err({ message: 'away' })) },
  content: { pageByUrl: () => Promise.resolve(err(unavailable)) },
  search: { productsAndFilters: () => Promise.resolve(failedSearch(503, 'away')) },
  searchBox: {
    find: () => Promise.resolve(EMPTY_COMBINED_SEARCH),
    didYouMean: () => Promise.resolve([]),
    topSearches: () => Promise.resolve(NO_TOP_SEARCHES),
  },
  catalog: { product: () => Promise.resolve(err({ kind: 'product-not-found' })) },
  recommender: NO_RECOMMENDATIONS,
  carts: createArticleCarts([], createSequentialIds()),
  newsletter: newsletterWithLetters(createSequentialIds(), createFixedClock()),
  stockRequests: { request: () => Promise.resolve(ok('accepted')) },
  withdrawals: withdrawalsWithLetters(createFixedClock()),
  storage: createMemoryCartStorage(),
  recentlyViewedStorage: createMemoryRecentlyViewed(),
  savedProductsStorage: createMemorySavedProducts(),
  clock: createFixedClock(),
  ids: createSequentialIds(),
  log: createMemoryLog(),
});

/** A shop with the given page and shell, as the server opens it. */
export const openShop = (page: PageModel, shell: Shell = aShell): Shop =>
  createShop({
    boot: { page, shell, build: 'test', navigationTimeout: 4000 },
    text: createTranslate(page.locale, ALL_TEXTS),
    getPageComponent: pageRenderer,
    getBlockComponent: blockRenderer,
    getRoomTools: roomTools,
    getStockAlert: stockAlert,
    lateParts: readyParts,
    ports: stubPorts(),
  });

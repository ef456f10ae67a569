import { createBffCartGateway } from '#adapters/bff-client/bff-cart-gateway.ts';
import { bffBase, type BffClient, createBffClient } from '#adapters/bff-client/bff-client.ts';
import { createBffContentSource } from '#adapters/bff-client/bff-content-source.ts';
import { SHOP_METHODS } from '#adapters/bff-client/bff-methods.ts';
import { createBffNewsletter } from '#adapters/bff-client/bff-newsletter.ts';
import { createBffProductCatalog } from '#adapters/bff-client/bff-product-catalog.ts';
import { type BffReads, createBffReads, parserOf } from '#adapters/bff-client/bff-reads.ts';
import { createBffProductSearch, createBffSearchBox } from '#adapters/bff-client/bff-search.ts';
import { pauseUntilOnline } from '#adapters/bff-client/read-retries.ts';
import { createBrowserCartStorage } from '#adapters/browser-storage/browser-cart-storage.ts';
import { createBrowserConsents } from '#adapters/browser-storage/browser-consents.ts';
import { createBrowserSavedProducts } from '#adapters/browser-storage/browser-saved-products.ts';
import { createBrowserSearchHistory } from '#adapters/browser-storage/browser-search-history.ts';
import { createBrowserRecentlyViewed } from '#adapters/browser-storage/visitor-lists.ts';
import { createConsoleLog } from '#adapters/console/console-log.ts';
import { createRandomIds, createSystemClock } from '#adapters/system/clock-and-ids.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Withdrawals } from '#ports/declarations.ts';
import type { LogLevel } from '#ports/log.ts';
import type { Recommender } from '#ports/search.ts';
import { isCacheableAnswer, readPageAnswer } from '#src/use-cases/page-answer.ts';
import type { LoadMeasurement } from '#ui/measurement/measurement-dependencies.ts';
import type { PageReads, ShopPorts } from '#ui/shop.ts';

/** Timeout of a read from the shop's own server, in milliseconds. */
const READ_TIMEOUT = 10_000;

/**
 * Ports of a browser tab: all reads go to the shop's own server, the browser stores the cart. Plain
 * calls instead of a container: each port has one adapter, and inversify would add a quarter to the
 * script that every visitor loads.
 */
export function composeBrowser(logLevel?: LogLevel): ShopPorts {
  const log = createConsoleLog(console, logLevel);
  const client = createBffClient({
    baseUrl: bffBase(),
    fetch: (input, init) => fetch(input, init),
    timeoutMs: READ_TIMEOUT,
    methods: SHOP_METHODS,
    log,
  });
  const clock = createSystemClock();
  const untilOnline = pauseUntilOnline(window);
  const reads = createBffReads({
    client,
    clock,
    wait: untilOnline,
    isCacheable: isCacheableAnswer,
  });
  const carts = createBffCartGateway(client, {
    wait: (milliseconds) => untilOnline(milliseconds, new AbortController().signal),
    random: Math.random,
    now: () => performance.now(),
  });
  const newsletter = createBffNewsletter(client);
  return {
    ...readPorts(reads),
    recommender: lazyRecommender(reads),
    carts,
    newsletter,
    withdrawals: lazyWithdrawals(client),
    storage: createBrowserCartStorage(window, log),
    recentlyViewedStorage: createBrowserRecentlyViewed(window, log),
    savedProductsStorage: createBrowserSavedProducts(window, log),
    searchHistory: createBrowserSearchHistory(window, log),
    consents: createBrowserConsents(window),
    loadMeasurement: lazyMeasurement(client, clock),
    clock,
    ids: createRandomIds(),
    log,
    pages: createPageReads(reads),
    searchBoxUntil: (signal) => createBffSearchBox(reads.withSignal(signal)),
  };
}

/** Page models of the shop's server: one request for a page, cached like other reads (B5). */
const createPageReads = (reads: BffReads): PageReads => ({
  read: (url, until) =>
    reads.withSignal(until).read('shop/page', [{ url }], parserOf(readPageAnswer)),
});

/** Not needed for the first paint: its chunk is loaded on first use. */
const lazyRecommender = (reads: BffReads): Recommender => ({
  async recommend(...args) {
    const { createBffRecommender } = await import('#adapters/bff-client/bff-recommender.ts');
    return createBffRecommender(reads).recommend(...args);
  },
});

/** Rarely used: its chunk is loaded on submit. */
const lazyWithdrawals = (client: BffClient): Withdrawals => ({
  async declare(...declared) {
    const { createBffWithdrawals } = await import('#adapters/bff-client/bff-withdrawals.ts');
    return createBffWithdrawals(client).declare(...declared);
  },
});

/** Rarely needed before the visitor has consented, so its chunk is loaded on demand. */
const lazyMeasurement =
  (client: BffClient, clock: Clock): LoadMeasurement =>
  async ({ tagScript }) => {
    const { composeMeasurement } = await import('./browser-measurement.ts');
    return composeMeasurement({ client, clock, tagScript });
  };

/** Ports that pages are built from. */
const readPorts = (reads: BffReads) => ({
  content: createBffContentSource(reads),
  search: createBffProductSearch(reads),
  searchBox: createBffSearchBox(reads),
  catalog: createBffProductCatalog(reads),
});

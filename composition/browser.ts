import { bffBase, type BffClient, createBffClient } from '#adapters/bff-client/bff-client.ts';
import { SHOP_METHODS } from '#adapters/bff-client/bff-methods.ts';
import { type BffReads, createBffReads, parserOf } from '#adapters/bff-client/bff-reads.ts';
import { pauseUntilOnline } from '#adapters/bff-client/read-retries.ts';
import { createBrowserCartStorage } from '#adapters/browser-storage/browser-cart-storage.ts';
import { createBrowserConsents } from '#adapters/browser-storage/browser-consents.ts';
import { createBrowserMyBed } from '#adapters/browser-storage/browser-my-bed.ts';
import { createBrowserSavedProducts } from '#adapters/browser-storage/browser-saved-products.ts';
import { createBrowserSearchHistory } from '#adapters/browser-storage/browser-search-history.ts';
import { createBrowserRecentlyViewed } from '#adapters/browser-storage/visitor-lists.ts';
import { createConsoleLog } from '#adapters/console/console-log.ts';
import { createRandomIds, createSystemClock } from '#adapters/system/clock-and-ids.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { LogLevel } from '#ports/log.ts';
import { err, ok } from '#src/shared/result.ts';
import { isCacheableAnswer, readPageAnswer } from '#src/use-cases/page-answer.ts';
import type { LoadMeasurement } from '#ui/measurement/measurement-dependencies.ts';
import type { PageReads, ShopPorts } from '#ui/shop.ts';
import type { composeAdapters } from './browser-adapters.ts';

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
  let composed: LaterPorts | undefined;
  const later = <Name extends keyof LaterPorts>(name: Name): LaterPorts[Name] =>
    lazyPort(async () => {
      const { composeAdapters } = await import('./browser-adapters.ts');
      composed ??= composeAdapters(reads, client, untilOnline);
      return composed[name];
    });
  return {
    content: later('content'),
    search: later('search'),
    searchBox: later('searchBox'),
    catalog: later('catalog'),
    recommender: later('recommender'),
    newsletter: later('newsletter'),
    stockRequests: later('stockRequests'),
    withdrawals: later('withdrawals'),
    cartDeliveries: later('cartDeliveries'),
    carts: later('carts'),
    storage: createBrowserCartStorage(window, log),
    recentlyViewedStorage: createBrowserRecentlyViewed(window, log),
    savedProductsStorage: createBrowserSavedProducts(window, log),
    myBedStorage: createBrowserMyBed(window, log),
    searchHistory: createBrowserSearchHistory(window, log),
    consents: createBrowserConsents(window),
    loadMeasurement: lazyMeasurement(client, clock),
    clock,
    ids: createRandomIds(),
    log,
    pages: createPageReads(reads),
    postForm: postPageForm,
    searchBoxUntil: (signal) =>
      lazyPort(async () => {
        const { createBffSearchBox } = await import('./browser-adapters.ts');
        return createBffSearchBox(reads.withSignal(signal));
      }),
  };
}

/** Page models of the shop's server: one request for a page, cached like other reads (B5). */
const createPageReads = (reads: BffReads): PageReads => ({
  read: (url, until) =>
    reads.withSignal(until).read('shop/page', [{ url }], parserOf(readPageAnswer)),
});

/** In milliseconds: a request may take 15 s, and each of three pictures some more. */
const UPLOAD_TIMEOUT = 45_000;

/** Loaded with the first form that is posted so. */
const postPageForm: NonNullable<ShopPorts['postForm']> = async (action, fields) => {
  const { createFormPost } = await import('#adapters/bff-client/form-post.ts');
  const post = createFormPost({
    fetch: (input, init) => fetch(input, init),
    timeoutMs: READ_TIMEOUT,
    uploadTimeoutMs: UPLOAD_TIMEOUT,
  });
  const posted = await post(action, fields);
  if (!posted.ok) return posted;
  const answer = readPageAnswer(posted.value);
  return answer ? ok(answer) : err({ message: 'No page answers the form.' });
};

type LaterPorts = ReturnType<typeof composeAdapters>;

/**
 * A port whose adapter is loaded with its first call. All methods of such a port answer later
 * anyway; they reject if the script cannot be loaded.
 */
const lazyPort = <Port extends object>(load: () => Promise<Port>): Port =>
  new Proxy<Port>({} as Port, {
    get:
      (_target, name) =>
      async (...args: readonly unknown[]): Promise<unknown> => {
        const port = await load();
        const method: unknown = Reflect.get(port, name);
        if (typeof method === 'function') return Reflect.apply(method, port, args);
        throw new Error(`A port has no method ${String(name)}.`);
      },
  });

/** Rarely needed before the visitor has consented, so its chunk is loaded on demand. */
const lazyMeasurement =
  (client: BffClient, clock: Clock): LoadMeasurement =>
  async ({ tagScript }) => {
    const { composeMeasurement } = await import('./browser-measurement.ts');
    return composeMeasurement({ client, clock, tagScript });
  };

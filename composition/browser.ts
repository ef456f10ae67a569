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
import type { LoadMeasurement } from '#ui/measurement/measurement-dependencies.ts';
import type { ShopPorts } from '#ui/shop.ts';
import type { composeAdapters } from './browser-adapters.ts';
import type { Bff } from './browser-bff.ts';

/**
 * Ports of a browser tab: all reads go to the shop's own server, the browser stores the cart. Plain
 * calls instead of a container: each port has one adapter, and inversify would add a quarter to the
 * script that every visitor loads.
 */
export function composeBrowser(logLevel?: LogLevel): ShopPorts {
  const log = createConsoleLog(console, logLevel);
  const clock = createSystemClock();
  let bff: Bff | undefined;
  const loadBff = async (): Promise<Bff> => {
    const { composeBff } = await import('./browser-bff.ts');
    return (bff ??= composeBff(log, clock));
  };
  let composed: LaterPorts | undefined;
  const later = <Name extends keyof LaterPorts>(name: Name): LaterPorts[Name] =>
    lazyPort(async () => {
      const [{ composeAdapters }, loaded] = await Promise.all([adapters(), loadBff()]);
      composed ??= composeAdapters(loaded);
      return composed[name];
    });
  return {
    content: later('content'),
    search: later('search'),
    searchBox: later('searchBox'),
    catalog: later('catalog'),
    packings: later('packings'),
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
    loadMeasurement: lazyMeasurement(loadBff, clock),
    clock,
    ids: createRandomIds(),
    log,
    pages: lazyPort(async () => (await loadBff()).pages),
    postForm: postPageForm,
    searchBoxUntil: (signal) =>
      lazyPort(async () => {
        const [{ createBffSearchBox }, { reads }] = await Promise.all([adapters(), loadBff()]);
        return createBffSearchBox(reads.withSignal(signal));
      }),
  };
}

/** In milliseconds: a request may take 15 s, and each of three pictures some more. */
const UPLOAD_TIMEOUT = 45_000;

/** Loaded with the first form that is posted so. */
const postPageForm: NonNullable<ShopPorts['postForm']> = async (action, fields) => {
  const [{ createFormPost }, { READ_TIMEOUT, readPageAnswer }] = await Promise.all([
    import('#adapters/bff-client/form-post.ts'),
    import('./browser-bff.ts'),
  ]);
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

const adapters = () => import('./browser-adapters.ts');

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
  (loadBff: () => Promise<Bff>, clock: Clock): LoadMeasurement =>
  async ({ tagScript }) => {
    const [{ composeMeasurement }, { client }] = await Promise.all([
      import('./browser-measurement.ts'),
      loadBff(),
    ]);
    return composeMeasurement({ client, clock, tagScript });
  };

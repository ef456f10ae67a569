import { createBffCartGateway } from '#adapters/bff-client/bff-cart-gateway.ts';
import { createBffClient } from '#adapters/bff-client/bff-client.ts';
import { createBffContentSource } from '#adapters/bff-client/bff-content-source.ts';
import { createBffProductCatalog } from '#adapters/bff-client/bff-product-catalog.ts';
import { createBffProductReviews } from '#adapters/bff-client/bff-product-reviews.ts';
import { createBffProductSearch } from '#adapters/bff-client/bff-product-search.ts';
import { createBffReads } from '#adapters/bff-client/bff-reads.ts';
import { createBrowserCartStorage } from '#adapters/browser-storage/browser-cart-storage.ts';
import { createConsoleLog } from '#adapters/console/console-log.ts';
import { createRandomIds } from '#adapters/system/random-ids.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import type { ShopPorts } from '#ui/shop.ts';

/** How long the shop's own server may take to answer, in milliseconds. */
const LONGEST_CALL = 15_000;

/**
 * The ports of a tab: everything is asked of the shop's own server, the cart is kept by the
 * browser. Plain calls, not a container: there is one adapter per port and nothing to choose, and
 * inversify would add a quarter to the script that every visitor loads.
 */
export function composeBrowser(): ShopPorts {
  const log = createConsoleLog(console);
  const client = createBffClient({
    baseUrl: '/api',
    fetch: (input, init) => fetch(input, init),
    timeoutMs: LONGEST_CALL,
  });
  const reads = createBffReads({ client, clock: createSystemClock() });
  return {
    content: createBffContentSource(reads),
    search: createBffProductSearch(reads),
    catalog: createBffProductCatalog(reads),
    reviews: createBffProductReviews(reads),
    carts: createBffCartGateway(client),
    storage: createBrowserCartStorage(window, log),
    ids: createRandomIds(),
    log,
  };
}

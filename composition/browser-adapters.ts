import { createBffCartGateway } from '#adapters/bff-client/bff-cart-gateway.ts';
import { createBffCartDeliveries } from '#adapters/bff-client/bff-cart-deliveries.ts';
import { createBffContentSource } from '#adapters/bff-client/bff-content-source.ts';
import { createBffNewsletter } from '#adapters/bff-client/bff-newsletter.ts';
import { createBffPackings } from '#adapters/bff-client/bff-packings.ts';
import { createBffProductCatalog } from '#adapters/bff-client/bff-product-catalog.ts';
import { createBffRecommender } from '#adapters/bff-client/bff-recommender.ts';
import { createBffProductSearch, createBffSearchBox } from '#adapters/bff-client/bff-search.ts';
import { createBffStockAlerts } from '#adapters/bff-client/bff-stock-alerts.ts';
import { createBffWithdrawals } from '#adapters/bff-client/bff-withdrawals.ts';
import type { Bff } from './browser-bff.ts';

export { createBffSearchBox };

/** Ports that no first page calls: with them come the parsers of all their answers. */
export const composeAdapters = ({ reads, client, untilOnline }: Omit<Bff, 'pages'>) => ({
  content: createBffContentSource(reads),
  search: createBffProductSearch(reads),
  searchBox: createBffSearchBox(reads),
  catalog: createBffProductCatalog(reads),
  packings: createBffPackings(reads),
  recommender: createBffRecommender(reads),
  newsletter: createBffNewsletter(client),
  stockRequests: createBffStockAlerts(client),
  withdrawals: createBffWithdrawals(client),
  cartDeliveries: createBffCartDeliveries(client),
  carts: createBffCartGateway(client, {
    wait: (milliseconds) => untilOnline(milliseconds, new AbortController().signal),
    random: Math.random,
    now: () => performance.now(),
  }),
});

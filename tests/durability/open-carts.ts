import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { createRandomIds, createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';

/** The embedded carts as a server opens them. */
export function openCarts(path: string) {
  const database = openCartDatabase(path);
  const carts = createEmbeddedCartGateway({
    database,
    offerOf: offersOf(createCatalogueStore(smallCatalogue)),
    coupons: [{ code: 'TEN', discount: { kind: 'percent', percent: 10 } }],
    ids: createRandomIds(),
    clock: createSystemClock(),
  });
  return { carts, close: () => database.close() };
}

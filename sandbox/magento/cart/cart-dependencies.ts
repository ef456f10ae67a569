import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import type { OfferOf } from '#adapters/embedded/cart-offer.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import type { MagentoProducts } from '../catalogue/magento-products.ts';
import type { MagentoFaults } from '../magento-faults.ts';

/** The dependencies of Magento's carts. */
export type CartDependencies = {
  readonly store: CatalogueStore;
  readonly products: MagentoProducts;
  readonly offerOf: OfferOf;
  readonly coupons: readonly Coupon[];
  readonly database: CartDatabase;
  /** Generates cart ids of 32 characters. */
  readonly ids: Ids;
  readonly clock: Clock;
  readonly faults: MagentoFaults;
};

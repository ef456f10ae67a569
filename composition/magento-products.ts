import { withUrlCache, withCatalogCache } from '#adapters/cache/cached-product-catalog.ts';
import { withReviewsCache } from '#adapters/cache/cached-product-reviews.ts';
import type { UpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { createEmbeddedVerifiedReviews } from '#adapters/embedded/embedded-verified-reviews.ts';
import { createDropReporter } from '#adapters/magento/catalogue/lenient-lists.ts';
import {
  createProductOverview,
  type ProductOverview as Overview,
} from '#adapters/magento/catalogue/product-overview.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import { createMagentoProductAddresses } from '#adapters/magento/magento-product-addresses.ts';
import {
  createMagentoProductCatalog,
  createMagentoProductsByUrl,
} from '#adapters/magento/magento-product-catalog.ts';
import { createMagentoProductReviews } from '#adapters/magento/magento-product-reviews.ts';
import { createKnownReviews, type KnownReviews } from '#adapters/magento/reviews/known-reviews.ts';
import {
  type PriceObserver,
  withObservedCatalog,
  withObservedProductsByUrl,
} from '#adapters/prices/price-observer.ts';
import { Clock } from '#ports/clock-and-ids.ts';
import {
  Assortment,
  ProductAddresses,
  ProductsByUrl,
  ProductCatalog,
  ProductReviews,
} from '#ports/product-catalog.ts';
import { VerifiedReviews } from '#ports/purchases.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { token, type Token } from '#ports/token.ts';
import { SchemaDrift } from '#ports/upstreams.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { withTimeout } from '#src/shared/time-limit.ts';
import { ResponseCache } from './before-upstreams.ts';
import { Database } from './embedded.ts';
import { Observer } from './price-ledger.ts';
import { StartChecks } from './process-lifecycle.ts';
import { Catalogue } from './wiring-tokens.ts';
import type { Wiring } from './wiring.ts';

/* Products and reviews of a Magento shop. */

export const Magento = token<MagentoClient>('Magento');
const MagentoKnownReviews = token<KnownReviews>('MagentoKnownReviews');
export const MagentoOverview = token<Overview>('MagentoOverview');

export const magentoProducts: Wiring = (bind) => {
  bind(MagentoKnownReviews).toResolvedValue(
    (magento: MagentoClient, drift: SchemaDrift, clock: Clock, verified: VerifiedReviews) =>
      createKnownReviews({ magento, report: createDropReporter(drift), clock, verified }),
    [Magento, SchemaDrift, Clock, VerifiedReviews],
  );
  bind(VerifiedReviews).toResolvedValue(createEmbeddedVerifiedReviews, [Database]);
  bind(MagentoOverview).toResolvedValue(
    (magento: MagentoClient, clock: Clock, known: KnownReviews, checks: StartChecks) => {
      const overview = createProductOverview(magento, clock, known);
      checks.add(() =>
        withTimeout(OVERVIEW_TIME, overview.refresh(), () => undefined, PROCESS_TIMERS),
      );
      return overview;
    },
    [Magento, Clock, MagentoKnownReviews, StartChecks],
  );
  cachedProducts(bind);
  bind(Assortment).toResolvedValue(createMagentoAssortment, [
    Magento,
    SchemaDrift,
    Catalogue,
    MagentoOverview,
  ]);
  bind(ProductAddresses).toResolvedValue(createMagentoProductAddresses, [Magento, Clock]);
  bind(ProductReviews).toResolvedValue(
    (
      magento: MagentoClient,
      drift: SchemaDrift,
      clock: Clock,
      overview: Overview,
      known: KnownReviews,
      verified: VerifiedReviews,
      answers: UpstreamCache,
    ) =>
      withReviewsCache(
        createMagentoProductReviews(magento, drift, clock, { overview, known, verified }),
        answers,
      ),
    [
      Magento,
      SchemaDrift,
      Clock,
      MagentoOverview,
      MagentoKnownReviews,
      VerifiedReviews,
      ResponseCache,
    ],
  );
};

/** Products behind a cache; what it does not know is observed. */
const cachedProducts: Wiring = (bind) => {
  const bindCached = <Port>(
    port: Token<Port>,
    create: CreateProducts<Port>,
    withObserver: (products: Port, observer: PriceObserver) => Port,
    withCache: (products: Port, answers: UpstreamCache) => Port,
  ): void =>
    bind(port).toResolvedValue(
      (answers: UpstreamCache, observer: PriceObserver, ...vendor: Parameters<typeof create>) =>
        withCache(withObserver(create(...vendor), observer), answers),
      [ResponseCache, Observer, Magento, SchemaDrift, Catalogue, MagentoOverview],
    );
  bindCached(ProductCatalog, createMagentoProductCatalog, withObservedCatalog, withCatalogCache);
  bindCached(ProductsByUrl, createMagentoProductsByUrl, withObservedProductsByUrl, withUrlCache);
};

/** Creates a port of products from the vendor's answers. */
type CreateProducts<Port> = (
  magento: MagentoClient,
  drift: SchemaDrift,
  catalogue: ShopCatalogue,
  overview: Overview,
) => Port;

/** Time that a start waits for the overview of the products, in milliseconds. */
const OVERVIEW_TIME = 3000;

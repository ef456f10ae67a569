import { setTimeout as wait } from 'node:timers/promises';
import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedReviewWriter } from '#adapters/embedded/embedded-review-writer.ts';
import { createRecordedNewsletter } from '#adapters/embedded/recorded-newsletter.ts';
import { withAttributeNames } from '#adapters/magento/attribute-names.ts';
import { withExistingFields } from '#adapters/magento/existing-fields.ts';
import type { CouponReasons } from '#adapters/magento/coupons/coupon-reasons.ts';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import { createMagentoClient, type MagentoClient } from '#adapters/magento/magento-client.ts';
import { createMagentoNewsletter } from '#adapters/magento/magento-newsletter.ts';
import type { ProductOverview } from '#adapters/magento/catalogue/product-overview.ts';
import { createMagentoReviewIntake } from '#adapters/magento/reviews/magento-review-intake.ts';
import { createRestPreferences } from '#adapters/magento/newsletter/preferences-module.ts';
import { CartGateway } from '#ports/cart-gateway.ts';
import { Clock, Ids } from '#ports/clock-and-ids.ts';
import { Newsletter } from '#ports/newsletter.ts';
import { ReviewWriter } from '#ports/review-writer.ts';
import { RequestScope } from '#ports/request-scope.ts';
import { IdempotencyRecords, Locks } from '#ports/shared-stores.ts';
import { SchemaDrift, type UpstreamGuard } from '#ports/upstreams.ts';
import type { EmailSender } from '#server/email-sender.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';
import type { TimeLimits } from '#server/time-limit-settings.ts';
import type { MagentoSettings } from '#server/upstream-settings.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { UpstreamGuardFactory } from './before-upstreams.ts';
import { Database } from './embedded.ts';
import { MagentoCouponReasons, MagentoGuard, magentoIntegration } from './magento-integration.ts';
import { Magento, MagentoOverview, magentoProducts } from './magento-products.ts';
import { ShutdownHooks } from './process-lifecycle.ts';
import { Catalogue, ClockSpeed, Scope, Sender } from './wiring-tokens.ts';
import type { Wiring } from './wiring.ts';

/* Products, carts and the newsletter of a Magento shop (docs/magento.md). */

export const magentoCommerce =
  (settings: MagentoSettings, limits: TimeLimits): Wiring =>
  (bind) => {
    bind(MagentoGuard).toResolvedValue(
      (guards: UpstreamGuardFactory) => guards('magento'),
      [UpstreamGuardFactory],
    );
    bind(Magento).toResolvedValue(openMagento(settings, limits), [
      Clock,
      RequestScope,
      MagentoGuard,
      ShutdownHooks,
      ClockSpeed,
      Catalogue,
      SchemaDrift,
    ]);
    magentoProducts(bind);
    bind(Newsletter).toResolvedValue(createNewsletter(settings, limits), [
      Magento,
      MagentoGuard,
      ShutdownHooks,
      Database,
      Ids,
      Clock,
      ClockSpeed,
    ]);
    bind(ReviewWriter).toResolvedValue(createReviews, [
      Magento,
      MagentoOverview,
      Database,
      Ids,
      Clock,
      Sender,
    ]);
    magentoIntegration(settings, limits)(bind);
    bind(CartGateway).toResolvedValue(createCarts(settings), [
      Magento,
      MagentoCouponReasons,
      SchemaDrift,
      Locks,
      IdempotencyRecords,
      Ids,
      Clock,
      ClockSpeed,
      Scope,
    ]);
  };

const openMagento =
  ({ baseUrl, stores }: MagentoSettings, limits: TimeLimits) =>
  (
    clock: Clock,
    scope: RequestScope,
    guard: UpstreamGuard,
    closing: ShutdownHooks,
    clockSpeed: number,
    { attributeNames: names }: ShopCatalogue,
    drift: SchemaDrift,
  ): MagentoClient => {
    const client = createMagentoClient({
      graphqlUrl: `${baseUrl}/graphql`,
      clock,
      scope,
      guard,
      storeViews: stores,
      timeouts: {
        connect: limits.connect,
        read: limits.magentoRead,
        write: limits.magentoWrite,
        bothReads: limits.call,
      },
      pace: clockSpeed,
    });
    closing.add(() => void client.close());
    const now = () => clock.now();
    return withAttributeNames(withExistingFields(client, { names, drift, now }), names);
  };

const createCarts =
  ({ bodyScanHeader, deliveries }: MagentoSettings) =>
  (
    client: MagentoClient,
    couponReasons: CouponReasons,
    drift: SchemaDrift,
    locks: Locks,
    records: IdempotencyRecords,
    ids: Ids,
    clock: Clock,
    clockSpeed: number,
    scope: ServerScope,
  ): CartGateway =>
    createMagentoCartGateway({
      client,
      couponReasons,
      drift,
      locks,
      records,
      ids,
      clock,
      bodyScanHeader,
      deliveries,
      wait: (milliseconds) => wait(milliseconds / clockSpeed),
      schedule: (work, milliseconds) =>
        scope.shared(() => void setTimeout(work, milliseconds / clockSpeed).unref()),
    });

/** The shop verifies the address itself; Magento moderates. */
const createReviews = (
  client: MagentoClient,
  overview: ProductOverview,
  database: CartDatabase,
  ids: Ids,
  clock: Clock,
  sender: EmailSender,
): ReviewWriter =>
  createEmbeddedReviewWriter({
    database,
    ids,
    clock,
    onLetter: () => sender.wake(),
    intake: createMagentoReviewIntake(client, overview),
  });

const createNewsletter =
  (settings: MagentoSettings, limits: TimeLimits) =>
  (
    client: MagentoClient,
    guard: UpstreamGuard,
    closing: ShutdownHooks,
    database: CartDatabase,
    ids: Ids,
    clock: Clock,
    clockSpeed: number,
  ): Newsletter =>
    createRecordedNewsletter(openNewsletter(settings, limits)(client, guard, closing), {
      database,
      ids,
      clock,
      wait: (milliseconds) => wait(milliseconds / clockSpeed),
    });

const openNewsletter =
  ({ baseUrl, stores, preferencesToken: token }: MagentoSettings, { connect }: TimeLimits) =>
  (client: MagentoClient, guard: UpstreamGuard, closing: ShutdownHooks): Newsletter => {
    if (token === '') return createMagentoNewsletter(client);
    const preferences = createRestPreferences({
      baseUrl,
      token,
      guard,
      storeViews: stores,
      connectTimeout: connect,
    });
    closing.add(() => void preferences.close());
    return createMagentoNewsletter(client, preferences);
  };

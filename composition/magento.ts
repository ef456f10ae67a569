import { setTimeout as wait } from 'node:timers/promises';
import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedReviewWriter } from '#adapters/embedded/embedded-review-writer.ts';
import { createRecordedNewsletter } from '#adapters/embedded/recorded-newsletter.ts';
import { withAttributeNames } from '#adapters/magento/attribute-names.ts';
import { withExistingFields } from '#adapters/magento/existing-fields.ts';
import {
  type CouponReasons,
  createRestReasons,
  NO_REASONS,
} from '#adapters/magento/coupons/coupon-reasons.ts';
import { createMagentoRest, type MagentoRest } from '#adapters/magento/http/rest-client.ts';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import { createMagentoClient, type MagentoClient } from '#adapters/magento/magento-client.ts';
import {
  createMagentoStoreStock,
  UNTOLD_STORE_STOCK,
} from '#adapters/magento/magento-store-stock.ts';
import { createMagentoNewsletter } from '#adapters/magento/magento-newsletter.ts';
import type { ProductOverview } from '#adapters/magento/catalogue/product-overview.ts';
import {
  createMagentoPurchases,
  UNREAD_PURCHASES,
} from '#adapters/magento/reviews/magento-purchases.ts';
import { createMagentoReviewIntake } from '#adapters/magento/reviews/magento-review-intake.ts';
import { createRestPreferences } from '#adapters/magento/newsletter/preferences-module.ts';
import { CartGateway } from '#ports/cart-gateway.ts';
import { Clock, Ids } from '#ports/clock-and-ids.ts';
import { Log } from '#ports/log.ts';
import { Newsletter } from '#ports/newsletter.ts';
import { ProductCatalog } from '#ports/product-catalog.ts';
import { Purchases } from '#ports/purchases.ts';
import { ReviewWriter } from '#ports/review-writer.ts';
import { RequestScope } from '#ports/request-scope.ts';
import { IdempotencyRecords, Locks } from '#ports/shared-stores.ts';
import { StoreStock } from '#ports/store-stock.ts';
import { token } from '#ports/token.ts';
import { SchemaDrift, type UpstreamGuard } from '#ports/upstreams.ts';
import type { EmailSender } from '#server/email-sender.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';
import type { TimeLimits } from '#server/time-limit-settings.ts';
import { redactSetting } from '#server/unusable-setting.ts';
import type { MagentoSettings } from '#server/upstream-settings.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { UpstreamGuardFactory } from './before-upstreams.ts';
import { Database } from './embedded.ts';
import { Magento, MagentoOverview, magentoProducts } from './magento-products.ts';
import { SettingChecks, type SettingProblem, ShutdownHooks } from './process-lifecycle.ts';
import { Catalogue, ClockSpeed, Scope, Sender } from './wiring-tokens.ts';
import type { Wiring } from './wiring.ts';

/* Products, carts and the newsletter of a Magento shop (docs/magento.md). */

/** One guard for all requests to Magento. */
const MagentoGuard = token<UpstreamGuard>('MagentoGuard');
/** REST with the token of an integration; without a token there is none. */
const MagentoIntegration = token<MagentoRest | undefined>('MagentoIntegration');
const MagentoCouponReasons = token<CouponReasons>('MagentoCouponReasons');

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
    integration(settings, limits)(bind);
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

/** What REST tells of Magento beyond GraphQL. */
const integration =
  (settings: MagentoSettings, limits: TimeLimits): Wiring =>
  (bind) => {
    bind(MagentoIntegration).toResolvedValue(openIntegration(settings, limits), [
      MagentoGuard,
      ClockSpeed,
      ShutdownHooks,
    ]);
    bind(MagentoCouponReasons).toResolvedValue(openCouponReasons(settings), [
      MagentoIntegration,
      Magento,
      Clock,
      ClockSpeed,
      SchemaDrift,
      Log,
      SettingChecks,
    ]);
    bind(Purchases).toResolvedValue(openPurchases(settings), [
      MagentoIntegration,
      ProductCatalog,
      SchemaDrift,
      ClockSpeed,
      SettingChecks,
    ]);
    bind(StoreStock).toResolvedValue(
      (rest: MagentoRest | undefined, clock: Clock, drift: SchemaDrift, pace: number) =>
        rest ? createMagentoStoreStock({ rest, clock, drift, pace }) : UNTOLD_STORE_STOCK,
      [MagentoIntegration, Clock, SchemaDrift, ClockSpeed],
    );
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

const openIntegration =
  ({ baseUrl, stores, integrationToken: token }: MagentoSettings, { connect }: TimeLimits) =>
  (guard: UpstreamGuard, clockSpeed: number, closing: ShutdownHooks): MagentoRest | undefined => {
    if (token === '') return undefined;
    const connectTimeout = connect / clockSpeed;
    const rest = createMagentoRest({ baseUrl, token, guard, storeViews: stores, connectTimeout });
    closing.add(() => void rest.close());
    return rest;
  };

/** Reasons of refused coupons, where an integration may read them. */
const openCouponReasons =
  ({ baseUrl, integrationToken: token }: MagentoSettings) =>
  (
    rest: MagentoRest | undefined,
    client: MagentoClient,
    clock: Clock,
    clockSpeed: number,
    drift: SchemaDrift,
    log: Log,
    checks: SettingChecks,
  ): CouponReasons => {
    if (!rest) return NO_REASONS;
    const reasons = createRestReasons({ rest, client, clock, drift, log, pace: clockSpeed });
    checks.add(async () => {
      const checked = await reasons.check();
      return checked.ok
        ? undefined
        : unreadable({ token, baseUrl, what: 'coupons', resource: COUPONS }, checked.error);
    });
    return reasons;
  };

/** Orders that prove what was bought, where an integration may read them. */
const openPurchases =
  ({ baseUrl, integrationToken: token }: MagentoSettings) =>
  (
    rest: MagentoRest | undefined,
    catalog: ProductCatalog,
    drift: SchemaDrift,
    pace: number,
    checks: SettingChecks,
  ): Purchases => {
    if (!rest) return UNREAD_PURCHASES;
    const purchases = createMagentoPurchases({ rest, catalog, drift, pace });
    checks.add(async () => {
      const tested = await purchases.test();
      return tested.ok
        ? undefined
        : unreadable(
            { token, baseUrl, what: 'orders', resource: ORDERS, without: WITHOUT_ORDERS },
            tested.error,
          );
    });
    return purchases;
  };

/* Resources of an integration. */
const COUPONS = 'Magento_SalesRule::quote';
const ORDERS = 'Magento_Sales::actions_view';

const WITHOUT_ORDERS =
  'Without it every review is published as confirmed by email, none as a purchase';

type UnreadableData = {
  readonly token: string;
  readonly baseUrl: string;
  readonly what: string;
  /** The resource that the integration needs for it. */
  readonly resource: string;
  /** What the shop lacks without the resource, if an integration may well have none. */
  readonly without?: string;
};

function unreadable(
  { token, baseUrl, what, resource, without }: UnreadableData,
  failure: CallFailure,
): SettingProblem {
  const isRefused = failure.kind === 'http' && [401, 403].includes(failure.status);
  const answer = failure.kind === 'http' ? `Magento answers ${failure.status}` : failure.kind;
  const need = isRefused ? [`Its integration needs the resource ${resource}`] : [];
  const loss = isRefused && without !== undefined ? [without] : [];
  const setting = redactSetting('MAGENTO_INTEGRATION_TOKEN', token);
  const problem = `${setting} does not let the shop read ${what} at ${baseUrl}: ${answer}`;
  return {
    level: loss.length > 0 ? 'warning' : 'error',
    message: [problem, ...need, ...loss].join('. '),
  };
}

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

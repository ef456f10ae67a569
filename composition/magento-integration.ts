import {
  type CouponReasons,
  createRestReasons,
  NO_REASONS,
} from '#adapters/magento/coupons/coupon-reasons.ts';
import { createMagentoRest, type MagentoRest } from '#adapters/magento/http/rest-client.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import {
  createMagentoStoreStock,
  UNTOLD_STORE_STOCK,
} from '#adapters/magento/magento-store-stock.ts';
import {
  createMagentoPurchases,
  UNREAD_PURCHASES,
} from '#adapters/magento/reviews/magento-purchases.ts';
import { Clock } from '#ports/clock-and-ids.ts';
import { Log } from '#ports/log.ts';
import { ProductCatalog } from '#ports/product-catalog.ts';
import { Purchases } from '#ports/purchases.ts';
import { StoreStock } from '#ports/store-stock.ts';
import { token } from '#ports/token.ts';
import { SchemaDrift, type UpstreamGuard } from '#ports/upstreams.ts';
import type { TimeLimits } from '#server/time-limit-settings.ts';
import { redactSetting } from '#server/unusable-setting.ts';
import type { MagentoSettings } from '#server/upstream-settings.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { Magento } from './magento-products.ts';
import { SettingChecks, type SettingProblem, ShutdownHooks } from './process-lifecycle.ts';
import { ClockSpeed } from './wiring-tokens.ts';
import type { Wiring } from './wiring.ts';
import type { Result } from '#src/shared/result.ts';

/* What REST tells of a Magento shop beyond GraphQL (docs/magento.md), with the token of an integration. */

/** One guard for all requests to Magento. */
export const MagentoGuard = token<UpstreamGuard>('MagentoGuard');
/** REST with the token of an integration; without a token there is none. */
const MagentoIntegration = token<MagentoRest | undefined>('MagentoIntegration');
export const MagentoCouponReasons = token<CouponReasons>('MagentoCouponReasons');

export const magentoIntegration =
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
    checks.add(checkOf({ token, baseUrl, ...COUPONS }, () => reasons.check()));
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
    checks.add(checkOf({ token, baseUrl, ...ORDERS }, () => purchases.test()));
    return purchases;
  };

const COUPONS = { what: 'coupons', resource: 'Magento_SalesRule::quote' };
const ORDERS = {
  what: 'orders',
  resource: 'Magento_Sales::actions_view',
  without: 'Without it every review is published as confirmed by email, none as a purchase',
};

type UnreadableData = {
  readonly token: string;
  readonly baseUrl: string;
  readonly what: string;
  /** The resource that the integration needs for it. */
  readonly resource: string;
  /** What the shop lacks without the resource, if an integration may well have none. */
  readonly without?: string;
};

/** The check of a setting: whether its integration may read these data. */
const checkOf =
  (data: UnreadableData, read: () => Promise<Result<unknown, CallFailure>>) =>
  async (): Promise<SettingProblem | undefined> => {
    const tried = await read();
    return tried.ok ? undefined : unreadable(data, tried.error);
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

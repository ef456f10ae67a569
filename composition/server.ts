import { createPublicKey } from 'node:crypto';
import {
  createWorkerRateLimits,
  withPurgesOfWorkers,
} from '#adapters/cluster/shared-by-workers.ts';
import type { WorkerLink } from '#adapters/cluster/worker-link.ts';
import { createContentstackWebhooks } from '#adapters/contentstack/contentstack-webhooks.ts';
import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedIdempotencyRecords } from '#adapters/embedded/embedded-idempotency-records.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { createPinoLog } from '#adapters/pino/pino-log.ts';
import type { WasPrices } from '#adapters/prices/was-prices.ts';
import { createRandomIds, createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { withoutRepeats } from '#adapters/system/log-once.ts';
import { type CountedDrift, createCountedDrift } from '#adapters/system/counted-drift.ts';
import { AdviceRules } from '#ports/advice-rules.ts';
import { CartGateway } from '#ports/cart-gateway.ts';
import { Clock, Ids } from '#ports/clock-and-ids.ts';
import { ContentSource, ContentWebhooks, PictureSource } from '#ports/content-source.ts';
import { ShopRequests } from '#ports/shop-requests.ts';
import { WithdrawalStore } from '#ports/declarations.ts';
import { DeliverySlots } from '#ports/delivery-slots.ts';
import { Log } from '#ports/log.ts';
import { SearchEvents } from '#ports/measurement.ts';
import { Newsletter } from '#ports/newsletter.ts';
import { PriceLedger } from '#ports/price-ledger.ts';
import {
  Assortment,
  ProductAddresses,
  ProductCatalog,
  ProductReviews,
} from '#ports/product-catalog.ts';
import { Purchases } from '#ports/purchases.ts';
import { RequestScope } from '#ports/request-scope.ts';
import { ReviewWriter } from '#ports/review-writer.ts';
import { StoreStock } from '#ports/store-stock.ts';
import { StockAlerts } from '#ports/stock-alerts.ts';
import { ProductSearch, Recommender, SearchBox } from '#ports/search.ts';
import {
  Cache,
  IdempotencyRecords,
  Locks,
  MAX_WAIT_TIME,
  RateLimits,
} from '#ports/shared-stores.ts';
import { PageTimers, PROCESS_TIMERS } from '#ports/timers.ts';
import { token } from '#ports/token.ts';
import { SchemaDrift } from '#ports/upstreams.ts';
import type { Config } from '#server/config.ts';
import { createRequestScope, type ServerScope } from '#server/observe/request-scope.ts';
import type { ServerMetrics } from '#server/observe/server-metrics.ts';
import type { PurgeTimer } from '#server/purge-timer.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import type { Locale } from '#src/shared/locale.ts';
import {
  responseCache,
  ResponseCacheLocks,
  ShopMetrics,
  upstreamGuards,
} from './before-upstreams.ts';
import { Database, embeddedCatalogue, embeddedDatabase, vanDeliveries } from './embedded.ts';
import { letters } from './letters.ts';
import { pictures } from './pictures.ts';
import { priceLedger, PriceWalks, Reductions } from './price-ledger.ts';
import {
  createShutdownHooks,
  createSettingChecks,
  createStartChecks,
  SettingChecks,
  type SettingProblem,
  ShutdownHooks,
  StartChecks,
} from './process-lifecycle.ts';
import { redisStores, sharedVanDeliveries } from './redis-stores.ts';
import { publishedReviews, ReviewRuns } from './published-reviews.ts';
import { Purging, retention } from './retention.ts';
import { loadShopCatalogue } from './shop-catalogue.ts';
import { stockAlerts, StockRuns } from './stock-alerts.ts';
import { upstreams } from './upstreams.ts';
import { Catalogue, ClockSpeed, Scope } from './wiring-tokens.ts';
import { resolvePorts, type Tokens, type Wiring } from './wiring.ts';

export type ComposedServer = {
  readonly ports: ServerPorts;
  /** Counts the parts of upstream answers that could not be parsed. */
  readonly drift: CountedDrift;
  /** Scope of the current request, for everything that works for it. */
  readonly scope: ServerScope;
  /** Metrics of the ports' upstreams. */
  readonly metrics: ServerMetrics;
  /** Checks external conditions of the start; rejects with an `UnusableSetting`. */
  readonly checkStart: () => Promise<void>;
  /** Checks settings that the shop works without, and returns those that are unusable. */
  readonly checkSettings: () => Promise<readonly SettingProblem[]>;
  /** How many reductions of a market have no was-price for want of a history, as far as they were read. */
  readonly hiddenReductions: (market: Locale) => number;
  /**
   * From now on reads all prices twice a day, and looks at the stock that is waited for, in the first
   * worker, and checks purchases of reviews; publishes approved ones. For a process that serves.
   */
  readonly startRuns: () => void;
  /** Releases the resources of the ports. */
  readonly close: () => Promise<void>;
};

/** What tests and commands choose that no setting does. */
export type Composition = {
  /** See {@link ClockSpeed}; 1 by default. */
  readonly clockSpeed?: number;
  /** The clock of all parts of the shop; by default the machine's, at that speed. */
  readonly clock?: Clock;
  /** The other workers of this server; absent if this process serves alone. */
  readonly link?: WorkerLink | undefined;
};

export function composeServer(config: Config, composition: Composition = {}): ComposedServer {
  const resolved = resolvePorts(serverWirings(config, composition), SERVER_TOKENS);
  const { link } = composition;
  const {
    closing,
    startChecks,
    settingChecks,
    purgeTimer: _,
    priceWalks,
    stockRuns,
    reviewRuns,
    reductions,
    ...parts
  } = resolved;
  const { drift, scope, metrics, ...ports } = parts;
  metrics.watchDrift(() => drift.counts());
  if (link) metrics.shareWithWorkers(() => link.ask({ kind: 'metrics' }));
  const checkStart = () => startChecks.runAll();
  const checkSettings = () => settingChecks.runAll();
  const close = () => closing.runAll();
  const startRuns = () => {
    priceWalks.start();
    stockRuns.start();
    reviewRuns.start();
  };
  const hiddenReductions = (market: Locale) => reductions.hiddenIn(market);
  const checks = { checkStart, checkSettings, hiddenReductions };
  return { ports, drift, scope, metrics, ...checks, startRuns, close };
}

const DriftCounts = token<CountedDrift>('DriftCounts');

export const SERVER_TOKENS: Tokens<
  ServerPorts & {
    readonly closing: ShutdownHooks;
    readonly startChecks: StartChecks;
    readonly settingChecks: SettingChecks;
    readonly drift: CountedDrift;
    readonly scope: ServerScope;
    readonly metrics: ServerMetrics;
    readonly purgeTimer: PurgeTimer;
    readonly priceWalks: PriceWalks;
    readonly stockRuns: StockRuns;
    readonly reviewRuns: ReviewRuns;
    readonly reductions: WasPrices;
  }
> = {
  content: ContentSource,
  contentHooks: ContentWebhooks,
  search: ProductSearch,
  searchBox: SearchBox,
  searchEvents: SearchEvents,
  recommender: Recommender,
  catalog: ProductCatalog,
  storeStock: StoreStock,
  addresses: ProductAddresses,
  assortment: Assortment,
  reviews: ProductReviews,
  carts: CartGateway,
  newsletter: Newsletter,
  prices: PriceLedger,
  stockAlerts: StockAlerts,
  reviewWriter: ReviewWriter,
  purchases: Purchases,
  withdrawals: WithdrawalStore,
  shopRequests: ShopRequests,
  deliverySlots: DeliverySlots,
  adviceRules: AdviceRules,
  pictures: PictureSource,
  cache: Cache,
  locks: Locks,
  rateLimits: RateLimits,
  idempotencyRecords: IdempotencyRecords,
  clock: Clock,
  timers: PageTimers,
  ids: Ids,
  log: Log,
  closing: ShutdownHooks,
  startChecks: StartChecks,
  settingChecks: SettingChecks,
  drift: DriftCounts,
  scope: Scope,
  metrics: ShopMetrics,
  purgeTimer: Purging,
  priceWalks: PriceWalks,
  stockRuns: StockRuns,
  reviewRuns: ReviewRuns,
  reductions: Reductions,
};

/** The wirings that fill the ports: common ones, and per vendor as configured. */
export const serverWirings = (
  config: Config,
  { clockSpeed = 1, clock = createSystemClock(clockSpeed), link }: Composition = {},
): readonly Wiring[] => [
  basics(config, clockSpeed, clock),
  upstreamGuards,
  { memory: memoryStores(config, link), redis: redisStores(config) }[config.cache],
  contentWebhooks(config),
  embeddedDatabase(config.dataDir),
  priceLedger(config, link?.isFirst ?? true),
  embeddedCatalogue(config),
  letters(config, link?.isFirst ?? true),
  stockAlerts(link?.isFirst ?? true),
  publishedReviews(config, link?.isFirst ?? true),
  retention(config, link?.isFirst ?? true),
  ...upstreams(config),
  { memory: vanDeliveries, redis: sharedVanDeliveries }[config.cache],
  pictures(config),
];

const basics =
  ({ logLevel, catalogue }: Config, clockSpeed: number, clock: Clock): Wiring =>
  (bind) => {
    bind(Catalogue).toConstantValue(loadShopCatalogue(catalogue));
    bind(ClockSpeed).toConstantValue(clockSpeed);
    bind(ShutdownHooks).toConstantValue(createShutdownHooks());
    bind(StartChecks).toConstantValue(createStartChecks());
    bind(SettingChecks).toConstantValue(createSettingChecks());
    bind(Clock).toConstantValue(clock);
    bind(PageTimers).toConstantValue(PROCESS_TIMERS);
    bind(Ids).toConstantValue(createRandomIds());
    bind(Scope).toConstantValue(createRequestScope());
    bind(RequestScope).toResolvedValue((scope: ServerScope) => scope, [Scope]);
    bind(Log).toResolvedValue(
      (scope: RequestScope) =>
        withoutRepeats(createPinoLog(logLevel, undefined, scope), LASTING_PROBLEMS),
      [RequestScope],
    );
    bind(DriftCounts).toResolvedValue(createCountedDrift, [Log]);
    bind(SchemaDrift).toResolvedValue((counts: CountedDrift) => counts, [DriftCounts]);
  };

/** Mistakes of editors and of settings, which visits find anew again and again. */
const LASTING_PROBLEMS: ReadonlySet<string> = new Set([
  'goods-lack-facts',
  'goods-withheld',
  'landing-page-unmet',
  'prior-price-disagrees',
  'reductions-without-history',
  'coupon-reason-unavailable',
]);

/** Verifies webhooks for content changes; without a public key and a secret all are rejected. */
const contentWebhooks =
  ({ contentWebhook }: Pick<Config, 'contentWebhook'>): Wiring =>
  (bind) => {
    const { publicKey, secret, apiKey } = contentWebhook;
    const keys = {
      apiKey,
      ...(publicKey === '' ? {} : { publicKey: createPublicKey(publicKey) }),
      ...(secret === '' ? {} : { secret }),
    };
    bind(ContentWebhooks).toResolvedValue(
      (clock: Clock) => createContentstackWebhooks({ ...keys, clock }),
      [Clock],
    );
  };

/**
 * Wiring of a single-server shop: state is in memory, action records survive a restart. Workers of
 * one server share purges and rate limits, but each has the answers that it asked for.
 */
const memoryStores =
  ({ answerCacheBytes }: Config, link?: WorkerLink): Wiring =>
  (bind) => {
    responseCache(bind);
    const cache = createMemoryCache({ stopwatch: performance, mostBytes: answerCacheBytes });
    const rateLimits = createMemoryRateLimits(performance);
    bind(Cache).toConstantValue(link ? withPurgesOfWorkers(cache, link) : cache);
    bind(RateLimits).toConstantValue(link ? createWorkerRateLimits(link, rateLimits) : rateLimits);
    bind(Locks).toResolvedValue(
      (clock: Clock, clockSpeed: number) =>
        createMemoryLocks(clock, { maxWaitTime: MAX_WAIT_TIME / clockSpeed }),
      [Clock, ClockSpeed],
    );
    bind(ResponseCacheLocks).toResolvedValue((locks: Locks) => locks, [Locks]);
    bind(IdempotencyRecords).toResolvedValue(
      (database: CartDatabase, clock: Clock) =>
        createEmbeddedIdempotencyRecords({ database, clock }),
      [Database, Clock],
    );
  };

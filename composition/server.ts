import { createPinoLog } from '#adapters/pino/pino-log.ts';
import { createCountedDrift, type CountedDrift } from '#adapters/system/counted-drift.ts';
import { createRandomIds } from '#adapters/system/random-ids.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { ActionRecords } from '#ports/action-records.ts';
import { Assortment } from '#ports/assortment.ts';
import { Cache } from '#ports/cache.ts';
import { CartGateway } from '#ports/cart-gateway.ts';
import { Clock } from '#ports/clock.ts';
import { ContentHooks } from '#ports/content-hooks.ts';
import { ContentSource } from '#ports/content-source.ts';
import { Drift } from '#ports/drift.ts';
import { Ids } from '#ports/ids.ts';
import { Locks } from '#ports/locks.ts';
import { Log } from '#ports/log.ts';
import { Newsletter } from '#ports/newsletter.ts';
import { PictureSource } from '#ports/picture-source.ts';
import { ProductCatalog } from '#ports/product-catalog.ts';
import { ProductReviews } from '#ports/product-reviews.ts';
import { ProductSearch } from '#ports/product-search.ts';
import { RateLimits } from '#ports/rate-limits.ts';
import { RequestScope } from '#ports/request-scope.ts';
import { Recommender } from '#ports/recommender.ts';
import { SearchBox } from '#ports/search-box.ts';
import { SearchEvents } from '#ports/search-events.ts';
import { token } from '#ports/token.ts';
import { KeptWithdrawals } from '#ports/withdrawals.ts';
import type { Config } from '#server/config.ts';
import type { Figures } from '#server/observe/figures.ts';
import { createRequestScope, type ServerScope } from '#server/observe/request-scope.ts';
import type { PurgeTimer } from '#server/purge-timer.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { algoliaSearch } from './algolia.ts';
import { Closing, createClosing } from './closing.ts';
import { contentstackContent } from './contentstack.ts';
import {
  embeddedCatalogue,
  embeddedCommerce,
  embeddedContent,
  embeddedDatabase,
  embeddedSearch,
} from './embedded.ts';
import { contentHooks } from './content-hooks.ts';
import { guards, ShopFigures } from './guards.ts';
import { letters } from './letters.ts';
import { inOneServer } from './memory.ts';
import { magentoCommerce } from './magento.ts';
import { Pace } from './pace.ts';
import { pictures } from './pictures.ts';
import { acrossServers } from './redis.ts';
import { Purging, retention } from './retention.ts';
import { Scope } from './scope.ts';
import { createStartChecks, StartChecks } from './start-checks.ts';
import { resolvePorts, type Tokens, type Wiring } from './wiring.ts';

export type ComposedServer = {
  readonly ports: ServerPorts;
  /** Counts the parts of upstream answers that could not be parsed. */
  readonly drift: CountedDrift;
  /** Scope of the current request, for everything that works for it. */
  readonly scope: ServerScope;
  /** Metrics of the ports' upstreams. */
  readonly figures: Figures;
  /** Checks external conditions of the start; rejects with an `UnusableSetting`. */
  readonly checkStart: () => Promise<void>;
  /** Releases the resources of the ports. */
  readonly close: () => Promise<void>;
};

export function composeServer(config: Config, pace = 1): ComposedServer {
  const resolved = resolvePorts(serverWirings(config, pace), SERVER_TOKENS);
  const { closing, startChecks, drift, scope, figures, purgeTimer: _, ...ports } = resolved;
  figures.watchDrift(() => drift.counts());
  const checkStart = () => startChecks.runAll();
  return { ports, drift, scope, figures, checkStart, close: () => closing.closeAll() };
}

const DriftCounts = token<CountedDrift>('CountedDrift');

export const SERVER_TOKENS: Tokens<
  ServerPorts & {
    readonly closing: Closing;
    readonly startChecks: StartChecks;
    readonly drift: CountedDrift;
    readonly scope: ServerScope;
    readonly figures: Figures;
    readonly purgeTimer: PurgeTimer;
  }
> = {
  content: ContentSource,
  contentHooks: ContentHooks,
  search: ProductSearch,
  searchBox: SearchBox,
  searchEvents: SearchEvents,
  recommender: Recommender,
  catalog: ProductCatalog,
  assortment: Assortment,
  reviews: ProductReviews,
  carts: CartGateway,
  newsletter: Newsletter,
  withdrawals: KeptWithdrawals,
  pictures: PictureSource,
  cache: Cache,
  locks: Locks,
  rateLimits: RateLimits,
  actionRecords: ActionRecords,
  clock: Clock,
  ids: Ids,
  log: Log,
  closing: Closing,
  startChecks: StartChecks,
  drift: DriftCounts,
  scope: Scope,
  figures: ShopFigures,
  purgeTimer: Purging,
};

/** The wirings that fill the ports: common ones, and per vendor as configured. */
export const serverWirings = (config: Config, pace = 1): readonly Wiring[] => [
  basics(config, pace),
  guards,
  { memory: inOneServer, redis: acrossServers(config) }[config.cache],
  contentHooks(config),
  embeddedDatabase(config.dataDir),
  embeddedCatalogue,
  letters(config),
  retention(config),
  commerce(config),
  content(config),
  search(config),
  pictures(config),
];

const commerce = ({ upstreams: { commerce }, timeLimits }: Config): Wiring =>
  commerce.kind === 'magento' ? magentoCommerce(commerce, timeLimits) : embeddedCommerce;

const content = (config: Config): Wiring =>
  config.upstreams.content.kind === 'contentstack'
    ? contentstackContent(config.upstreams.content, config.timeLimits)
    : embeddedContent(config);

const search = ({ upstreams: { search }, timeLimits }: Config): Wiring =>
  search.kind === 'algolia' ? algoliaSearch(search, timeLimits) : embeddedSearch;

const basics =
  ({ logLevel }: Config, pace: number): Wiring =>
  (bind) => {
    bind(Pace).toConstantValue(pace);
    bind(Closing).toConstantValue(createClosing());
    bind(StartChecks).toConstantValue(createStartChecks());
    bind(Clock).toConstantValue(createSystemClock(pace));
    bind(Ids).toConstantValue(createRandomIds());
    bind(Scope).toConstantValue(createRequestScope());
    bind(RequestScope).toResolvedValue((scope: ServerScope) => scope, [Scope]);
    bind(Log).toResolvedValue(
      (scope: RequestScope) => createPinoLog(logLevel, undefined, scope),
      [RequestScope],
    );
    bind(DriftCounts).toResolvedValue(createCountedDrift, [Log]);
    bind(Drift).toResolvedValue((counts: CountedDrift) => counts, [DriftCounts]);
  };

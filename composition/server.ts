import { createPinoLog } from '#adapters/pino/pino-log.ts';
import { createRandomIds } from '#adapters/system/random-ids.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { ActionRecords } from '#ports/action-records.ts';
import { Assortment } from '#ports/assortment.ts';
import { Cache } from '#ports/cache.ts';
import { CartGateway } from '#ports/cart-gateway.ts';
import { Clock } from '#ports/clock.ts';
import { ContentHooks } from '#ports/content-hooks.ts';
import { ContentSource } from '#ports/content-source.ts';
import { Ids } from '#ports/ids.ts';
import { Locks } from '#ports/locks.ts';
import { Log } from '#ports/log.ts';
import { Newsletter } from '#ports/newsletter.ts';
import { PictureSource } from '#ports/picture-source.ts';
import { ProductCatalog } from '#ports/product-catalog.ts';
import { ProductReviews } from '#ports/product-reviews.ts';
import { ProductSearch } from '#ports/product-search.ts';
import { RateLimits } from '#ports/rate-limits.ts';
import { Recommender } from '#ports/recommender.ts';
import { SearchBox } from '#ports/search-box.ts';
import type { Config } from '#server/config.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { Closing, createClosing } from './closing.ts';
import {
  embeddedCatalogue,
  embeddedCommerce,
  embeddedContent,
  embeddedDatabase,
  embeddedSearch,
} from './embedded.ts';
import { contentHooks } from './content-hooks.ts';
import { inOneServer } from './memory.ts';
import { acrossServers } from './redis.ts';
import { resolvePorts, type Tokens, type Wiring } from './wiring.ts';

/** The server's ports, filled as the configuration says, and how to let go of what they hold. */
export type ComposedServer = { readonly ports: ServerPorts; readonly close: () => void };

export function composeServer(config: Config): ComposedServer {
  const { closing, ...ports } = resolvePorts(serverWirings(config), SERVER_TOKENS);
  return { ports, close: () => closing.closeAll() };
}

export const SERVER_TOKENS: Tokens<ServerPorts & { readonly closing: Closing }> = {
  content: ContentSource,
  contentHooks: ContentHooks,
  search: ProductSearch,
  searchBox: SearchBox,
  recommender: Recommender,
  catalog: ProductCatalog,
  assortment: Assortment,
  reviews: ProductReviews,
  carts: CartGateway,
  newsletter: Newsletter,
  pictures: PictureSource,
  cache: Cache,
  locks: Locks,
  rateLimits: RateLimits,
  actionRecords: ActionRecords,
  clock: Clock,
  ids: Ids,
  log: Log,
  closing: Closing,
};

/** What fills the ports: what every server has, and per vendor what the configuration chooses. */
export const serverWirings = (config: Config): readonly Wiring[] => [
  basics(config),
  { memory: inOneServer, redis: acrossServers(config.redisUrl) }[config.cache],
  contentHooks(config),
  embeddedDatabase(config.dataDir),
  embeddedCatalogue,
  { embedded: embeddedCommerce }[config.upstreams.commerce.kind],
  { embedded: embeddedContent(config) }[config.upstreams.content.kind],
  { embedded: embeddedSearch }[config.upstreams.search.kind],
];

const basics =
  ({ logLevel }: Config): Wiring =>
  (bind) => {
    bind(Closing).toConstantValue(createClosing());
    bind(Clock).toConstantValue(createSystemClock());
    bind(Ids).toConstantValue(createRandomIds());
    bind(Log).toConstantValue(createPinoLog(logLevel));
  };

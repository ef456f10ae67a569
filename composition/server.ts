import { createPinoLog } from '#adapters/pino/pino-log.ts';
import { createRandomIds } from '#adapters/system/random-ids.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { Assortment } from '#ports/assortment.ts';
import { CartGateway } from '#ports/cart-gateway.ts';
import { Clock } from '#ports/clock.ts';
import { ContentSource } from '#ports/content-source.ts';
import { Ids } from '#ports/ids.ts';
import { Log } from '#ports/log.ts';
import { Newsletter } from '#ports/newsletter.ts';
import { PictureSource } from '#ports/picture-source.ts';
import { ProductCatalog } from '#ports/product-catalog.ts';
import { ProductReviews } from '#ports/product-reviews.ts';
import { ProductSearch } from '#ports/product-search.ts';
import { Recommender } from '#ports/recommender.ts';
import { SearchBox } from '#ports/search-box.ts';
import type { Config } from '#server/config.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { Closing, createClosing } from './closing.ts';
import {
  embeddedCatalogue,
  embeddedCommerce,
  embeddedContent,
  embeddedSearch,
} from './embedded.ts';
import { resolvePorts, type Tokens, type Wiring } from './wiring.ts';

/** The server's ports, filled as the configuration says, and how to let go of what they hold. */
export type ComposedServer = { readonly ports: ServerPorts; readonly close: () => void };

export function composeServer(config: Config): ComposedServer {
  const { closing, ...ports } = resolvePorts(serverWirings(config), SERVER_TOKENS);
  return { ports, close: () => closing.closeAll() };
}

export const SERVER_TOKENS: Tokens<ServerPorts & { readonly closing: Closing }> = {
  content: ContentSource,
  search: ProductSearch,
  searchBox: SearchBox,
  recommender: Recommender,
  catalog: ProductCatalog,
  assortment: Assortment,
  reviews: ProductReviews,
  carts: CartGateway,
  newsletter: Newsletter,
  pictures: PictureSource,
  clock: Clock,
  ids: Ids,
  log: Log,
  closing: Closing,
};

/** What fills the ports: what every server has, and per vendor what the configuration chooses. */
export const serverWirings = (config: Config): readonly Wiring[] => [
  basics(config),
  embeddedCatalogue,
  { embedded: embeddedCommerce(config.dataDir) }[config.upstreams.commerce.kind],
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

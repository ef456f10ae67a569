import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import {
  type WithholdingParts,
  withoutWithheldAdds,
  withoutWithheldGoods,
  withoutWithheldProducts,
  withoutWithheldUrls,
} from '#adapters/system/withheld-goods.ts';
import { CartGateway } from '#ports/cart-gateway.ts';
import { Clock } from '#ports/clock-and-ids.ts';
import { Log } from '#ports/log.ts';
import { Assortment, ProductCatalog, ProductsByUrl } from '#ports/product-catalog.ts';
import { ProductSearch } from '#ports/search.ts';
import { SchemaDrift } from '#ports/upstreams.ts';
import { token, type Token } from '#ports/token.ts';
import type { Config } from '#server/config.ts';
import type { Upstreams } from '#server/upstream-settings.ts';
import { algoliaSearch } from './algolia.ts';
import { contentstackContent } from './contentstack.ts';
import { embeddedCommerce, embeddedContent, embeddedSearch } from './embedded.ts';
import { magentoCommerce } from './magento.ts';
import { Catalogue } from './wiring-tokens.ts';
import type { TokensOf, Wiring } from './wiring.ts';

/** The adapters of each system that a setting can choose: a system without any does not compile. */
type AdaptersOf<System extends { readonly kind: string }> = {
  readonly [Kind in System['kind']]: (
    settings: Extract<System, { readonly kind: Kind }>,
    config: Config,
  ) => Wiring;
};

const COMMERCE: AdaptersOf<Upstreams['commerce']> = {
  embedded: () => embeddedCommerce,
  magento: (settings, { timeLimits }) => magentoCommerce(settings, timeLimits),
};

const CONTENT: AdaptersOf<Upstreams['content']> = {
  embedded: (_, config) => embeddedContent(config),
  contentstack: (settings, { timeLimits }) => contentstackContent(settings, timeLimits),
};

const SEARCH: AdaptersOf<Upstreams['search']> = {
  embedded: () => embeddedSearch,
  algolia: (settings, { timeLimits }) => algoliaSearch(settings, timeLimits),
};

/** Wirings of the systems that `COMMERCE`, `CONTENT` and `SEARCH` choose. */
export const upstreams = (config: Config): readonly Wiring[] => [
  soldGoods(adaptersOf(COMMERCE, config.upstreams.commerce, config), config),
  adaptersOf(CONTENT, config.upstreams.content, config),
  withPort(adaptersOf(SEARCH, config.upstreams.search, config), ProductSearch, withCategoryKinds, [
    ProductSearch,
    Catalogue,
  ]),
];

/** Commerce that tells of goods that lack facts, and is without them if the settings say so. */
function soldGoods(commerce: Wiring, { goodsWithoutFacts, upstreams }: Config): Wiring {
  const isWithheld = goodsWithoutFacts === 'withhold';
  const isOfMagento = upstreams.commerce.kind === 'magento';
  const filtered =
    <Port>(create: (port: Port, parts: WithholdingParts) => Port) =>
    (port: Port, clock: Clock, log: Log, drift: SchemaDrift) =>
      create(port, { clock, log, isWithheld, ...(isOfMagento && { drift }) });
  const catalog = withPort(commerce, ProductCatalog, filtered(withoutWithheldProducts), [
    ProductCatalog,
    Clock,
    Log,
    SchemaDrift,
  ]);
  const byUrl = withPort(catalog, ProductsByUrl, filtered(withoutWithheldUrls), [
    ProductsByUrl,
    Clock,
    Log,
    SchemaDrift,
  ]);
  const assortment = withPort(byUrl, Assortment, filtered(withoutWithheldGoods), [
    Assortment,
    Clock,
    Log,
    SchemaDrift,
  ]);
  return isWithheld
    ? withPort(assortment, CartGateway, withoutWithheldAdds, [CartGateway, ProductCatalog])
    : assortment;
}

function adaptersOf<System extends { readonly kind: string }>(
  adapters: AdaptersOf<System>,
  system: System,
  config: Config,
): Wiring {
  const kind: System['kind'] = system.kind;
  const create: (settings: never, config: Config) => Wiring = adapters[kind];
  return create(system as never, config);
}

/**
 * A wiring with another implementation of one of its ports, for a system that differs from another
 * in that port alone (docs/guides). Among `needs`, the port stands for the implementation that is
 * replaced.
 */
export const withPort =
  <Port, Needs extends readonly unknown[]>(
    wiring: Wiring,
    port: Token<Port>,
    create: (...needs: Needs) => Port,
    needs: TokensOf<Needs>,
  ): Wiring =>
  (bind) => {
    const replaced = token<Port>('Replaced');
    const renamed = (wired: symbol): symbol => (wired === port ? replaced : wired);
    wiring((wired: symbol) => bind<unknown>(renamed(wired)));
    bind(port).toResolvedValue(create, Array.from<symbol>(needs).map(renamed) as TokensOf<Needs>);
  };

import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import { ProductSearch } from '#ports/search.ts';
import type { Config } from '#server/config.ts';
import type { Upstreams } from '#server/upstream-settings.ts';
import { algoliaSearch } from './algolia.ts';
import { contentstackContent } from './contentstack.ts';
import { embeddedCommerce, embeddedContent, embeddedSearch } from './embedded.ts';
import { magentoCommerce } from './magento.ts';
import { soldGoods } from './sold-goods.ts';
import { commerceWithWasPrices, searchWithWasPrices } from './was-prices.ts';
import { Catalogue } from './wiring-tokens.ts';
import { type Wiring, withPort } from './wiring.ts';

/** The adapters of each system that a setting can choose: a system without any does not compile. */
type AdaptersOf<System extends { readonly kind: string }> = {
  readonly [Kind in System['kind']]: (
    settings: Extract<System, { readonly kind: Kind }>,
    config: Config,
  ) => Wiring;
};

const COMMERCE: AdaptersOf<Upstreams['commerce']> = {
  embedded: (_, config) => embeddedCommerce(config),
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
  soldGoods(commerceWithWasPrices(adaptersOf(COMMERCE, config.upstreams.commerce, config)), config),
  adaptersOf(CONTENT, config.upstreams.content, config),
  searchWithWasPrices(
    withPort(
      adaptersOf(SEARCH, config.upstreams.search, config),
      ProductSearch,
      withCategoryKinds,
      [ProductSearch, Catalogue],
    ),
  ),
];

function adaptersOf<System extends { readonly kind: string }>(
  adapters: AdaptersOf<System>,
  system: System,
  config: Config,
): Wiring {
  const kind: System['kind'] = system.kind;
  const create: (settings: never, config: Config) => Wiring = adapters[kind];
  return create(system as never, config);
}

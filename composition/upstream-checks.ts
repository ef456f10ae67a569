import { checkAlgolia } from '#adapters/algolia/check-algolia.ts';
import { checkContentstack } from '#adapters/contentstack/check-contentstack.ts';
import { checkMagento } from '#adapters/magento/check-magento.ts';
import { createMagentoClient } from '#adapters/magento/magento-client.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import type { UpstreamProblem } from '#ports/upstreams.ts';
import { contentTypes } from '#adapters/contentstack/model/content-model.ts';
import type { Config } from '#server/config.ts';
import type { Upstreams } from '#server/upstream-settings.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { servedLocales } from '#src/routing/parse-location.ts';
import type { Locale } from '#src/shared/locale.ts';
import { algoliaNames, algoliaHosts } from './algolia.ts';
import type { CommandLine } from './command-line.ts';
import { stackSettings } from './contentstack.ts';
import { loadShopCatalogue } from './shop-catalogue.ts';

/* How the chosen upstreams are set up, for `npm run doctor`. */

type Check = (locales: readonly Locale[]) => Promise<readonly UpstreamProblem[]>;

/** The checks of each system that has any. */
type ChecksOf<System extends { readonly kind: string }> = {
  readonly [Kind in System['kind']]?: (
    settings: Extract<System, { readonly kind: Kind }>,
    shop: CheckedShop,
  ) => Check;
};

/** What the checks know of the shop besides the settings of a system. */
type CheckedShop = {
  readonly environment: CommandLine['environment'];
  readonly catalogue: ShopCatalogue;
};

/** In milliseconds: a Magento with cold caches, as after a change of its settings, is slow, not away. */
const PATIENT = { read: 20_000, bothReads: 30_000 };

const nothing: Check = () => Promise.resolve([]);

const COMMERCE: ChecksOf<Upstreams['commerce']> = {
  magento:
    ({ baseUrl, mediaUrl, stores }, { catalogue }) =>
    async (locales) => {
      const magento = createMagentoClient({
        graphqlUrl: `${baseUrl}/graphql`,
        clock: createSystemClock(),
        storeViews: stores,
        timeouts: PATIENT,
      });
      try {
        const { attributeNames } = catalogue;
        const parts = { magento, baseUrl, mediaUrl, storeViews: stores, attributeNames };
        return await checkMagento(parts, locales);
      } finally {
        await magento.close();
      }
    },
};

const CONTENT: ChecksOf<Upstreams['content']> = {
  contentstack: (settings) => (locales) =>
    checkContentstack(
      {
        settings: { ...stackSettings(settings), imagesUrl: settings.imagesUrl },
        model: [...contentTypes.values()],
      },
      locales,
    ),
};

const SEARCH: ChecksOf<Upstreams['search']> = {
  algolia:
    (settings, { environment }) =>
    (locales) =>
      checkAlgolia(
        {
          settings: { ...settings, hosts: algoliaHosts(settings) },
          names: algoliaNames(settings.prefix),
          writeKey: environment['ALGOLIA_WRITE_KEY']?.trim() ?? '',
        },
        locales,
      ),
};

/** Checks the upstreams that the settings choose, in the locales that the shop serves. */
export async function checkUpstreams(
  { upstreams, site, catalogue }: Config,
  { environment }: CommandLine,
): Promise<readonly UpstreamProblem[]> {
  const locales = servedLocales(site.domains);
  const shop = { environment, catalogue: loadShopCatalogue(catalogue) };
  const checks = [
    checkOf(COMMERCE, upstreams.commerce, shop),
    checkOf(CONTENT, upstreams.content, shop),
    checkOf(SEARCH, upstreams.search, shop),
  ];
  return (await Promise.all(checks.map((check) => check(locales)))).flat();
}

function checkOf<System extends { readonly kind: string }>(
  checks: ChecksOf<System>,
  system: System,
  shop: CheckedShop,
): Check {
  const kind: System['kind'] = system.kind;
  const create: ((settings: never, shop: CheckedShop) => Check) | undefined = checks[kind];
  return create?.(system as never, shop) ?? nothing;
}

import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedPictureSource } from '#adapters/embedded/embedded-picture-source.ts';
import { tokensIn } from '#adapters/embedded/text-search/text-tokens.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { searchWords } from '#demo/search/search-words.ts';
import { createAlgoliaSandbox } from '#sandbox/algolia/algolia-sandbox.ts';
import { createContentstackSandbox } from '#sandbox/contentstack/contentstack-sandbox.ts';
import { createMagentoSandbox } from '#sandbox/magento/magento-sandbox.ts';
import { startAlgoliaFront } from './algolia-front.ts';
import { startContentstackFront } from './contentstack-front.ts';
import type { Counts, Front } from './forward.ts';
import { startMagentoFront } from './magento-front.ts';
import type { ShopSize } from './numbered.ts';

/** The vendors of a large shop. */
export type LargeUpstreams = {
  /** Environment variables that connect a shop to them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Calls so far, by vendor. */
  readonly counts: () => Readonly<Record<'magento' | 'contentstack' | 'algolia', Counts>>;
  readonly raisePrices: () => void;
  /** Gives all vendors a shop of another size. */
  readonly resize: (size: ShopSize) => void;
  readonly close: () => void;
};

/** Products of the demo shop to copy: those with enough variants, and no bundles. */
export const originalsFor = ({ products, variants }: ShopSize): readonly ProductData[] =>
  catalogue.products
    .filter((product) => product.parts === undefined && product.variants.length >= variants)
    .slice(0, products);

const STACK = { apiKey: 'large', deliveryToken: 'large', environment: 'production' };
const KEYS = { search: 'search', write: 'write', analytics: 'analytics' };

/**
 * Starts them at `port` and the two ports after it, or at any ports if it is 0. The sandboxes behind
 * them have the demo shop's data.
 */
export async function startLargeUpstreams(size: ShopSize, port: number): Promise<LargeUpstreams> {
  const store = createCatalogueStore(catalogue);
  const nth = (place: number) => (port === 0 ? 0 : port + place);
  const originals = originalsFor(size);
  const [magento, contentstack, algolia] = await Promise.all([
    startMagentoFront({
      sandbox: createMagentoSandbox({ store, clock: createSystemClock() }).app,
      port: nth(0),
      size,
      originals,
    }),
    startContentstackFront({
      sandbox: createContentstackSandbox({
        ...STACK,
        content,
        store,
        pictures: createEmbeddedPictureSource('demo/pictures'),
      }).app,
      port: nth(1),
      size,
      originals: originals.map(({ sku }) => sku),
    }),
    startAlgoliaFront({
      sandbox: createAlgoliaSandbox({
        appId: 'LARGE',
        keys: KEYS,
        text: { words: searchWords, tokensIn },
      }).listener,
      port: nth(2),
      size,
      originals: originals.length,
    }),
  ]);
  return {
    settings: settingsOf([magento, contentstack, algolia]),
    counts: () => ({
      magento: magento.counts(),
      contentstack: contentstack.counts(),
      algolia: algolia.counts(),
    }),
    raisePrices: magento.raisePrices,
    resize(other) {
      for (const front of [magento, contentstack, algolia]) front.resize(other);
    },
    close() {
      for (const front of [magento, contentstack, algolia]) front.close();
    },
  };
}

/** In milliseconds: on a busy machine, the vendors of the benchmark may be slow. */
const PATIENCE = '30000';

const settingsOf = ([magento, contentstack, algolia]: readonly [Front, Front, Front]) => ({
  COMMERCE: 'magento',
  SHOP_CATALOGUE: 'demo',
  MAGENTO_URL: magento.url,
  CONTENT: 'contentstack',
  CONTENTSTACK_API_KEY: STACK.apiKey,
  CONTENTSTACK_DELIVERY_TOKEN: STACK.deliveryToken,
  CONTENTSTACK_ENVIRONMENT: STACK.environment,
  CONTENTSTACK_URL: `${contentstack.url}/v3`,
  CONTENTSTACK_IMAGES_URL: contentstack.url,
  SEARCH: 'algolia',
  ALGOLIA_APP_ID: 'LARGE',
  ALGOLIA_SEARCH_KEY: KEYS.search,
  ALGOLIA_ANALYTICS_KEY: KEYS.analytics,
  ALGOLIA_WRITE_KEY: KEYS.write,
  ALGOLIA_PREFIX: 'large',
  ALGOLIA_HOSTS: algolia.url,
  CONNECT_TIMEOUT_MS: PATIENCE,
  MAGENTO_READ_TIMEOUT_MS: PATIENCE,
  CONTENTSTACK_TIMEOUT_MS: PATIENCE,
  ALGOLIA_READ_TIMEOUT_MS: PATIENCE,
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedPictureSource } from '#adapters/embedded/embedded-picture-source.ts';
import { createEmbeddedRecommender } from '#adapters/embedded/embedded-recommender.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { tokensIn } from '#adapters/embedded/text-search/text-tokens.ts';
import { createRandomIds, createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { draftAdviceRules } from '#demo/advice/draft-rules.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { piecesInStores } from '#demo/catalogue/store-stock.ts';
import { coupons } from '#demo/commerce/coupons.ts';
import { content } from '#demo/content/content.ts';
import { ordersOf } from '#demo/search/orders.ts';
import { searchWords } from '#demo/search/search-words.ts';
import { topSearches } from '#demo/search/top-searches.ts';
import { LOCALES, localizedText } from '#src/shared/locale.ts';
import { createAlgoliaSandbox } from './algolia/algolia-sandbox.ts';
import { recommendFromPort } from './algolia/recommend/recommend-from-port.ts';
import { createContentstackSandbox } from './contentstack/contentstack-sandbox.ts';
import { createMagentoSandbox } from './magento/magento-sandbox.ts';
import type { OrderDocument } from './magento/sales/order-routes.ts';
import { createNewsletterModule } from './magento/newsletter/newsletter-module.ts';
import { parseRelease } from './magento/releases.ts';

/*
 * Runs sandboxes of Magento, Contentstack and Algolia with the demo shop's data. The first line of
 * output is JSON: the settings that connect a shop to them.
 */

const PICTURES = process.env['PICTURES_DIR'] || 'demo/pictures';
/** The first of three ports; 0 lets the system choose. */
const PORT = Number(process.env['SANDBOX_PORT'] || 4400);
/** Folder of Magento's carts; in memory if empty. */
const FOLDER = process.env['SANDBOX_DATA_DIR'] ?? '';
const PREFIX = process.env['ALGOLIA_PREFIX'] || 'production';
/** Comma-separated SKUs of products without a price, to test how a shop handles them. */
const PRICELESS = process.env['SANDBOX_PRICELESS'] || '';
/** Release of Magento; an unknown one ends the program, rather than be another than asked for. */
const RELEASE = parseRelease(process.env['SANDBOX_MAGENTO_RELEASE'] ?? '');
const PREVIEW_HASH = process.env['PREVIEW_KEY'] || 'sandbox-preview-hash';

if (!RELEASE.ok) {
  process.stderr.write(`SANDBOX_MAGENTO_RELEASE: ${RELEASE.error.message}\n`);
  process.exit(1);
}

const store = createCatalogueStore(catalogue);
const clock = createSystemClock();

const ids = createRandomIds();
/** Tests change carts in the file; Magento's database waits for other writers, too. */
const BUSY_TIMEOUT = 5000;
const database = openCartDatabase(FOLDER === '' ? ':memory:' : join(FOLDER, 'magento.db'), {
  busyTimeout: BUSY_TIMEOUT,
});
const PREFERENCES_TOKEN = 'sandbox-preferences';
const INTEGRATION_TOKEN = 'sandbox-integration';

/** Verifies a review of this mattress from this address. */
const ORDER: OrderDocument = {
  increment_id: '000000123',
  customer_email: 'anna@example.nl',
  items: [
    {
      item_id: 1,
      product_type: 'simple',
      sku: 'HAL-LUND-90200',
      qty_canceled: 0,
      qty_invoiced: 1,
      qty_refunded: 0,
      qty_shipped: 1,
    },
  ],
};

const magento = createMagentoSandbox({
  store,
  clock,
  coupons,
  ids,
  database,
  modules: [createNewsletterModule({ database, ids, clock, token: PREFERENCES_TOKEN })],
  texts: createProductTexts(store, searchWords),
  piecesOf: piecesInStores,
  orders: [ORDER],
  integrationToken: INTEGRATION_TOKEN,
  picturesFolder: PICTURES,
  faults: { release: RELEASE.value, pricelessSkus: new Set(PRICELESS.split(',')) },
});

const STACK = {
  apiKey: 'sandbox-stack',
  deliveryToken: 'sandbox-delivery',
  environment: 'production',
};
const contentstack = createContentstackSandbox({
  ...STACK,
  content,
  store,
  pictures: createEmbeddedPictureSource(PICTURES),
  advice: { published: adviceRules, draft: draftAdviceRules },
  preview: { token: 'sandbox-preview', hash: PREVIEW_HASH },
});

const APPLICATION = {
  appId: 'SANDBOX',
  keys: { search: 'sandbox-search', write: 'sandbox-write', analytics: 'sandbox-analytics' },
};
const algolia = createAlgoliaSandbox({
  ...APPLICATION,
  text: { words: searchWords, tokensIn },
  recommend: recommendFromPort(createEmbeddedRecommender(store, ordersOf(catalogue.products))),
  topSearches: Object.fromEntries(
    LOCALES.map((locale) => [`${PREFIX}_products_${locale}`, localizedText(topSearches, locale)]),
  ),
});

process.once('disconnect', () => process.exit());

const [magentoUrl, contentUrl, algoliaUrl] = await Promise.all(
  [magento.app, contentstack.app, algolia.listener].map(listenAt),
);

process.stdout.write(
  `${JSON.stringify({
    SHOP_CATALOGUE: 'demo',
    MAGENTO_URL: magentoUrl,
    MAGENTO_INTEGRATION_TOKEN: INTEGRATION_TOKEN,
    MAGENTO_PREFERENCES_TOKEN: PREFERENCES_TOKEN,
    CONTENTSTACK_API_KEY: STACK.apiKey,
    CONTENTSTACK_DELIVERY_TOKEN: STACK.deliveryToken,
    CONTENTSTACK_PREVIEW_TOKEN: 'sandbox-preview',
    CONTENTSTACK_ENVIRONMENT: STACK.environment,
    CONTENTSTACK_URL: `${contentUrl}/v3`,
    CONTENTSTACK_PREVIEW_URL: contentUrl,
    CONTENTSTACK_IMAGES_URL: contentUrl,
    ALGOLIA_APP_ID: APPLICATION.appId,
    ALGOLIA_SEARCH_KEY: APPLICATION.keys.search,
    ALGOLIA_ANALYTICS_KEY: APPLICATION.keys.analytics,
    ALGOLIA_WRITE_KEY: APPLICATION.keys.write,
    ALGOLIA_PREFIX: PREFIX,
    ALGOLIA_HOSTS: algoliaUrl,
  })}\n`,
);

async function listenAt(listener: RequestListener, port: number): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(PORT === 0 ? 0 : PORT + port, '127.0.0.1', done);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

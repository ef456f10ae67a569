import { type CartDatabase, openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { type CatalogueStore, createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedAdviceRules } from '#adapters/embedded/embedded-advice-rules.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createEmbeddedDeliverySlots } from '#adapters/embedded/embedded-delivery-slots.ts';
import { createEmbeddedNewsletter } from '#adapters/embedded/embedded-newsletter.ts';
import {
  createEmbeddedAssortment,
  createEmbeddedProductAddresses,
  createEmbeddedProductsByUrl,
  createEmbeddedProductCatalog,
  createEmbeddedProductReviews,
} from '#adapters/embedded/embedded-product-catalog.ts';
import {
  createEmbeddedProductSearch,
  createEmbeddedSearchEvents,
} from '#adapters/embedded/embedded-product-search.ts';
import { createEmbeddedPurchases } from '#adapters/embedded/embedded-purchases.ts';
import { createEmbeddedRecommender } from '#adapters/embedded/embedded-recommender.ts';
import { createEmbeddedReviewWriter } from '#adapters/embedded/embedded-review-writer.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { createEmbeddedStoreStock } from '#adapters/embedded/embedded-store-stock.ts';
import { createProductTexts, type ProductTexts } from '#adapters/embedded/product-texts.ts';
import { isSoldOn } from '#adapters/system/withheld-goods.ts';
import { draftAdviceRules } from '#demo/advice/draft-rules.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { piecesInStores } from '#demo/catalogue/store-stock.ts';
import { coupons } from '#demo/commerce/coupons.ts';
import { content } from '#demo/content/content.ts';
import { deliveryPlan } from '#demo/delivery/delivery-plan.ts';
import { ordersOf } from '#demo/search/orders.ts';
import { searchWords } from '#demo/search/search-words.ts';
import { topSearches } from '#demo/search/top-searches.ts';
import { AdviceRules } from '#ports/advice-rules.ts';
import { CartGateway } from '#ports/cart-gateway.ts';
import { Clock, Ids } from '#ports/clock-and-ids.ts';
import { ContentSource } from '#ports/content-source.ts';
import { DeliverySlots } from '#ports/delivery-slots.ts';
import { Log } from '#ports/log.ts';
import { SearchEvents } from '#ports/measurement.ts';
import { Newsletter } from '#ports/newsletter.ts';
import {
  Assortment,
  ProductAddresses,
  ProductsByUrl,
  ProductCatalog,
  ProductReviews,
} from '#ports/product-catalog.ts';
import { Purchases } from '#ports/purchases.ts';
import { ReviewWriter } from '#ports/review-writer.ts';
import { StoreStock } from '#ports/store-stock.ts';
import { ProductSearch, Recommender, SearchBox } from '#ports/search.ts';
import { token } from '#ports/token.ts';
import type { Config } from '#server/config.ts';
import type { EmailSender } from '#server/email-sender.ts';
import { once } from '#src/shared/memoize.ts';
import { openInDataDir } from './data-dir.ts';
import { ShutdownHooks } from './process-lifecycle.ts';
import { Sender } from './wiring-tokens.ts';
import type { Wiring } from './wiring.ts';

/* The shop without external systems: the demo's products and pages, carts on disk. */

export const CatalogueStoreToken = token<CatalogueStore>('Store');
/** One text index for all product searches. */
const Texts = token<ProductTexts>('Texts');
export const Database = token<CartDatabase>('Database');

/** Shared parts of the embedded shop. */
export const embeddedCatalogue =
  ({ goodsWithoutFacts }: Pick<Config, 'goodsWithoutFacts'>): Wiring =>
  (bind) => {
    bind(CatalogueStoreToken).toResolvedValue(
      (clock: Clock) =>
        createCatalogueStore(
          catalogue,
          goodsWithoutFacts === 'withhold' ? isSoldOn(clock) : undefined,
        ),
      [Clock],
    );
    bind(Texts).toResolvedValue(
      (store: CatalogueStore) => createProductTexts(store, searchWords),
      [CatalogueStoreToken],
    );
  };

/**
 * Database of this server in the folder `dataDir`; `:memory:` keeps it for the life of the process.
 */
export const embeddedDatabase =
  (dataDir: string): Wiring =>
  (bind) =>
    bind(Database).toResolvedValue(openCarts(dataDir), [ShutdownHooks]);

export const embeddedCommerce =
  ({ checkoutToken }: Pick<Config, 'checkoutToken'>): Wiring =>
  (bind) => {
    bind(ProductCatalog).toResolvedValue(createEmbeddedProductCatalog, [CatalogueStoreToken]);
    bind(ProductsByUrl).toResolvedValue(createEmbeddedProductsByUrl, [CatalogueStoreToken]);
    bind(Assortment).toResolvedValue(createEmbeddedAssortment, [CatalogueStoreToken, Texts]);
    bind(ProductReviews).toResolvedValue(createEmbeddedProductReviews, [CatalogueStoreToken]);
    bind(StoreStock).toResolvedValue(
      (store: CatalogueStore) => createEmbeddedStoreStock(store, piecesInStores),
      [CatalogueStoreToken],
    );
    bind(ProductAddresses).toResolvedValue(createEmbeddedProductAddresses, []);
    bind(CartGateway).toResolvedValue(
      (database: CartDatabase, store: CatalogueStore, ids: Ids, clock: Clock) =>
        createEmbeddedCartGateway({ database, offerOf: offersOf(store), coupons, ids, clock }),
      [Database, CatalogueStoreToken, Ids, Clock],
    );
    bind(ReviewWriter).toResolvedValue(
      (database: CartDatabase, ids: Ids, clock: Clock, sender: EmailSender) =>
        createEmbeddedReviewWriter({ database, ids, clock, onLetter: () => sender.wake() }),
      [Database, Ids, Clock, Sender],
    );
    bind(Purchases).toResolvedValue(
      (database: CartDatabase, clock: Clock) =>
        createEmbeddedPurchases({ database, clock, isTold: checkoutToken !== '' }),
      [Database, Clock],
    );
    bind(Newsletter).toResolvedValue(
      (database: CartDatabase, ids: Ids, clock: Clock, sender: EmailSender) =>
        createEmbeddedNewsletter({ database, ids, clock, onLetter: () => sender.wake() }),
      [Database, Ids, Clock, Sender],
    );
  };

const openCarts = (dataDir: string) => (closing: ShutdownHooks) => {
  const database = openInDataDir(dataDir, 'carts.db', openCartDatabase);
  closing.add(() => database.close());
  return database;
};

export const embeddedContent =
  ({ previewKey }: Pick<Config, 'previewKey'>): Wiring =>
  (bind) => {
    bind(ContentSource).toResolvedValue(
      (store: CatalogueStore) => createEmbeddedContentSource(content, store, previewKey),
      [CatalogueStoreToken],
    );
    bind(AdviceRules).toResolvedValue(
      () => createEmbeddedAdviceRules(adviceRules, new Map([[previewKey, draftAdviceRules]])),
      [],
    );
  };

/** The calendar of the vans of a shop on one machine, whatever system holds the carts. */
export const vanDeliveries: Wiring = (bind) =>
  bind(DeliverySlots).toResolvedValue(
    (database: CartDatabase, clock: Clock) =>
      createEmbeddedDeliverySlots({ database, plan: deliveryPlan, clock }),
    [Database, Clock],
  );

/** Drawn once: they depend on the products alone. */
const demoOrders = once(() => ordersOf(catalogue.products));

export const embeddedSearch: Wiring = (bind) => {
  bind(ProductSearch).toResolvedValue(createEmbeddedProductSearch, [CatalogueStoreToken, Texts]);
  bind(SearchBox).toResolvedValue(
    (store: CatalogueStore, texts: ProductTexts) =>
      createEmbeddedSearchBox(store, { content, texts, vocabulary: searchWords, topSearches }),
    [CatalogueStoreToken, Texts],
  );
  bind(SearchEvents).toResolvedValue(createEmbeddedSearchEvents, [Log, Clock]);
  bind(Recommender).toResolvedValue(
    (store: CatalogueStore) => createEmbeddedRecommender(store, demoOrders()),
    [CatalogueStoreToken],
  );
};

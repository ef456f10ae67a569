import type { AdviceRules } from '#ports/advice-rules.ts';
import type { ShopRequests } from '#ports/shop-requests.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { ContentSource, ContentWebhooks, PictureSource } from '#ports/content-source.ts';
import type { WithdrawalStore } from '#ports/declarations.ts';
import type { DeliverySlots } from '#ports/delivery-slots.ts';
import type { Log } from '#ports/log.ts';
import type { PriceLedger } from '#ports/price-ledger.ts';
import type { SearchEvents } from '#ports/measurement.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import type {
  Assortment,
  ProductAddresses,
  ProductCatalog,
  ProductReviews,
} from '#ports/product-catalog.ts';
import type { Purchases } from '#ports/purchases.ts';
import type { ReviewWriter } from '#ports/review-writer.ts';
import type { StoreStock } from '#ports/store-stock.ts';
import type { StockAlerts } from '#ports/stock-alerts.ts';
import type { ProductSearch, Recommender, SearchBox } from '#ports/search.ts';
import type { Timers } from '#src/shared/time-limit.ts';
import type { Cache, IdempotencyRecords, Locks, RateLimits } from '#ports/shared-stores.ts';

export type ServerPorts = {
  readonly content: ContentSource;
  readonly contentHooks: ContentWebhooks;
  readonly search: ProductSearch;
  readonly searchBox: SearchBox;
  readonly searchEvents: SearchEvents;
  readonly recommender: Recommender;
  readonly catalog: ProductCatalog;
  readonly storeStock: StoreStock;
  readonly addresses: ProductAddresses;
  readonly assortment: Assortment;
  readonly reviews: ProductReviews;
  readonly carts: CartGateway;
  readonly newsletter: Newsletter;
  readonly prices: PriceLedger;
  readonly stockAlerts: StockAlerts;
  readonly reviewWriter: ReviewWriter;
  readonly purchases: Purchases;
  readonly withdrawals: WithdrawalStore;
  readonly shopRequests: ShopRequests;
  readonly deliverySlots: DeliverySlots;
  readonly adviceRules: AdviceRules;
  readonly pictures: PictureSource;
  readonly cache: Cache;
  readonly locks: Locks;
  readonly rateLimits: RateLimits;
  readonly idempotencyRecords: IdempotencyRecords;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly ids: Ids;
  readonly log: Log;
};

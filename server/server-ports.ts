import type { Assortment } from '#ports/assortment.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { Ids } from '#ports/ids.ts';
import type { Log } from '#ports/log.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import type { PictureSource } from '#ports/picture-source.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { ProductReviews } from '#ports/product-reviews.ts';
import type { ProductSearch } from '#ports/product-search.ts';
import type { Recommender } from '#ports/recommender.ts';
import type { SearchBox } from '#ports/search-box.ts';

/** What the server asks of the world. */
export type ServerPorts = {
  readonly content: ContentSource;
  readonly search: ProductSearch;
  readonly searchBox: SearchBox;
  readonly recommender: Recommender;
  readonly catalog: ProductCatalog;
  readonly assortment: Assortment;
  readonly reviews: ProductReviews;
  readonly carts: CartGateway;
  readonly newsletter: Newsletter;
  readonly pictures: PictureSource;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
};

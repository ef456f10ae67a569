import { withObservedAssortment } from '#adapters/prices/price-observer.ts';
import {
  withWasPricesByUrl,
  withWasPricesOfAssortment,
  withWasPricesOfCarts,
  withWasPricesOfCatalog,
  withWasPricesOfRecommender,
  withWasPricesOfSearch,
  withWasPricesOfSearchBox,
} from '#adapters/prices/with-was-prices.ts';
import { CartGateway } from '#ports/cart-gateway.ts';
import { Assortment, ProductCatalog, ProductsByUrl } from '#ports/product-catalog.ts';
import { ProductSearch, Recommender, SearchBox } from '#ports/search.ts';
import { Observer, Reductions } from './price-ledger.ts';
import { type Wiring, withPort } from './wiring.ts';

/** A commerce system whose prices are observed, and whose was-prices are those of the ledger. */
export function commerceWithWasPrices(commerce: Wiring): Wiring {
  const observed = withPort(commerce, Assortment, withObservedAssortment, [Assortment, Observer]);
  const assortment = withPort(observed, Assortment, withWasPricesOfAssortment, [
    Assortment,
    Reductions,
  ]);
  const byUrl = withPort(assortment, ProductsByUrl, withWasPricesByUrl, [
    ProductsByUrl,
    Reductions,
  ]);
  const catalog = withPort(byUrl, ProductCatalog, withWasPricesOfCatalog, [
    ProductCatalog,
    Reductions,
  ]);
  return withPort(catalog, CartGateway, withWasPricesOfCarts, [CartGateway, Reductions]);
}

/** A search service whose hits have the was-prices of the ledger. */
export function searchWithWasPrices(service: Wiring): Wiring {
  const search = withPort(service, ProductSearch, withWasPricesOfSearch, [
    ProductSearch,
    Reductions,
  ]);
  const box = withPort(search, SearchBox, withWasPricesOfSearchBox, [SearchBox, Reductions]);
  return withPort(box, Recommender, withWasPricesOfRecommender, [Recommender, Reductions]);
}

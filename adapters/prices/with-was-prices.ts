import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Assortment, ProductCatalog, ProductsByUrl } from '#ports/product-catalog.ts';
import type { ProductSearch, Recommender, SearchBox } from '#ports/search.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { Product } from '#src/catalog/product.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { WasPrices } from './was-prices.ts';

/* Ports whose answers show was-prices, each with those of the ledger. */

export const withWasPricesOfCatalog = (
  catalog: ProductCatalog,
  wasPrices: WasPrices,
): ProductCatalog => ({
  product: async (locale, sku) => priced(locale, await catalog.product(locale, sku), wasPrices),
});

export const withWasPricesByUrl = (
  products: ProductsByUrl,
  wasPrices: WasPrices,
): ProductsByUrl => ({
  productAt: async (locale, path) =>
    priced(locale, await products.productAt(locale, path), wasPrices),
});

async function priced<Failure>(
  locale: Locale,
  answer: Result<Product, Failure>,
  wasPrices: WasPrices,
): Promise<Result<Product, Failure>> {
  if (!answer.ok) return answer;
  const [product = answer.value] = await wasPrices.ofProducts(locale, [answer.value]);
  return ok(product);
}

export const withWasPricesOfAssortment = (
  assortment: Assortment,
  wasPrices: WasPrices,
): Assortment => ({
  ...assortment,
  async products(locale, request) {
    const page = await assortment.products(locale, request);
    if (!page.ok) return page;
    const products = await wasPrices.ofProducts(locale, page.value.products);
    return ok({ ...page.value, products });
  },
});

/** The search, with the was-prices of the shop's ledger in its hits. */
export const withWasPricesOfSearch = (
  search: ProductSearch,
  wasPrices: WasPrices,
): ProductSearch => ({
  async productsAndFilters(request) {
    const result = await search.productsAndFilters(request);
    return { ...result, hits: await wasPrices.ofHits(request.locale, result.hits) };
  },
});

export const withWasPricesOfSearchBox = (box: SearchBox, wasPrices: WasPrices): SearchBox => ({
  ...box,
  async find(locale, text, origin) {
    const found = await box.find(locale, text, origin);
    const hits = await wasPrices.ofHits(
      locale,
      found.products.map(({ hit }) => hit),
    );
    const products = found.products.map((one, index) => ({ ...one, hit: hits[index] ?? one.hit }));
    return { ...found, products };
  },
});

export const withWasPricesOfRecommender = (
  recommender: Recommender,
  wasPrices: WasPrices,
): Recommender => ({
  async recommend(locale, requests, viewed) {
    const answers = await recommender.recommend(locale, requests, viewed);
    return Promise.all(
      answers.map(async (answer) =>
        answer.ok && answer.value.kind === 'products'
          ? ok({ ...answer.value, hits: await wasPrices.ofHits(locale, answer.value.hits) })
          : answer,
      ),
    );
  },
});

export function withWasPricesOfCarts(carts: CartGateway, wasPrices: WasPrices): CartGateway {
  const pricedCart = async <Answer extends CartAnswer, Failure>(
    locale: Locale,
    answering: Promise<Result<Answer, Failure>>,
  ): Promise<Result<Answer, Failure>> => {
    const answer = await answering;
    if (!answer.ok || answer.value.cart === null) return answer;
    return ok({ ...answer.value, cart: await wasPrices.ofCart(locale, answer.value.cart) });
  };
  return {
    create: (locale) => carts.create(locale),
    read: (locale, ...rest) => pricedCart(locale, carts.read(locale, ...rest)),
    add: (locale, ...rest) => pricedCart(locale, carts.add(locale, ...rest)),
    update: (locale, ...rest) => pricedCart(locale, carts.update(locale, ...rest)),
    remove: (locale, ...rest) => pricedCart(locale, carts.remove(locale, ...rest)),
    applyCoupon: (locale, ...rest) => pricedCart(locale, carts.applyCoupon(locale, ...rest)),
    removeCoupon: (locale, ...rest) => pricedCart(locale, carts.removeCoupon(locale, ...rest)),
    setShippingAddress: (locale, ...rest) =>
      pricedCart(locale, carts.setShippingAddress(locale, ...rest)),
    setBillingAddress: (locale, ...rest) =>
      pricedCart(locale, carts.setBillingAddress(locale, ...rest)),
    setEmail: (locale, ...rest) => pricedCart(locale, carts.setEmail(locale, ...rest)),
  };
}

import { adviceRules } from '#demo/advice/rules.ts';
import { createEmbeddedAdviceRules } from '#adapters/embedded/embedded-advice-rules.ts';
import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import type { Newsletter, NewsletterFailure, PreferencesNotFound } from '#ports/newsletter.ts';
import type { ProductCatalog, ProductReviews } from '#ports/product-catalog.ts';
import type { ProductSearch, Recommender, SearchBox } from '#ports/search.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { Hit, Product } from '#src/catalog/product.ts';
import { pageOfReviews, type ReviewsRequest } from '#src/catalog/review-page.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import { type ErrorEntry, type PageEntry, urlPrefixes } from '#src/content/page-entry.ts';
import type { PiecesInStore } from '#src/content/store-display.ts';
import type { Shell } from '#src/content/shell.ts';
import type { SelectedFacet } from '#src/filters/selection.ts';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import type { SearchBoxAnswer } from '#src/search/search-box-state.ts';
import { emptySearch, failedSearch, type SearchRequest } from '#src/search/search-result.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import { err, ok } from '#src/shared/result.ts';
import type { PagePorts } from '#src/use-cases/show-page.ts';
import { createDeliverySlots } from './delivery-slots.ts';
import { createFixedClock } from './fixed-clock.ts';

/** A product of the fake search: its hit, and its values by facet name. */
export type FakeSearchProduct = {
  readonly hit: Hit;
  readonly values: Readonly<Record<string, readonly string[]>>;
};

export type FakeShop = {
  readonly shell: Shell;
  readonly errorPage: ErrorEntry;
  readonly pages: readonly PageEntry[];
  readonly oldAddresses?: OldAddresses;
  /**
   * Products by category id; under the empty id those that any text finds. Facets are offered in the
   * order of `labels`.
   */
  readonly searchProducts: Readonly<Record<string, readonly FakeSearchProduct[]>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly products: readonly Product[];
  readonly reviews?: readonly ProductReview[];
  /** Ending of the addresses of the commerce system. */
  readonly addressSuffix?: string;
  /** Of every variant; unknown without it. */
  readonly storeStock?: readonly PiecesInStore[];
  readonly carts: readonly Cart[];
  /** Products that are bought together with any other. */
  readonly recommended?: readonly Hit[];
  /** Answer of the search box to any text. */
  readonly box?: Partial<SearchBoxAnswer> & { readonly top?: readonly string[] };
};

/** A port that does not answer. */
export type Outage =
  | 'pages'
  | 'shell'
  | 'old-addresses'
  | 'error-page'
  | 'search'
  | 'catalog'
  | 'reviews'
  | 'carts'
  | 'newsletter';

export type FakePorts = PagePorts & {
  readonly newsletter: Newsletter;
  /** Logged events, in order. */
  readonly logged: string[];
  readonly searches: SearchRequest[];
};

/** A shop in memory for use-case tests, with the texts of one locale for all. */
export function createFakePorts(shop: FakeShop, ...outages: readonly Outage[]): FakePorts {
  const logged: string[] = [];
  const searches: SearchRequest[] = [];
  const clock = createFixedClock();
  return {
    content: fakeContent(shop, outages),
    search: fakeSearch(shop, outages, searches),
    searchBox: fakeSearchBox(shop, outages),
    recommender: fakeRecommender(shop),
    catalog: fakeCatalog(shop, outages),
    storeStock: { piecesInStores: () => Promise.resolve(ok(shop.storeStock)) },
    addresses: { suffix: () => Promise.resolve(shop.addressSuffix ?? '') },
    prices: { histories: () => Promise.resolve(ok(new Map())) },
    reviews: fakeReviews(shop, outages),
    carts: fakeCarts(shop, outages),
    newsletter: fakeNewsletter(outages),
    reviewWriter: {
      takesPictures: () => Promise.resolve(true),
      submitted: () => Promise.resolve(err({ kind: 'review-not-found' })),
    },
    stockAlerts: { alert: () => Promise.resolve(err({ kind: 'stock-alert-not-found' })) },
    adviceRules: createEmbeddedAdviceRules(adviceRules),
    deliverySlots: createDeliverySlots(clock),
    clock,
    timers: PROCESS_TIMERS,
    log: fakeLog(logged),
    logged,
    searches,
  };
}

const NO_OLD_ADDRESSES: OldAddresses = { remap: {}, redirects: {} };

function fakeContent(shop: FakeShop, outages: readonly Outage[]): ContentSource {
  const answer = <T>(outage: Outage, value: T) =>
    Promise.resolve(outages.includes(outage) ? err(CONTENT_DOWN) : ok(value));
  const find = (url: string) => shop.pages.find((page) => page.url === url);
  return {
    pageByUrl: (_locale, path) => answer('pages', urlPrefixes(path).map(find).find(Boolean)),
    filteredPages: () => answer('pages', []),
    filteredPage: () => answer('pages', undefined),
    breadcrumbs: () => answer('pages', undefined),
    sitemapPages: () => answer('pages', shop.pages),
    oldAddresses: () => answer('old-addresses', shop.oldAddresses ?? NO_OLD_ADDRESSES),
    errorPage: () => answer('error-page', shop.errorPage),
    shell: () => answer('shell', shop.shell),
  };
}

function fakeSearch(
  shop: FakeShop,
  outages: readonly Outage[],
  searches: SearchRequest[],
): ProductSearch {
  return {
    productsAndFilters(request) {
      searches.push(request);
      if (outages.includes('search')) return Promise.resolve(failedSearch(504, 'Down'));
      const products = shop.searchProducts[request.objectId] ?? [];
      const found = products.filter((good) => request.selection.every((one) => matches(good, one)));
      const { page, itemsPerPage, query } = request;
      const facets = Object.entries(shop.labels).map(([name, label]) => ({
        name,
        label,
        values: [...new Set(products.flatMap((good) => good.values[name] ?? []))].map((value) => ({
          value,
          count: products.filter(
            (good) =>
              good.values[name]?.includes(value) &&
              request.selection.every((one) => one.name === name || matches(good, one)),
          ).length,
        })),
      }));
      return Promise.resolve({
        ...emptySearch(query),
        facets,
        filtersOrder: facets.map(({ name }) => name),
        hits: found.map(({ hit }) => hit).slice((page - 1) * itemsPerPage, page * itemsPerPage),
        pages: itemsPerPage > 0 ? Math.ceil(found.length / itemsPerPage) : 0,
        nbHits: found.length,
        nbSortedHits: found.length,
        queryId: 'query-1',
      });
    },
  };
}

function fakeSearchBox({ box = {} }: FakeShop, outages: readonly Outage[]): SearchBox {
  const {
    found = EMPTY_COMBINED_SEARCH,
    didYouMean = [],
    top = [],
  } = outages.includes('search') ? {} : box;
  return {
    find: () => Promise.resolve(found),
    didYouMean: () => Promise.resolve(didYouMean),
    topSearches: () => Promise.resolve({ searches: top }),
  };
}

function matches({ values }: FakeSearchProduct, selected: SelectedFacet): boolean {
  const own = values[selected.name] ?? [];
  if (selected.kind === 'values') return own.some((value) => selected.values.includes(value));
  const cents = own.map((value) => Math.round(Number(value) * 100));
  return cents.some((amount) => amount >= selected.minCents && amount <= selected.maxCents);
}

const fakeRecommender = ({ recommended = [] }: FakeShop): Recommender => ({
  recommend: (_locale, requests) =>
    Promise.resolve(
      requests.map(({ model }) =>
        ok({ kind: 'products', hits: model === 'bought-together' ? recommended : [] }),
      ),
    ),
});

const fakeCatalog = (shop: FakeShop, outages: readonly Outage[]): ProductCatalog => ({
  product(_locale, sku) {
    if (outages.includes('catalog')) {
      return Promise.resolve(err({ kind: 'catalog-unavailable', status: 500, message: 'Down' }));
    }
    const product = shop.products.find(
      (candidate) =>
        candidate.sku === sku || candidate.variants.some((variant) => variant.sku === sku),
    );
    return Promise.resolve(product ? ok(product) : err({ kind: 'product-not-found' }));
  },
});

function fakeReviews({ reviews = [] }: FakeShop, outages: readonly Outage[]): ProductReviews {
  const answer = (found: readonly ProductReview[], request: ReviewsRequest) =>
    Promise.resolve(
      outages.includes('reviews')
        ? err({ status: 500, message: 'Down' })
        : ok(pageOfReviews(found, request)),
    );
  return {
    productReviews: ({ sku, ...request }) =>
      answer(
        reviews.filter((review) => review.sku === sku),
        request,
      ),
    allReviews: (request) => answer(reviews, request),
  };
}

function fakeCarts(shop: FakeShop, outages: readonly Outage[]): CartGateway {
  return {
    create: refuseCart,
    add: refuseCart,
    update: refuseCart,
    remove: refuseCart,
    applyCoupon: refuseCart,
    removeCoupon: refuseCart,
    setShippingAddress: refuseCart,
    setBillingAddress: refuseCart,
    setEmail: refuseCart,
    read(_locale, cartId) {
      if (outages.includes('carts')) return refuseCart();
      const cart = shop.carts.find(({ id }) => id === cartId) ?? null;
      return Promise.resolve(ok({ cart, userErrors: [] }));
    },
  };
}

/** A newsletter without subscribers. */
function fakeNewsletter(outages: readonly Outage[]): Newsletter {
  const isUnavailable = outages.includes('newsletter');
  const refuse = () => Promise.resolve(err(isUnavailable ? NEWSLETTER_DOWN : UNKNOWN_SUBSCRIBER));
  const accept = () =>
    Promise.resolve(isUnavailable ? err(NEWSLETTER_DOWN) : ok('accepted' as const));
  return {
    subscribe: accept,
    requestPreferences: accept,
    preferences: refuse,
    changePreferences: refuse,
  };
}

const NEWSLETTER_DOWN: NewsletterFailure = {
  kind: 'newsletter-unavailable',
  status: 503,
  message: 'Down',
};
const UNKNOWN_SUBSCRIBER: PreferencesNotFound = { kind: 'preferences-not-found' };

const refuseCart = () => Promise.resolve(err(CART_DOWN));

function fakeLog(logged: string[]): Log {
  const note = (event: string) => void logged.push(event);
  return { info: note, warn: note, error: note };
}

const CONTENT_DOWN: ContentFailure = {
  kind: 'content-unavailable',
  status: 500,
  message: 'Down',
  url: '/pages',
};

const CART_DOWN: CartFailure = { kind: 'cart-unavailable', status: 500, message: 'Down' };

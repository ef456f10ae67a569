import type { CartFailure } from '#ports/cart-gateway.ts';
import type { ContentFailure } from '#ports/content-source.ts';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import { failedSearch } from '#src/search/search-result.ts';
import { NO_TOP_SEARCHES } from '#src/search/search-text.ts';
import { err, type Err } from '#src/shared/result.ts';
import type { ServerPorts } from '../server-ports.ts';
import type { InterceptedPort } from './intercept-ports.ts';

/**
 * Answers of port methods after their deadline, in the port's own types, and whether a method reads
 * or writes. A new port method does not compile until it is listed here.
 */
type TimeoutAnswers = {
  readonly [Port in InterceptedPort]: {
    readonly [Method in keyof ServerPorts[Port]]: TimeoutAnswer<ServerPorts[Port][Method]>;
  };
};

type TimeoutAnswer<Method> = Method extends (...args: infer Args) => Promise<infer Answer>
  ? { readonly kind: 'read' | 'write'; readonly answer: (...args: Args) => Answer }
  : never;

const GATEWAY_TIMEOUT = 504;
const MESSAGE = 'The answer takes too long.';

const read = <Answer>(answer: Answer) => ({ kind: 'read' as const, answer: () => answer });
const write = <Answer>(answer: Answer) => ({ kind: 'write' as const, answer: () => answer });

const content: Err<ContentFailure> = err({
  kind: 'content-unavailable',
  status: GATEWAY_TIMEOUT,
  message: MESSAGE,
  url: '',
});
const catalog = err({
  kind: 'catalog-unavailable' as const,
  status: GATEWAY_TIMEOUT,
  message: MESSAGE,
});
const cart = err({ kind: 'cart-unavailable' as const, status: GATEWAY_TIMEOUT, message: MESSAGE });
/** The change continues, but its result is unknown yet (C7). */
const changedCart: Err<CartFailure> = err({ ...cart.error, failure: 'unknown' });
const newsletter = err({
  kind: 'newsletter-unavailable' as const,
  status: GATEWAY_TIMEOUT,
  message: MESSAGE,
});

const reviewWriter = err({
  kind: 'reviews-unavailable' as const,
  status: GATEWAY_TIMEOUT,
  message: MESSAGE,
});

const purchases = err({
  kind: 'purchases-unavailable' as const,
  status: GATEWAY_TIMEOUT,
  message: MESSAGE,
});

const stockAlerts = err({
  kind: 'stock-alerts-unavailable' as const,
  status: GATEWAY_TIMEOUT,
  message: MESSAGE,
});

const withdrawals = err({
  kind: 'withdrawals-unavailable' as const,
  status: GATEWAY_TIMEOUT,
  message: MESSAGE,
});

const slots = err({
  kind: 'slots-unavailable' as const,
  status: GATEWAY_TIMEOUT,
  message: MESSAGE,
});

const TIMEOUT_ANSWERS: TimeoutAnswers = {
  content: {
    pageByUrl: read(content),
    filteredPages: read(content),
    filteredPage: read(content),
    breadcrumbs: read(content),
    sitemapPages: read(content),
    oldAddresses: read(content),
    errorPage: read(content),
    shell: read(content),
  },
  search: {
    productsAndFilters: {
      kind: 'read',
      answer: ({ query }) => failedSearch(GATEWAY_TIMEOUT, MESSAGE, query),
    },
  },
  searchBox: {
    find: read(EMPTY_COMBINED_SEARCH),
    didYouMean: read([]),
    topSearches: read(NO_TOP_SEARCHES),
  },
  searchEvents: { send: write(err({ kind: 'events-unavailable' })) },
  recommender: {
    recommend: {
      kind: 'read',
      answer: (_locale, requests) =>
        requests.map(() => err({ kind: 'recommendations-unreadable' })),
    },
  },
  catalog: { product: read(catalog) },
  addresses: { suffix: read('') },
  assortment: {
    products: read(catalog),
    categories: read(catalog),
    filterableAttributes: read(catalog),
    currencies: read(catalog),
  },
  reviews: {
    productReviews: read(err({ status: GATEWAY_TIMEOUT, message: MESSAGE })),
    allReviews: read(err({ status: GATEWAY_TIMEOUT, message: MESSAGE })),
  },
  carts: {
    read: read(cart),
    create: write(changedCart),
    add: write(changedCart),
    update: write(changedCart),
    remove: write(changedCart),
    applyCoupon: write(changedCart),
    removeCoupon: write(changedCart),
    setShippingAddress: write(changedCart),
    setBillingAddress: write(changedCart),
    setEmail: write(changedCart),
  },
  newsletter: {
    preferences: read(newsletter),
    subscribe: write(newsletter),
    requestPreferences: write(newsletter),
    changePreferences: write(newsletter),
  },
  storeStock: {
    piecesInStores: read(
      err({ kind: 'store-stock-unavailable' as const, status: 504, message: MESSAGE }),
    ),
  },
  adviceRules: {
    current: read(err({ kind: 'advice-rules-unavailable' as const, message: MESSAGE })),
  },
  reviewWriter: {
    takesPictures: read(false),
    submitted: read(reviewWriter),
    submit: write(reviewWriter),
    confirm: write(reviewWriter),
    unchecked: read(reviewWriter),
    storePurchase: write(reviewWriter),
    discard: write(reviewWriter),
  },
  purchases: { check: read(purchases), record: write(purchases) },
  stockAlerts: {
    alert: read(stockAlerts),
    request: write(stockAlerts),
    confirm: write(stockAlerts),
    stop: write(stockAlerts),
  },
  shopRequests: {
    request: write(
      err({
        kind: 'shop-requests-unavailable' as const,
        status: GATEWAY_TIMEOUT,
        message: MESSAGE,
      }),
    ),
  },
  withdrawals: { received: read(withdrawals), declare: write(withdrawals) },
  deliverySlots: {
    find: read(slots),
    servicePrices: read(slots),
    choiceOf: read(slots),
    hold: write(slots),
    move: write(slots),
    release: write(slots),
    book: write(slots),
  },
  pictures: { read: read(err('unavailable')) },
};

type AnyTimeoutAnswer = {
  readonly kind: 'read' | 'write';
  readonly answer: (...args: readonly unknown[]) => unknown;
};

/** Returns what a call of this method is answered after its deadline. */
export function timeoutAnswerOf(
  port: InterceptedPort,
  method: string,
): AnyTimeoutAnswer | undefined {
  // The arguments are those of this method, because it was looked up by its name.
  const methods = TIMEOUT_ANSWERS[port] as Readonly<Record<string, AnyTimeoutAnswer>>;
  return Object.hasOwn(methods, method) ? methods[method] : undefined;
}

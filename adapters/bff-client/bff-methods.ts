/** How a method departs from the rule, which is a POST of JSON (B2). */
export type MethodConfig = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the address of a GET one that no cache has seen. */
  readonly cacheBuster?: string;
  /** How long its calls may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** It is sent to its end though the page is left meanwhile; for small calls alone. */
  readonly keepalive?: boolean;
};

/** By the names of methods, `magento/cart`. */
export type MethodTable = Readonly<Record<string, MethodConfig>>;

/** Longer than the server waits for the commerce side, in milliseconds: 20 s. */
const CHANGE_TIMEOUT = 25_000;

/** Those that change something: a call that is given up may be carried out nevertheless. */
const CHANGES = [
  'createEmptyCart',
  'addProductsToCart',
  'updateCartItems',
  'removeItemFromCart',
  'applyCouponToCart',
  'removeCouponFromCart',
  'setShippingAddressesOnCart',
  'setBillingAddressOnCart',
  'setGuestEmailOnCart',
  'subscribeToNewsletter',
  'requestNewsletterPreferences',
  'changeEmailPreferences',
] as const;

/** What is asked by GET, so that caches on the way may answer it (B1); searches are POST. */
const READS = [
  'magento/getCategory',
  'magento/getCategories',
  'magento/getProductDetails',
  'magento/getProductReviews',
  'magento/getProducts',
  'magento/getCurrencies',
  'magento/searchProducts',
  'cnts/getPageDataByUrl',
  'cnts/getSitemapData',
  'cnts/getContentExtended',
  'cnts/getFilteredPageData',
  'cnts/getBreadcrumbs',
  'cnts/getIndexableFilteredCategories',
  'cnts/getContent',
] as const;

/** The methods of this shop. */
export const SHOP_METHODS: MethodTable = Object.fromEntries([
  ...CHANGES.map((name): [string, MethodConfig] => [
    `magento/${name}`,
    { timeoutMs: CHANGE_TIMEOUT },
  ]),
  ['shop/withdrawFromContract', { timeoutMs: CHANGE_TIMEOUT }],
  ...READS.map((name): [string, MethodConfig] => [name, { method: 'GET' }]),
]);

/** Configuration of a method that is not the default, a POST of JSON (B2). */
export type MethodConfig = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the fields of the only argument as URL parameters, not as JSON. */
  readonly hasUrlParams?: boolean;
  /** Makes the URL of a GET unique, so that no cache has it. */
  readonly cacheBuster?: string;
  /** Timeout of its calls, in milliseconds. */
  readonly timeoutMs?: number;
  /** Completes the request even if the page is left, unless its body is long. */
  readonly keepalive?: boolean;
};

/** By method name, `magento/cart`. */
export type MethodTable = Readonly<Record<string, MethodConfig>>;

/** In milliseconds; longer than the server's timeout for the commerce backend, 20 s. */
const CHANGE_TIMEOUT = 25_000;

/**
 * Methods that change something: an aborted call may be carried out nevertheless. A shopper who leaves
 * the page right after a press wants it carried out: they outlive it.
 */
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

/** Methods called by GET, so that HTTP caches may answer (B1); searches are POST. */
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
  'shop/getPackings',
] as const;

/** The methods of this shop. */
export const SHOP_METHODS: MethodTable = Object.fromEntries([
  ...CHANGES.map((name): [string, MethodConfig] => [
    `magento/${name}`,
    { timeoutMs: CHANGE_TIMEOUT, keepalive: true },
  ]),
  ['shop/withdrawFromContract', { timeoutMs: CHANGE_TIMEOUT }],
  ['shop/requestStockAlert', { timeoutMs: CHANGE_TIMEOUT }],
  ['shop/page', { method: 'GET', hasUrlParams: true }],
  ...READS.map((name): [string, MethodConfig] => [name, { method: 'GET' }]),
]);

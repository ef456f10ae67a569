import type { CartGateway } from '#ports/cart-gateway.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { ProductReviews } from '#ports/product-reviews.ts';
import type { ProductSearch } from '#ports/product-search.ts';
import { parseTypedAddress } from '#src/address/typed-address-document.ts';
import { formatCartAnswer } from '#src/cart/cart-document.ts';
import {
  changesOf,
  itemsOf,
  type AddToCartPayload,
  type BillingAddressPayload,
  type CouponPayload,
  type GuestEmailPayload,
  type RemoveCouponPayload,
  type RemoveItemPayload,
  type ShippingAddressPayload,
  type UpdateCartPayload,
} from '#src/cart/cart-payload.ts';
import { formatFilteredPage } from '#src/content/filtered-page-document.ts';
import { formatDescribed, formatPage } from '#src/content/page-document.ts';
import type { PreviewQuery } from '#src/content/preview-query.ts';
import { formatShell } from '#src/content/shell-document.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { ReviewsRequest } from '#src/catalog/review-page.ts';
import type { PreferencesChange, PreferencesRequest } from '#src/newsletter/email-preferences.ts';
import type { Subscription } from '#src/newsletter/subscription.ts';
import { formatSearchResult, parseSearchRequest } from '#src/search/search-document.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';

export type BffPorts = {
  readonly content: ContentSource;
  readonly search: ProductSearch;
  readonly catalog: ProductCatalog;
  readonly reviews: ProductReviews;
  readonly carts: CartGateway;
  readonly newsletter: Newsletter;
};

/**
 * A `fetch` that reaches ports without a network: every request and answer passes through the
 * text that would go over the wire.
 */
export const createBffTransport =
  (ports: BffPorts): typeof fetch =>
  async (input, init) => {
    const request = new Request(absolute(input), init);
    const url = new URL(request.url);
    const method = url.pathname.replace('/api/', '');
    const text =
      request.method === 'GET' ? (url.searchParams.get('body') ?? '') : await request.text();
    const route = ROUTES[`${request.method} ${method}`];
    if (!route) return Response.json({ message: `Unknown method: ${method}` }, { status: 404 });
    return route(ports, JSON.parse(text) as never, request);
  };

/** Addresses of the BFF are relative to the page. */
const absolute = (input: RequestInfo | URL) =>
  typeof input === 'string' ? new URL(input, 'http://shop.test') : input;

type Route = (ports: BffPorts, args: never, request: Request) => Promise<Response>;
type LocaleArgument = { readonly locale: Locale };

const ROUTES: Readonly<Record<string, Route>> = {
  'POST magento/createEmptyCart': async ({ carts }) =>
    answered(await carts.create(DEFAULT_LOCALE), (id) => id),
  'POST magento/cart': async ({ carts }, [id]: [string]) => cart(carts.read(DEFAULT_LOCALE, id)),
  'POST magento/addProductsToCart': async (
    { carts },
    [payload]: [AddToCartPayload],
    { headers },
  ) => {
    const key = headers.get('idempotency-key');
    if (key === null) return Response.json({ message: 'No key' }, { status: 400 });
    return cart(carts.add(DEFAULT_LOCALE, payload.cartId, itemsOf(payload), key));
  },
  'POST magento/updateCartItems': async ({ carts }, [payload]: [UpdateCartPayload]) =>
    cart(carts.update(DEFAULT_LOCALE, payload.cart_id, changesOf(payload))),
  'POST magento/removeItemFromCart': async (
    { carts },
    [{ cart_id, cart_item_uid }]: [RemoveItemPayload],
  ) => cart(carts.remove(DEFAULT_LOCALE, cart_id, cart_item_uid)),
  'POST magento/applyCouponToCart': async (
    { carts },
    [{ cart_id, coupon_code }]: [CouponPayload],
  ) => cart(carts.applyCoupon(DEFAULT_LOCALE, cart_id, coupon_code)),
  'POST magento/removeCouponFromCart': async ({ carts }, [{ cart_id }]: [RemoveCouponPayload]) =>
    cart(carts.removeCoupon(DEFAULT_LOCALE, cart_id)),
  'POST magento/setShippingAddressesOnCart': async (
    { carts },
    [{ cart_id, shipping_addresses }]: [ShippingAddressPayload],
  ) => {
    const typed = parseTypedAddress(shipping_addresses[0].address);
    return cart(carts.setShippingAddress(DEFAULT_LOCALE, cart_id, typed));
  },
  'POST magento/setBillingAddressOnCart': async (
    { carts },
    [{ cart_id, billing_address }]: [BillingAddressPayload],
  ) => {
    const typed = parseTypedAddress(billing_address.address);
    return cart(carts.setBillingAddress(DEFAULT_LOCALE, cart_id, typed));
  },
  'POST magento/setGuestEmailOnCart': async (
    { carts },
    [{ cart_id, email }]: [GuestEmailPayload],
  ) => cart(carts.setEmail(DEFAULT_LOCALE, cart_id, email)),
  'POST magento/subscribeToNewsletter': async ({ newsletter }, [wish]: [Subscription]) =>
    answered(await newsletter.subscribe(wish), () => ({ accepted: true })),
  'POST magento/requestNewsletterPreferences': async ({ newsletter }, [wish]: [Subscription]) =>
    answered(await newsletter.requestPreferences(wish), () => ({ accepted: true })),
  'POST magento/getEmailPreferences': async ({ newsletter }, [request]: [PreferencesRequest]) =>
    preferences(await newsletter.preferences(request)),
  'POST magento/changeEmailPreferences': async ({ newsletter }, [change]: [PreferencesChange]) =>
    preferences(await newsletter.changePreferences(change)),
  'GET magento/getProductDetails': async (
    { catalog },
    [{ sku, locale }]: [LocaleArgument & { sku: string }],
  ) => {
    const found = await catalog.product(locale, sku);
    if (found.ok) return Response.json(found.value);
    const isAbsent = found.error.kind === 'product-not-found';
    return Response.json({ message: found.error.kind }, { status: isAbsent ? 404 : 503 });
  },
  'GET magento/getProductReviews': async (
    { reviews },
    [request]: [ReviewsRequest & { sku: string }],
  ) => answered(await reviews.productReviews(request), (page) => page),
  'POST algolia/getAllReviews': async ({ reviews }, [request]: [ReviewsRequest]) =>
    answered(await reviews.allReviews(request), (page) => page),
  'GET cnts/getPageDataByUrl': async (
    { content },
    [{ url, locale, livePreviewQuery }]: [
      LocaleArgument & { url: string; livePreviewQuery?: PreviewQuery },
    ],
  ) =>
    answered(await content.pageByUrl(locale, url, livePreviewQuery), (page) =>
      page ? formatPage(page, url, noLabel) : null,
    ),
  'GET cnts/getFilteredPageData': async (
    { content },
    [{ url, locale }]: [LocaleArgument & { url: string }],
  ) =>
    answered(await content.filteredPage(locale, url), (page) =>
      page ? formatFilteredPage(page, noLabel) : null,
    ),
  'GET cnts/getIndexableFilteredCategories': async (
    { content },
    [{ uid, locale }]: [LocaleArgument & { uid: string }],
  ) =>
    answered(await content.filteredPages(locale, uid), (pages) =>
      pages.map((page) => formatFilteredPage(page, noLabel)),
    ),
  'GET cnts/getBreadcrumbs': async (
    { content },
    [{ uid, locale, livepreview }]: [LocaleArgument & { uid: string; livepreview?: PreviewQuery }],
  ) => answered(await content.breadcrumbs(locale, uid, livepreview), orNull),
  'GET cnts/getSitemapData': async ({ content }, [{ locale }]: [LocaleArgument]) =>
    answered(await content.sitemapPages(locale), (pages) => pages.map(formatDescribed)),
  'GET cnts/getContent': async (
    { content },
    [{ type, locale }]: [LocaleArgument & { type: 'Error' | 'Shell' | 'OldAddresses' }],
  ) => {
    switch (type) {
      case 'Error':
        return answered(await content.errorPage(locale), formatDescribed);
      case 'Shell':
        return answered(await content.shell(locale), formatShell);
      case 'OldAddresses':
        return answered(await content.oldAddresses(locale), orNull);
    }
  },
  'POST algolia/getProductsAndFilters': async ({ search }, [document]: [unknown]) => {
    const request = parseSearchRequest(document);
    if (!request.ok) return Response.json({ message: request.error }, { status: 400 });
    return Response.json(formatSearchResult(await search.productsAndFilters(request.value)));
  },
};

const noLabel = () => undefined;

const orNull = <T>(value: T) => value ?? null;

type Failure = { readonly status: number; readonly message: string };

const cart = async (answer: Promise<Result<CartAnswer, Failure>>): Promise<Response> =>
  answered(await answer, formatCartAnswer);

const preferences = (answer: Awaited<ReturnType<Newsletter['preferences']>>): Response =>
  answer.ok || answer.error.kind === 'newsletter-unavailable'
    ? answered(answer as Result<unknown, Failure>, (document) => document)
    : Response.json({ message: answer.error.kind }, { status: 404 });

const answered = <T>(result: Result<T, Failure>, format: (value: T) => unknown): Response =>
  result.ok
    ? Response.json(format(result.value))
    : Response.json({ message: result.error.message }, { status: result.error.status });

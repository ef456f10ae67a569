import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAdd,
  formatBillingAddress,
  formatCoupon,
  formatCouponRemoval,
  formatGuestEmail,
  formatRemoval,
  formatShippingAddress,
  formatUpdate,
  parseAdd,
  parseBillingAddress,
  parseShippingAddress,
  parseUpdate,
  readCoupon,
  readCouponRemoval,
  readGuestEmail,
  readRemoval,
} from '#src/cart/cart-payload.ts';
import {
  readAllProductsRequest,
  readCategoryRequest,
  readLocaleRequest,
  readProductRequest,
  readProductsRequest,
} from '#src/catalog/catalogue-request.ts';
import { REVIEW_SORTINGS } from '#src/catalog/review-page.ts';
import { readProductReviewsRequest, readReviewsRequest } from '#src/catalog/reviews-request.ts';
import {
  formatPageByUrlQuery,
  parseBreadcrumbsQuery,
  parseEntryQuery,
  parsePageEntryQuery,
  parsePageQuery,
  readFilteredPageQuery,
  readFilteredPagesQuery,
  readSitemapQuery,
} from '#src/content/content-request.ts';
import { PAGE_TYPES } from '#src/content/page-entry.ts';
import {
  parsePreferencesChange,
  parsePreferencesRequest,
} from '#src/messages/preferences-document.ts';
import { parseSubscription } from '#src/messages/subscription.ts';
import { formatSearchEvents, parseSearchEvents } from '#src/search/event-document.ts';
import {
  formatRecommendationsCall,
  parseRecommendationsCall,
} from '#src/search/recommendation-document.ts';
import { formatSearchRequest } from '#src/search/search-document.ts';
import { SEARCH_EVENT_KINDS } from '#src/search/search-event.ts';
import { parseSearchRequest } from '#src/search/search-request-reader.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import {
  readCombinedSearchRequest,
  readProductSearchRequest,
  readTopSearchesRequest,
} from '#src/search/text-request.ts';
import { parseEmail } from '#src/shared/email.ts';
import { type Reader, validate } from '#src/shared/json-reader.ts';
import { parseDeclaration } from '#src/withdrawal/withdrawal.ts';
import { formatBreadcrumbsQuery, formatSingleQuery } from '../support/bff/content-queries.ts';
import { anyAddressFields } from '../support/arbitraries/address.ts';
import { anyMoney } from '../support/arbitraries/pricing.ts';
import { anyReviewFilter } from '../support/arbitraries/reviews.ts';
import { anyRecommendation, anySearchRequest } from '../support/arbitraries/search.ts';
import { anyLocale } from '../support/arbitraries/texts.ts';
import { jsonRoundTrip } from '../support/json-round-trip.ts';

/** A request form: its schema, and documents with what the schema reads of them. */
type RequestForm = {
  readonly read: Reader<unknown>;
  readonly any: Arbitrary<{ readonly document: unknown; readonly value: unknown }>;
};

const formOf = <Value>(
  read: Reader<unknown>,
  any: Arbitrary<Value>,
  format: (value: Value) => unknown = (value) => value,
): RequestForm => ({
  read,
  any: any.map((value) => ({ document: format(value), value })),
});

/** An object with these fields, and any of the optional ones. */
const recordOf = (
  needed: Readonly<Record<string, Arbitrary<unknown>>>,
  optional: Readonly<Record<string, Arbitrary<unknown>>> = {},
) => fc.record({ ...needed, ...optional }, { requiredKeys: Object.keys(needed) });

const cartId = fc.stringMatching(/^[\w-]{1,64}$/);
const cart_id = cartId;
const sku = fc.stringMatching(/^[\w.-]{1,64}$/);
const uid = fc.stringMatching(/^[\w=+/-]{1,128}$/);
const locale = anyLocale;
const typedText = fc.string({ maxLength: 1000 });
const page = fc.integer({ min: 1 });
const count = fc.nat();
const categoryId = fc.oneof(count.map(String), fc.string({ minLength: 1, maxLength: 100 }));
const shortText = fc.string({ maxLength: 200 });
const path = fc.string().map((text) => `/${text}`);
const query = fc.string().map(normalizeSearchText);
const email = fc.emailAddress().filter((typed) => parseEmail(typed).ok);
const validEmail = email.map((typed) => {
  const parsed = parseEmail(typed);
  return parsed.ok ? parsed.value : typed;
});
const name = fc.constantFrom('Anna', 'de Vries', 'Ünal');
const line = fc.record({ sku, quantity: fc.integer({ min: 1, max: 999 }) });
const change = fc.record({ uid, quantity: fc.nat({ max: 999 }) });
const previewKey = fc.stringMatching(/^[\w-]{1,200}$/);
const preview = fc.option(
  fc.record(
    {
      live_preview: previewKey,
      content_type_uid: previewKey,
      entry_uid: previewKey,
      preview_timestamp: fc.constant('2026-11-22T08:15:03Z'),
    },
    { requiredKeys: ['live_preview'] },
  ),
  { nil: undefined },
);
const pageOfProducts = { page, productsPerPage: fc.integer({ min: 1, max: 100 }) };
const reviews = {
  sorting: fc.constantFrom(...REVIEW_SORTINGS),
  page,
  reviewsPerPage: fc.integer({ min: 1, max: 100 }),
};

const FORMS: Readonly<Record<string, RequestForm>> = {
  add: formOf(
    parseAdd,
    fc.record({ cartId, items: fc.array(line, { minLength: 1 }) }),
    ({ cartId: id, items }) => formatAdd(id, items),
  ),
  update: formOf(
    parseUpdate,
    fc.record({ cartId, changes: fc.array(change, { minLength: 1 }) }),
    ({ cartId: id, changes }) => formatUpdate(id, changes),
  ),
  removal: formOf(readRemoval, fc.record({ cart_id, cart_item_uid: uid }), (removal) =>
    formatRemoval(removal.cart_id, removal.cart_item_uid),
  ),
  coupon: formOf(readCoupon, fc.record({ cart_id, coupon_code: typedText }), (coupon) =>
    formatCoupon(coupon.cart_id, coupon.coupon_code),
  ),
  'coupon removal': formOf(readCouponRemoval, fc.record({ cart_id }), (removal) =>
    formatCouponRemoval(removal.cart_id),
  ),
  'shipping address': formOf(
    parseShippingAddress,
    fc.record({ cartId, typed: anyAddressFields }),
    ({ cartId: id, typed }) => formatShippingAddress(id, typed),
  ),
  'billing address': formOf(
    parseBillingAddress,
    fc.record({ cartId, typed: anyAddressFields }),
    ({ cartId: id, typed }) => formatBillingAddress(id, typed),
  ),
  'guest email': formOf(readGuestEmail, fc.record({ cart_id, email: typedText }), (guest) =>
    formatGuestEmail(guest.cart_id, guest.email),
  ),
  product: formOf(readProductRequest, recordOf({ sku }, { locale })),
  products: formOf(readProductsRequest, recordOf(pageOfProducts, { locale, categoryId })),
  'all products': formOf(readAllProductsRequest, recordOf({ ...pageOfProducts, locale })),
  'product search': formOf(
    readProductSearchRequest,
    recordOf({ ...pageOfProducts, query }, { locale, categoryId }),
  ),
  category: formOf(readCategoryRequest, recordOf({ id: categoryId }, { locale })),
  locale: formOf(readLocaleRequest, recordOf({}, { locale })),
  reviews: formOf(readReviewsRequest, recordOf(reviews, { locale, filter: anyReviewFilter })),
  'reviews of a product': formOf(
    readProductReviewsRequest,
    recordOf({ ...reviews, sku }, { locale, filter: anyReviewFilter }),
  ),
  page: formOf(
    parsePageQuery,
    fc.record({ url: path, locale, preview }),
    ({ url, locale: of, preview: draft }) => formatPageByUrlQuery(of, url, draft),
  ),
  'filtered page': formOf(readFilteredPageQuery, recordOf({ url: path, locale })),
  'filtered pages': formOf(readFilteredPagesQuery, recordOf({ uid: shortText, locale })),
  breadcrumbs: formOf(
    parseBreadcrumbsQuery,
    fc.record({ uid: shortText, locale, preview }),
    ({ uid: of, locale: where, preview: draft }) => formatBreadcrumbsQuery(where, of, draft),
  ),
  sitemap: formOf(
    readSitemapQuery,
    recordOf({ locale }, { content_type: fc.constantFrom(...PAGE_TYPES) }),
  ),
  'entry that exists once': formOf(
    parseEntryQuery,
    fc.record({ type: fc.constantFrom('Error', 'Shell', 'OldAddresses'), locale, preview }),
    ({ type, locale: of, preview: draft }) => formatSingleQuery(type, of, draft),
  ),
  'entry that is a page': formOf(
    parsePageEntryQuery,
    recordOf(
      { url: path, locale, preview: fc.constant(undefined) },
      { type: fc.constantFrom('Home', 'Lister', 'Cart') },
    ),
  ),
  subscription: formOf(parseSubscription, recordOf({ email: validEmail, locale })),
  'preferences request': formOf(
    parsePreferencesRequest,
    recordOf({ email: validEmail, customer_id: uid }),
  ),
  'preferences change': formOf(
    parsePreferencesChange,
    recordOf({
      email: validEmail,
      customer_id: uid,
      customer: recordOf(
        { is_subscribed: fc.boolean() },
        { firstname: fc.oneof(name, fc.constant('')), lastname: name },
      ),
    }),
  ),
  declaration: formOf(
    parseDeclaration,
    recordOf(
      { name, order: fc.constantFrom('100001', 'NL-7'), email: validEmail },
      { items: name },
    ),
  ),
  search: formOf(parseSearchRequest, anySearchRequest, (request) => formatSearchRequest(request)),
  'combined search': formOf(
    readCombinedSearchRequest,
    recordOf({ locale, query, pageType: fc.constantFrom('search-box', 'search', 'category') }),
  ),
  'top searches': formOf(readTopSearchesRequest, recordOf({ locale })),
  recommendations: formOf(
    parseRecommendationsCall,
    fc.record({
      locale,
      requests: fc.array(
        anyRecommendation.map((request) => Object.assign({ threshold: 0 }, request)),
        { maxLength: 10 },
      ),
      viewed: fc.array(shortText, { maxLength: 50 }),
    }),
    ({ locale: of, requests, viewed }) => formatRecommendationsCall(of, requests, viewed),
  ),
  'search events': formOf(
    parseSearchEvents,
    fc.record({
      locale,
      events: fc.array(
        fc.record(
          {
            kind: fc.constantFrom(...SEARCH_EVENT_KINDS),
            userToken: shortText,
            at: fc.oneof(fc.nat(), fc.constant(Number.NaN)),
            queryId: shortText,
            items: fc.array(
              fc.record(
                {
                  sku: shortText,
                  position: fc.nat(),
                  quantity: fc.integer({ min: 1, max: 1000 }),
                  price: anyMoney,
                },
                { requiredKeys: ['sku'] },
              ),
              { maxLength: 3 },
            ),
          },
          { requiredKeys: ['kind', 'userToken', 'at', 'items'] },
        ),
        { maxLength: 20 },
      ),
    }),
    ({ locale: of, events }) => formatSearchEvents(of, events),
  ),
};

type Path = readonly (string | number)[];

/** Paths of all values in a document, from outside in. */
function pathsOf(document: unknown, path: Path = []): readonly Path[] {
  const parts = typeof document === 'object' ? Object.entries(document ?? {}) : [];
  return [path, ...parts.flatMap(([step, part]) => pathsOf(part, [...path, step]))];
}

/** A document with another value at a path. */
function replaced(document: unknown, [step, ...path]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy: unknown = Array.isArray(document) ? [...document] : { ...Object(document) };
  const inner = Reflect.get(Object(document), step);
  Reflect.set(Object(copy), step, replaced(inner, path, value));
  return copy;
}

/** Whether a path leads to a value, around or into it; the rules of a form name its field alone. */
function isAbout(path: Path, value: Path): boolean {
  const known = Math.min(path.length, value.length);
  const [one, other] = [path, value].map((steps) => steps.slice(0, known).join('/'));
  return one === other || (path.length === 1 && path[0] === value.at(-1));
}

describe.each(Object.entries(FORMS))('the request form: %s', (_, { read, any }) => {
  it('B6 is read as it was written, sent as JSON', () => {
    fc.assert(
      fc.property(any, ({ document, value }) => {
        expect(validate(read, jsonRoundTrip(document))).toEqual({ ok: true, value });
      }),
    );
  });

  it('B6 reads or refuses any value, and says why', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const result = validate(read, value);
        expect(result.ok ? result.value : undefined).toEqual(read(value));
        expect(result.ok || result.error.length > 0).toBe(true);
      }),
    );
  });

  it('B6 names the field that is wrong, or one around or inside it', () => {
    fc.assert(
      fc.property(any, fc.nat(), fc.jsonValue(), ({ document }, index, odd) => {
        const sent = jsonRoundTrip(document);
        const paths = pathsOf(sent);
        const spoiled = paths[index % paths.length] ?? [];
        const result = validate(read, replaced(sent, spoiled, odd));
        const issues = result.ok ? [] : result.error;
        expect(issues.filter(({ path }) => !isAbout(path, spoiled))).toEqual([]);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { exceptNetworkErrors, exceptSearchErrors, isLate } from './console-errors.ts';

const ORIGIN = 'http://de-at.localhost:4312';
const SEARCH_UNAVAILABLE = [
  `error: Failed to load resource: the server responded with a status of 503 (Service Unavailable) (${ORIGIN}/api/algolia/getProductsAndFilters)`,
  `error: Failed to load resource: the server responded with a status of 504 (Gateway Timeout) (${ORIGIN}/api/algolia/recommend)`,
  `warning: bff-call-failed {url: /api/algolia/getProductsAndFilters, milliseconds: 1012, method: POST, status: 503, reason: answered} (${ORIGIN}/assets/main.js)`,
  `warning: search-unavailable {locale: de-at, status: 503, message: The search service cannot be reached.} (${ORIGIN}/assets/main.js)`,
];
const CART_UNAVAILABLE = [
  `error: Failed to load resource: the server responded with a status of 503 (Service Unavailable) (${ORIGIN}/api/magento/cart)`,
  `warning: bff-call-failed {url: /api/magento/cart, milliseconds: 1012, method: POST, status: 503, reason: answered} (${ORIGIN}/assets/main.js)`,
];
const NETWORK_UNREACHABLE = [
  `error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED (${ORIGIN}/api/magento/cart)`,
  `warning: cart-not-loaded {kind: cart-unavailable} (${ORIGIN}/assets/main.js)`,
];
const LATE = [
  `warning: bff-call-failed {url: /api/shop/page, milliseconds: 10247, method: GET, status: 0, reason: timeout} (${ORIGIN}/assets/main.js)`,
  `warning: The resource ${ORIGIN}/remote-image/banner.webp?w=1440 was preloaded using link preload but not used within a few seconds (${ORIGIN}/)`,
];
/** Messages that no filter may drop, also if they contain the name of a call. */
const OTHER_MESSAGES = [
  'error: Hydration failed because the server rendered HTML did not match the client.',
  'error: Uncaught TypeError: products is undefined',
  `error: Refused to connect to '${ORIGIN}/api/algolia/x' because it violates the document's Content Security Policy.`,
  `error: Failed to load resource: the server responded with a status of 500 () (${ORIGIN}/api/algolia/getProductsAndFilters)`,
  `error: Failed to load resource: the server responded with a status of 503 () (${ORIGIN}/matrassen)`,
  'warning: unknown-content-block {type: x}',
  `warning: bff-call-failed {url: /api/algolia/getProductsAndFilters, milliseconds: 12, method: POST, status: 200, reason: unreadable} (${ORIGIN}/assets/main.js)`,
  `warning: search-unavailable {locale: de-at, status: 400, message: The request is not readable.} (${ORIGIN}/assets/main.js)`,
];

describe('exceptSearchErrors', () => {
  it('drops messages about an unanswered search, and nothing else', () => {
    const others = [...OTHER_MESSAGES, ...CART_UNAVAILABLE, ...NETWORK_UNREACHABLE];
    expect(exceptSearchErrors([...others, ...SEARCH_UNAVAILABLE])).toEqual(others);
  });
});

describe('exceptNetworkErrors', () => {
  it('drops messages about an unreachable network, and nothing else', () => {
    const others = OTHER_MESSAGES.filter((complaint) => !complaint.includes('bff-call-failed'));
    expect(exceptNetworkErrors([...others, ...NETWORK_UNREACHABLE])).toEqual(others);
  });
});

describe('isLate', () => {
  it('is true of a late prefetch and a late picture, and of nothing else', () => {
    const others = [...OTHER_MESSAGES, ...CART_UNAVAILABLE, ...NETWORK_UNREACHABLE];
    const answered = LATE.map((complaint) => complaint.replace('timeout', 'answered'));
    expect([...others, ...answered.slice(0, 1), ...LATE].filter(isLate)).toEqual(LATE);
  });
});

/* Filters of a page's console messages; `listen` of browser tests collects these. */

/** Console messages without those on the network, which a test has switched off. */
export const exceptNetworkErrors = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((complaint) => !NETWORK.test(complaint));

const NETWORK = /net::ERR_|bff-call-failed|cart-action-failed|cart-not-loaded/u;

/**
 * Console messages without those on an unanswered search service, for stories on other topics: the
 * browser's line on the answer, and the shop's on the call and on the search.
 */
export const exceptSearchErrors = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((complaint) => !SEARCH.test(complaint));

const SEARCH = new RegExp(
  [
    String.raw`^error: Failed to load resource: .* 50[34] .*/api/algolia/`,
    String.raw`^warning: bff-call-failed \{url: /api/algolia/.*\bstatus: 50[34]\b`,
    String.raw`^warning: search-unavailable \{.*\bstatus: 50[34]\b`,
  ].join('|'),
  'u',
);

/**
 * Whether a console message is about something that is late on a busy machine, or while axe keeps a
 * page busy: a prefetch, or the picture of the home page's banner, which is preloaded.
 */
export const isLate = (complaint: string): boolean => LATE.test(complaint);

const LATE = new RegExp(
  [
    String.raw`bff-call-failed .*/api/shop/page.*reason: timeout`,
    String.raw`/remote-image/banner\.webp\S* was preloaded using link preload but not used within`,
  ].join('|'),
  'u',
);

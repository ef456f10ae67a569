import { urlPrefixes } from '#src/content/page-lookup.ts';

/** Limits of a page URL in the content model: segments and characters. */
export const MAX_PAGE_DEPTH = 8;
export const LONGEST_PAGE_URL = 255;

/**
 * Returns the URLs at which the page for `path` may be, longest first. All are sent in one request
 * URL, so those beyond the limits are left out.
 */
export const lookupUrls = (path: string): readonly string[] =>
  urlPrefixes(path).filter(
    (url) =>
      isSendable(url) &&
      url.length <= LONGEST_PAGE_URL &&
      url.split('/').length <= MAX_PAGE_DEPTH + 1,
  );

/**
 * Returns whether a text can be sent in a request URL: it is short and has no lone surrogates. Any
 * other text matches no entry.
 */
export const isSendable = (text: string): boolean =>
  text.length <= LONGEST_TEXT && !/\p{Surrogate}/u.test(text);

const LONGEST_TEXT = 1000;

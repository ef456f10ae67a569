import { urlPrefixes } from '#src/content/page-lookup.ts';

/** What the content model allows the address of a page: in segments, and in characters. */
export const DEEPEST_PAGE = 8;
export const LONGEST_PAGE_URL = 255;

/**
 * The addresses under which a page for `path` may be kept, longest first. They travel in the address
 * of one request, so what is longer than any page's is not asked for.
 */
export const lookupUrls = (path: string): readonly string[] =>
  urlPrefixes(path).filter(
    (url) =>
      isSendable(url) &&
      url.length <= LONGEST_PAGE_URL &&
      url.split('/').length <= DEEPEST_PAGE + 1,
  );

/**
 * Whether a text can travel in the address of a request: it is not long, and half a character has no
 * bytes. What cannot, names nothing that the service keeps.
 */
export const isSendable = (text: string): boolean =>
  text.length <= LONGEST_TEXT && !/\p{Surrogate}/u.test(text);

const LONGEST_TEXT = 1000;

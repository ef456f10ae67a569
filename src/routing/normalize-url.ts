import type { Reader } from '../shared/json-reader.ts';
import { isWellFormedPath } from './path-rejection.ts';
import { encodePercent } from './percent-encoding.ts';
import { SEARCH_PATH, SEARCH_TEXT_PARAM } from './reserved-params.ts';
import { splitUrl } from './url-parts.ts';

/**
 * Normalizes an address: the path without doubled or trailing slashes and dot segments, in lower
 * case, every escape as RFC 3986 (6.2.2) writes it; the query string with its escapes alike, its
 * case kept: `/Bedden//Oak%7e/?Q=%41` is `/bedden/oak~?Q=A`. A search text keeps its case in a path
 * as well (S1). Idempotent, so a redirect to a normal address is followed by no other.
 *
 * `undefined` for a path that programs might read differently. The result never leaves the shop
 * ({@link isShopUrl}).
 */
export function normalizeUrl(url: string): string | undefined {
  const { path, query } = splitUrl(url);
  if (!isWellFormedPath(path)) return undefined;
  return normalPath(path) + (query === '' ? '' : `?${normalEscapes(query.slice(1))}`);
}

/**
 * Whether an address stays in this shop wherever it is used: browsers read a second slash or a
 * backslash as the start of another host, and skip control characters before it.
 */
export const isShopUrl = (address: string): boolean => /^\/(?![/\\])[^\p{Cc}]*$/u.test(address);

/**
 * Whether an address is a path of this shop alone, which programs read alike and a query may
 * follow.
 */
export const isShopPath = (address: string): boolean =>
  isShopUrl(address) && !/[?#]/.test(address) && isWellFormedPath(address);

function normalPath(path: string): string {
  const segments: string[] = [];
  for (const segment of normalEscapes(path).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(normalCase(segment, segments));
  }
  return `/${segments.join('/')}`;
}

/** Names of pages, filters and values are slugs; a shopper's text keeps its case. */
const normalCase = (segment: string, before: readonly string[]): string =>
  isTextNext(before) ? segment : lowercaseSlug(segment);

/** After `/search`, names are at odd indexes. */
const isTextNext = (before: readonly string[]): boolean =>
  `/${before[0]}` === SEARCH_PATH && before.length % 2 === 0 && before.at(-1) === SEARCH_TEXT_PARAM;

/** Lowercases ASCII letters, as slugs have no others; skips escapes. */
const lowercaseSlug = (text: string): string =>
  text.replaceAll(/%..|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** Writes escapes in capitals, only where needed, and for every character that needs one. */
const normalEscapes = (text: string): string =>
  text.replaceAll(/%[\dA-Fa-f]{2}|[^\w.~!$&'()*+,;=:@/?-]/gu, (part) =>
    part.length === ESCAPE_LENGTH ? normalEscape(part) : encodePercent(part),
  );

/** A character is one or two UTF-16 units of a text, an escape three. */
const ESCAPE_LENGTH = 3;

function normalEscape(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
}

/** Accepts only a path of this shop, so that no search result leads a shopper elsewhere. */
export const readShopPath: Reader<string> = (value) =>
  typeof value === 'string' && isShopUrl(value) ? value : undefined;

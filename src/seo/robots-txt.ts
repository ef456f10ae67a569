import { COMPARE_PATH } from '../compare/compare-url.ts';
import { urlPrefixes } from '../content/page-lookup.ts';
import { SEARCH_PATH } from '../search/search-place.ts';
import { appendTo } from '../shared/append-to.ts';
import { bytesOf, closedPlaces, type Place } from './closed-places.ts';
import type { LinkedListing } from './listing-link.ts';
import { OWN_LISTING_STATES, OWN_STATES } from './own-states.ts';

/** Input of `robots.txt`. */
export type CrawlFacts = {
  /** Absolute URL of the sitemap index; a locale without a domain has none. */
  readonly sitemap?: string | undefined;
  readonly listings: readonly LinkedListing[];
  /** Paths of all published pages except filtered ones. */
  readonly pages: readonly string[];
  /** Paths of cart and checkout. */
  readonly shoppersOwn: readonly string[];
};

/**
 * Formats the `robots.txt` of a shop (RFC 9309). It disallows filters that no editor has listed,
 * shoppers' own states of pages, searches, comparisons, changes of a cart, and API calls. Each of
 * these is endless, and not to be found. They are the same URLs that `relOfLink` marks as
 * `nofollow`.
 *
 * Indexable pages are never disallowed, wherever they are: the longest matching rule decides, and
 * each such page has one of its own length. Those rules come first, and no place is closed unless
 * all of its pages can be allowed before crawlers stop reading. A non-indexable page that exists
 * only once, such as the cart, is not closed either: crawlers must read there that it is not to be
 * indexed. Styles, scripts and pictures are open to all.
 */
export function robotsTxt({ sitemap, listings, pages, shoppersOwn }: CrawlFacts): string {
  const listed = new Set(listings.flatMap((one) => [one.categoryUrl, ...one.keptPaths]));
  const opening = (page: string) => [...opened(page), ...(listed.has(page) ? ownStates(page) : [])];
  const always = [
    ...shoppersOwn.map((path) => `Disallow: ${path}?`),
    ...OWN_STATES.flatMap((name) => stateOf('/*', name)),
  ];
  const closed = closedPlaces(placesOf(listings, pages), {
    closing: (path) => [`Disallow: ${path}`],
    opening,
    room: MOST_BYTES - bytesOf([...always, sitemap ?? '']),
  });
  const rules = [
    ...closed.pages.flatMap(opened),
    ...closed.paths.map((path) => `Disallow: ${path}`),
    ...always,
    ...closed.pages.filter((page) => listed.has(page)).flatMap(ownStates),
  ];
  const group = ['User-agent: *', ...rules].join('\n');
  return sitemap === undefined ? `${group}\n` : `${group}\n\nSitemap: ${sitemap}\n`;
}

/** `robots.txt` while the shop's pages are unknown; it closes less. */
export const plainRobotsTxt = (sitemap: string | undefined): string =>
  robotsTxt({ sitemap, listings: [], pages: [], shoppersOwn: [] });

/**
 * In bytes: crawlers read 500 KiB and ignore the rest. The remainder is for the lines around the
 * rules.
 */
const MOST_BYTES = 500 * 1024 - 1024;

const ENDLESS = ['/api/', '/cart/', `${SEARCH_PATH}?`, `${SEARCH_PATH}/`, `${COMPARE_PATH}?`];

/** All places to close, with their pages: also those where filters of a listing would be. */
function placesOf(listings: readonly LinkedListing[], pages: readonly string[]): readonly Place[] {
  const all = new Set([...pages, ...listings.flatMap(({ keptPaths }) => keptPaths)]);
  const below = new Map<string, string[]>();
  for (const page of all) for (const url of whatFilters(page)) appendTo(below, url, [page]);
  const endless = ENDLESS.map((path) => ({
    path,
    pages: [...all].filter((page) => page.startsWith(path)),
  }));
  const filtered = listings.map(({ categoryUrl }) => ({
    path: `${categoryUrl.replace(/\/$/u, '')}/*/`,
    pages: below.get(categoryUrl) ?? [],
  }));
  return [...endless, ...filtered];
}

/** Closes the states of an allowed page again, as its rule is longer than the one for all pages. */
const ownStates = (path: string): readonly string[] =>
  OWN_LISTING_STATES.flatMap((name) => stateOf(path, name));

const stateOf = (path: string, name: string): readonly string[] => [
  `Disallow: ${path}?${name}=`,
  `Disallow: ${path}?*&${name}=`,
];

/** Allows the page and its own query string only; nothing else is known to be a page. */
const opened = (path: string): readonly string[] => [`Allow: ${path}$`, `Allow: ${path}?`];

/** Listings that a path could be the filters of: a filter is two segments. */
const whatFilters = (path: string): readonly string[] => urlPrefixes(path).slice(2);

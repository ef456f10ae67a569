import { COMPARE_PATH } from '../compare/compare-list.ts';
import { urlPrefixes } from '../content/page-entry.ts';
import { SEARCH_PATH } from '../routing/reserved-params.ts';
import { appendTo } from '../shared/lists.ts';
import { bytesOfLines, chooseDisallowedPaths, type DisallowCandidate } from './disallowed-paths.ts';
import {
  type LinkedListing,
  UNCRAWLED_LISTING_PARAMETERS,
  UNCRAWLED_PARAMETERS,
} from './link-rules.ts';

/** Input of `robots.txt`. */
export type RobotsTxtFacts = {
  /** Absolute URL of the sitemap index; a locale without a domain has none. */
  readonly sitemap?: string | undefined;
  readonly listings: readonly LinkedListing[];
  /** Paths of all published pages except filtered ones. */
  readonly pages: readonly string[];
  /** Paths of cart and checkout. */
  readonly cartPaths: readonly string[];
};

/**
 * Formats the `robots.txt` of a shop (RFC 9309). It disallows filters that no editor has listed,
 * shoppers' own states of pages, searches, comparisons, changes of a cart, and API calls. Each of
 * these is endless, and not to be found. They are the same URLs that `relOfLink` marks as
 * `nofollow`.
 *
 * Indexable pages are never disallowed, wherever they are: the longest matching rule decides, and
 * each such page has one of its own length. Those rules come first, and no path is closed unless
 * all of its pages can be allowed before crawlers stop reading. A non-indexable page that exists
 * only once, such as the cart, is not closed either: crawlers must read there that it is not to be
 * indexed. Styles, scripts and pictures are open to all.
 */
export function robotsTxt({ sitemap, listings, pages, cartPaths }: RobotsTxtFacts): string {
  const listed = new Set(listings.flatMap((one) => [one.categoryUrl, ...one.indexablePaths]));
  const allowLines = (page: string) => [
    ...allowRules(page),
    ...(listed.has(page) ? uncrawledParameterRules(page) : []),
  ];
  const always = [
    ...cartPaths.map((path) => `Disallow: ${path}?`),
    ...UNCRAWLED_PARAMETERS.flatMap((name) => parameterRules('/*', name)),
  ];
  const closed = chooseDisallowedPaths(disallowCandidates(listings, pages), {
    disallowLines: (path) => [`Disallow: ${path}`],
    allowLines,
    byteBudget: MAX_BYTES - bytesOfLines([...always, sitemap ?? '']),
  });
  const rules = [
    ...closed.pages.flatMap(allowRules),
    ...closed.paths.map((path) => `Disallow: ${path}`),
    ...always,
    ...closed.pages.filter((page) => listed.has(page)).flatMap(uncrawledParameterRules),
  ];
  const group = ['User-agent: *', ...rules].join('\n');
  return sitemap === undefined ? `${group}\n` : `${group}\n\nSitemap: ${sitemap}\n`;
}

/** `robots.txt` while the shop's pages are unknown; it closes less. */
export const fallbackRobotsTxt = (sitemap: string | undefined): string =>
  robotsTxt({ sitemap, listings: [], pages: [], cartPaths: [] });

/**
 * In bytes: crawlers read 500 KiB and ignore the rest. The remainder is for the lines around the
 * rules.
 */
const MAX_BYTES = 500 * 1024 - 1024;

const UNBOUNDED_PATHS = [
  '/api/',
  '/cart/',
  `${SEARCH_PATH}?`,
  `${SEARCH_PATH}/`,
  `${COMPARE_PATH}?`,
];

/** All paths to close, with their pages: also those where filters of a listing would be. */
function disallowCandidates(
  listings: readonly LinkedListing[],
  pages: readonly string[],
): readonly DisallowCandidate[] {
  const all = new Set([...pages, ...listings.flatMap(({ indexablePaths }) => indexablePaths)]);
  const below = new Map<string, string[]>();
  for (const page of all) for (const url of listingsAbove(page)) appendTo(below, url, [page]);
  const endless = UNBOUNDED_PATHS.map((path) => ({
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
const uncrawledParameterRules = (path: string): readonly string[] =>
  UNCRAWLED_LISTING_PARAMETERS.flatMap((name) => parameterRules(path, name));

const parameterRules = (path: string, name: string): readonly string[] => [
  `Disallow: ${path}?${name}=`,
  `Disallow: ${path}?*&${name}=`,
];

/** Allows the page and its own query string only; nothing else is known to be a page. */
const allowRules = (path: string): readonly string[] => [`Allow: ${path}$`, `Allow: ${path}?`];

/** Listings that a path could be the filters of: a filter is two segments. */
const listingsAbove = (path: string): readonly string[] => urlPrefixes(path).slice(2);

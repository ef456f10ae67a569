import { COMPARE_NAME } from '../compare/compare-list.ts';
import { COMPARE_PATH } from '../compare/compare-url.ts';
import { urlPrefixes } from '../content/page-lookup.ts';
import { TEXT_NAME } from '../filters/reserved-names.ts';
import { SEARCH_PATH } from '../search/search-place.ts';
import type { LinkedListing } from './listing-link.ts';

/** What a shop's word to crawlers goes by. */
export type CrawlFacts = {
  /** Absolute address of the list of its sitemaps; a locale without a domain has none. */
  readonly sitemap?: string | undefined;
  readonly listings: readonly LinkedListing[];
  /** Paths of all that editors have published, beside filtered pages. */
  readonly pages: readonly string[];
  /** Paths of cart and order. */
  readonly shoppersOwn: readonly string[];
};

/**
 * What crawlers are asked to leave alone (RFC 9309): filters that no editor has listed, a text
 * within a category, searches, goods side by side, what becomes of a cart, and what programs call. Of
 * each there is no end, and nobody is to find it. Among listings they are the very addresses that
 * `relOfListing` leads nobody to.
 *
 * What search engines may keep is never among them, wherever it lies: the longest rule that fits
 * decides, and each such page has one as long as itself. Nor is a page that they may not keep where
 * there is only one of it, as the cart: there they have to read that it is to be forgotten. Styles,
 * scripts and pictures are for everybody.
 */
export function robotsTxt({ sitemap, listings, pages, shoppersOwn }: CrawlFacts): string {
  const below = countBelow(pages);
  const urls = listings.map(({ categoryUrl }) => categoryUrl);
  const closed = new Set(urls.filter((url) => (below.get(url) ?? 0) <= MOST_PAGES_BELOW));
  const kept = new Set(listings.flatMap(({ keptPaths }) => keptPaths));
  const others = pages.filter((path) => !kept.has(path) && isClosed(path, closed));
  const rules = [
    ...ENDLESS.map((path) => `Disallow: ${path}`),
    ...[...closed].map((url) => `Disallow: ${url.replace(/\/$/u, '')}/*/`),
    ...shoppersOwn.map((path) => `Disallow: ${path}?`),
    ...[...urls, ...kept].flatMap(ownStates),
    ...[...kept, ...others].flatMap(opened),
  ];
  const group = ['User-agent: *', ...rules].join('\n');
  return sitemap === undefined ? `${group}\n` : `${group}\n\nSitemap: ${sitemap}\n`;
}

/** While nobody can be asked which pages there are: less is kept from crawlers then. */
export const plainRobotsTxt = (sitemap: string | undefined): string =>
  robotsTxt({ sitemap, listings: [], pages: [], shoppersOwn: [] });

const ENDLESS = ['/api/', '/cart/', `${SEARCH_PATH}?`, `${SEARCH_PATH}/`, `${COMPARE_PATH}?`];

/** What a shopper makes of a listing for themselves: a text within it, goods to compare. */
const ownStates = (path: string): readonly string[] =>
  [TEXT_NAME, COMPARE_NAME].flatMap((name) => [
    `Disallow: ${path}?${name}=`,
    `Disallow: ${path}?*&${name}=`,
  ]);

/** The page itself and its own query string, for no more than that is known to be one. */
const opened = (path: string): readonly string[] => [`Allow: ${path}$`, `Allow: ${path}?`];

/** Whether a rule would keep crawlers from a page: it lies where filters of a listing would. */
const isClosed = (path: string, categoryUrls: ReadonlySet<string>): boolean =>
  ENDLESS.some((endless) => path.startsWith(endless)) ||
  whatFilters(path).some((prefix) => categoryUrls.has(prefix));

/** How many pages lie where filters of a listing would, by the paths of all that might be listings. */
function countBelow(pages: readonly string[]): ReadonlyMap<string, number> {
  const below = new Map<string, number>();
  for (const path of pages)
    for (const prefix of whatFilters(path)) below.set(prefix, (below.get(prefix) ?? 0) + 1);
  return below;
}

/** The listings that a path would be filters of: a filter is two segments. */
const whatFilters = (path: string): readonly string[] => urlPrefixes(path).slice(2);

/**
 * Where so many pages that are none of its filters lie below a listing, naming them all would make
 * more than crawlers read (500 KiB): its filters then stay open.
 */
const MOST_PAGES_BELOW = 100;

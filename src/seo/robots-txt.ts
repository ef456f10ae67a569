import { COMPARE_PATH } from '../compare/compare-url.ts';
import { urlPrefixes } from '../content/page-lookup.ts';
import { SEARCH_PATH } from '../search/search-place.ts';
import { appendTo } from '../shared/append-to.ts';
import { bytesOf, closedPlaces, type Place } from './closed-places.ts';
import type { LinkedListing } from './listing-link.ts';
import { OWN_LISTING_STATES, OWN_STATES } from './own-states.ts';

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
 * What crawlers are asked to leave alone (RFC 9309): filters that no editor has listed, what shoppers
 * make of a page for themselves, searches, goods side by side, what becomes of a cart, and what
 * programs call. Of each there is no end, and nobody is to find it. They are the very addresses that
 * `relOfLink` leads nobody to.
 *
 * What search engines may keep is never among them, wherever it lies: the longest rule that fits
 * decides, and each such page has one as long as itself. Those stand first, and no place is closed of
 * whose pages not all can be named before crawlers stop reading. Nor is a page closed that they may
 * not keep where there is only one of it, as the cart: there they have to read that it is to be
 * forgotten. Styles, scripts and pictures are for everybody.
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

/** While nobody can be asked which pages there are: less is kept from crawlers then. */
export const plainRobotsTxt = (sitemap: string | undefined): string =>
  robotsTxt({ sitemap, listings: [], pages: [], shoppersOwn: [] });

/**
 * In bytes: crawlers read 500 KiB, and what stands behind that is as if it were not there. The rest
 * is for what frames the rules.
 */
const MOST_BYTES = 500 * 1024 - 1024;

const ENDLESS = ['/api/', '/cart/', `${SEARCH_PATH}?`, `${SEARCH_PATH}/`, `${COMPARE_PATH}?`];

/** All that is to be closed, with the pages that lie there: where filters of a listing would, too. */
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

/** A listing or its filtered page that is opened is longer than the rule for all pages. */
const ownStates = (path: string): readonly string[] =>
  OWN_LISTING_STATES.flatMap((name) => stateOf(path, name));

const stateOf = (path: string, name: string): readonly string[] => [
  `Disallow: ${path}?${name}=`,
  `Disallow: ${path}?*&${name}=`,
];

/** The page itself and its own query string, for no more than that is known to be one. */
const opened = (path: string): readonly string[] => [`Allow: ${path}$`, `Allow: ${path}?`];

/** The listings that a path would be filters of: a filter is two segments. */
const whatFilters = (path: string): readonly string[] => urlPrefixes(path).slice(2);

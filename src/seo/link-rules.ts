import { COMPARE_PATH } from '../compare/compare-url.ts';
import { mergeMetadata, type PageMetadata } from '../content/page-metadata.ts';
import type { SitemapPage } from '../content/sitemap-page.ts';
import { splitUrl } from '../routing/split-url.ts';
import { SEARCH_PATH } from '../search/search-place.ts';
import { isOwnState } from './own-states.ts';
import { isIndexable } from './robots.ts';

/** What is to be known of a shop's pages to say whether search engines are to follow a link. */
export type LinkRules = {
  /** Paths of categories: what is below them is filtered. */
  readonly listings: readonly string[];
  /** What of that search engines are to keep: filtered pages that editors have listed (F11). */
  readonly kept: readonly string[];
  /** Paths of pages that search engines are not to keep: the cart, and what editors keep out. */
  readonly closed: readonly string[];
};

/** The rules of a shop with these pages; of most of them, products too, there is nothing to say. */
export function linkRules(pages: readonly SitemapPage[], defaults: PageMetadata): LinkRules {
  const isOpen = ({ type, metadata }: SitemapPage): boolean =>
    isIndexable({ type, status: 200, metadata: mergeMetadata(metadata, defaults) });
  const open = pages.filter(isOpen);
  const listers = pages.filter(({ type }) => type === 'Lister');
  const isBelow = ({ url }: SitemapPage) =>
    listers.some((lister) => url.startsWith(`${lister.url}/`));
  return {
    listings: urls(listers.filter((page) => !isBelow(page))),
    kept: urls(open.filter(isBelow)),
    closed: urls(pages.filter((page) => !isOpen(page))),
  };
}

const urls = (pages: readonly SitemapPage[]): readonly string[] => pages.map(({ url }) => url);

/**
 * What a link within the shop says where it leads to something that search engines are not to keep
 * (H2): a closed page, filters that nobody listed, of which there are more than they could ever
 * read, what a shopper makes of a page for themselves, a search, or goods side by side. `undefined`
 * where they are to follow it.
 */
export function relOfLink(
  { listings, kept, closed }: LinkRules,
  url: string,
): 'nofollow' | undefined {
  const { path, query } = splitUrl(url);
  const isFiltered = listings.some((listing) => path.startsWith(`${listing}/`));
  const isClosed = isOwnState(query) || closed.includes(path) || isShoppersOwn(path);
  return isClosed || (isFiltered && !kept.includes(path)) ? 'nofollow' : undefined;
}

/** Searches, also those that are filtered, and goods side by side. */
const isShoppersOwn = (path: string): boolean =>
  path === COMPARE_PATH || path === SEARCH_PATH || path.startsWith(`${SEARCH_PATH}/`);

/** Before anything is known of a shop's pages. */
export const NO_LINK_RULES: LinkRules = { listings: [], kept: [], closed: [] };

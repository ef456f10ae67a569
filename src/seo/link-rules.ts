import { CONFIGURATOR_PARAM } from '../catalog/product-url-params.ts';
import { REVIEW_PARAMS } from '../catalog/review-params.ts';
import { COMPARE_PARAM, COMPARE_PATH } from '../compare/compare-list.ts';
import type { SitemapPage } from '../content/page-entry.ts';
import { mergeMetadata, type PageMetadata } from '../content/page-metadata.ts';
import type { LinkRules } from '../content/shell.ts';
import { DELIVERED_PARAM } from '../delivery/delivered-by.ts';
import { LEGAL_GUARANTEE_PATH } from '../duties/legal-guarantee.ts';
import { BED_PARAM } from '../my-bed/my-bed.ts';
import { ROOM_PARAM } from '../room/room-query.ts';
import { REVIEW_PATH, SAMPLES_PATH, STOCK_ALERT_PATH } from '../messages/letter-pages.ts';
import { SEARCH_PATH, SEARCH_TEXT_PARAM } from '../routing/reserved-params.ts';
import { parseQuery, splitUrl } from '../routing/url-parts.ts';
import { isIndexable } from './robots.ts';

/** Builds the rules of a shop with these pages; most pages, products too, need no rule. */
export function linkRules(pages: readonly SitemapPage[], defaults: PageMetadata): LinkRules {
  const isIndexed = ({ type, metadata }: SitemapPage): boolean =>
    isIndexable({ type, status: 200, metadata: mergeMetadata(metadata, defaults) });
  const indexed = pages.filter(isIndexed);
  const categoryPages = pages.filter(({ type }) => type === 'Lister');
  const isBelow = ({ url }: SitemapPage) =>
    categoryPages.some((page) => url.startsWith(`${page.url}/`));
  return {
    listings: urls(categoryPages.filter((page) => !isBelow(page))),
    indexable: urls(indexed.filter(isBelow)),
    closed: urls(pages.filter((page) => !isIndexed(page))),
  };
}

const urls = (pages: readonly SitemapPage[]): readonly string[] => pages.map(({ url }) => url);

/**
 * `rel` of a link within the shop that leads to something that is not to be indexed (H2): a closed
 * page, filters that no editor listed, of which there are more than a crawler could ever read, a
 * shopper's own state of a page, a search, or a comparison of products. So does a link to a variant
 * of a product: search engines know it from the product's structured data. `undefined` if search
 * engines may follow it.
 */
export function relOfLink(
  { listings, indexable, closed }: LinkRules,
  url: string,
): 'nofollow' | undefined {
  const { path, query } = splitUrl(url);
  const isFiltered = listings.some((listing) => path.startsWith(`${listing}/`));
  const isListing = listings.includes(path) || indexable.includes(path);
  const isState = isListing ? hasUncrawledParameter(query) : query !== '';
  const isClosed = isState || closed.includes(path) || isOwnPage(path);
  return isClosed || (isFiltered && !indexable.includes(path)) ? 'nofollow' : undefined;
}

/** Searches, including filtered ones, and comparisons of products; the notice of the law as well. */
const isOwnPage = (path: string): boolean =>
  path === COMPARE_PATH ||
  path === LEGAL_GUARANTEE_PATH ||
  path === STOCK_ALERT_PATH ||
  path === REVIEW_PATH ||
  path === SAMPLES_PATH ||
  path === SEARCH_PATH ||
  path.startsWith(`${SEARCH_PATH}/`);

/** Rules while the shop's pages are unknown. */
export const NO_LINK_RULES: LinkRules = { listings: [], indexable: [], closed: [] };

/** A listing with its indexable filtered pages (F11). */
export type LinkedListing = {
  readonly categoryUrl: string;
  readonly indexablePaths: readonly string[];
};

/** `rel` of a link to a state of a listing. */
export const relOfListingLink = (
  { categoryUrl, indexablePaths }: LinkedListing,
  url: string,
): 'nofollow' | undefined =>
  relOfLink({ listings: [categoryUrl], indexable: indexablePaths, closed: [] }, url);

/** Parameters of a shopper's own state of a listing: a text within it, products to compare, a bed, a day. */
export const UNCRAWLED_LISTING_PARAMETERS: readonly string[] = [
  SEARCH_TEXT_PARAM,
  COMPARE_PARAM,
  BED_PARAM,
  DELIVERED_PARAM,
];

/**
 * Query parameters of a shopper's own state of a page: of a listing, or of the reviews and parts of
 * a product and the room for it. Their combinations are endless, and each shows what the page itself shows: none is to
 * be crawled. The variants of a product (`?maat=160x200`) are not among them.
 */
export const UNCRAWLED_PARAMETERS: readonly string[] = [
  ...UNCRAWLED_LISTING_PARAMETERS,
  ...REVIEW_PARAMS,
  CONFIGURATOR_PARAM,
  ROOM_PARAM,
];

const hasUncrawledParameter = (query: string): boolean =>
  parseQuery(query).some(({ name }) => UNCRAWLED_PARAMETERS.includes(name));

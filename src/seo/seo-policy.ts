import {
  type LandingPageEntry,
  isSearchWithin,
  landingPageOf,
} from '../content/landing-page-entry.ts';
import type { LocalePaths } from '../content/page-entry.ts';
import { mergeMetadata, type PageMetadata } from '../content/page-metadata.ts';
import type { Shell } from '../content/shell.ts';
import { isBeyondLastPage, pageOfQuery } from '../listing/pagination.ts';
import { hasPersonalParam } from '../routing/reserved-params.ts';
import { DEFAULT_LOCALE, languageTag, type Locale, LOCALES } from '../shared/locale.ts';
import { isBlank } from '../shared/normalize-text.ts';
import { canonicalQuery, canonicalUrl } from './canonical-url.ts';
import type { Alternate, Head, PageStatus, SeoPolicy } from './head.ts';
import { openGraphOf } from './open-graph.ts';
import { type IndexingFacts, isIndexable } from './robots.ts';
import type { SeoFacts } from './seo-facts.ts';
import { SEO_ROWS, type SeoRule } from './seo-rules.ts';
import { absoluteUrl, applyRemap, type Site } from './site.ts';

/**
 * The search engine policy: a page's head, its status, and whether the sitemap lists it (H1-H5,
 * F11), by its row in {@link SEO_ROWS}.
 *
 * Every listing that exists names its previous and next page. The sitemap has no URL with a query
 * string, none that is remapped to another one, and none whose page hides its canonical link. At a
 * host that is not the shop's there is no canonical link and nothing for the sitemap.
 */
export function seoPolicy(facts: SeoFacts): SeoPolicy {
  const { site, query, entry, shell, listing } = facts;
  const landing = listing && landingPageOf(listing);
  const page = landing ?? entry;
  const metadata = mergeMetadata(page.metadata, shell.defaults);
  const number = listing ? pageOfQuery(query) : 1;
  const indexing = { type: entry.type, status: statusOf(facts, number), metadata };
  const rule = ruleOf(facts, { ...indexing, number, landing });
  const row = SEO_ROWS[rule];
  const canonical = row.canonical ? canonicalLink(facts, metadata) : undefined;
  return {
    status: indexing.status,
    rule,
    ...headTextsOf(page, metadata, shell),
    ...openGraphOf(facts, canonical, isIndexable(indexing)),
    ...ROBOTS[row.robots],
    ...(canonical && { canonical }),
    alternates: row.alternates ? alternatesOf(site, facts.locale, page.alternates) : [],
    ...(indexing.status === 200 && prevNextLinks(facts, number)),
    inSitemap: row.sitemap && isSitemapUrl(facts, metadata),
  };
}

const ROBOTS = {
  index: { robots: 'index,follow' },
  noindex: { robots: 'noindex,nofollow' },
  header: { robots: 'noindex,nofollow', robotsInHeader: true },
  none: {},
} as const satisfies Readonly<Record<string, Pick<Head, 'robots' | 'robotsInHeader'>>>;

type PolicyState = IndexingFacts & {
  /** Page of the listing, from 1. */
  readonly number: number;
  /** The editors' page for these filters, if they have one. */
  readonly landing: LandingPageEntry | undefined;
};

/**
 * Row of a page; the first that applies wins: an error, a type with a row of its own, a text search,
 * filters without an editors' page, a query string that makes it another page, a page that editors
 * take out of the index, else its type. Filters of an unlisted page have rows of their own for these.
 * Filters with an editors' page count as a category.
 */
function ruleOf(facts: SeoFacts, state: PolicyState): SeoRule {
  const { entry, failure, query, listing } = facts;
  const { landing, metadata, number } = state;
  if (state.status !== 200) return failure || entry.type === 'Error' ? 'error' : 'beyond-last-page';
  const ownRow = ROWS_OF_TYPES[entry.type];
  if (ownRow) return ownRow;
  const isPersonal = hasPersonalParam(query);
  const isDisabled = metadata.disableSearchIndexing === true;
  const isNarrowed = !landing && listing !== undefined && listing.selection.length > 0;
  if (listing && isSearchWithin(listing))
    return isNarrowed ? 'text-in-filters' : 'text-in-category';
  if (isNarrowed) {
    if (listing.nbHits === 0) return 'filters-empty';
    if (isPersonal || isProductState(facts)) return 'filters-personal';
    return isDisabled ? 'filters-disabled' : 'filters';
  }
  if (isProductState(facts)) return 'product-query';
  if (isPersonal) return 'personal';
  if (isDisabled) return 'disabled';
  // Later pages of a listing are told apart by their number.
  const hasOwnQuery = canonicalQuery(query, false) !== '';
  if (entry.type === 'Product') return hasOwnQuery ? 'product-variant' : 'product';
  if (!listing && entry.type !== 'Lister') return hasOwnQuery ? 'content-query' : 'content';
  if (number > 1) return 'category-later';
  if (hasOwnQuery) return 'category-query';
  return landing ? 'listed-filters' : 'category';
}

/** Rows of types that are not indexed; the others depend on more than their type. */
const ROWS_OF_TYPES: Readonly<Record<SeoFacts['entry']['type'], SeoRule | undefined>> = {
  Error: 'error',
  Search: 'search',
  Cart: 'cart',
  Checkout: 'checkout',
  Home: undefined,
  Lister: undefined,
  Product: undefined,
  Content: undefined,
};

/**
 * Whether a product's address has a query string that names no variant as structured data does
 * (decision 31): halves, parts, reviews, a postal code, or a variant in other words. There is no
 * canonical link to tell that it is the same product (H3).
 */
const isProductState = ({ entry, path, query, product }: SeoFacts): boolean =>
  entry.type === 'Product' && query !== '' && path + query !== product?.variantUrl;

/** A failure of the use case wins; beyond the last page of a listing it is a 404 (H5). */
function statusOf({ failure, entry, listing }: SeoFacts, page: number): PageStatus {
  if (failure) return failure;
  if (entry.type === 'Error') return 404;
  return listing && isBeyondLastPage(page, listing.pages) ? 404 : 200;
}

/**
 * Alternates of the page of `locale`: in every locale that has a domain and a path for it,
 * including this one, and the default locale's again as `x-default` (H4). A remapped path is
 * represented by another page (H3) with alternates of its own: it is in no list, and has none. All
 * others get the same list, so that they name each other; `site` needs the remaps of every locale
 * for that.
 */
export function alternatesOf(
  { domains, remap }: Site,
  locale: Locale,
  paths: LocalePaths,
): readonly Alternate[] {
  if (isRemapped(locale)) return [];
  const alternates = LOCALES.flatMap((one) => named(languageTag(one), one));
  return [...alternates, ...named('x-default', DEFAULT_LOCALE)];

  function named(hreflang: string, one: Locale): readonly Alternate[] {
    const path = paths[one];
    const href = path && !isRemapped(one) && absoluteUrl(domains, one, path);
    return href ? [{ hreflang, href }] : [];
  }

  function isRemapped(one: Locale): boolean {
    const path = paths[one];
    return path !== undefined && applyRemap(path, remap[one] ?? {}) !== path;
  }
}

type UrlFacts = Pick<SeoFacts, 'site' | 'locale' | 'hostKnown' | 'path' | 'query' | 'listing'>;

/** Canonical link (H3); `undefined` for pages that hide it. */
function canonicalLink(facts: UrlFacts, { hideCanonical }: PageMetadata): string | undefined {
  const { site, locale, hostKnown, listing } = facts;
  if (!hostKnown || hideCanonical) return undefined;
  return canonicalUrl(site, locale, facts, listing !== undefined);
}

/** Whether search engines find the page at exactly this URL: product pages too. */
function isSitemapUrl(
  { site, locale, hostKnown, path, query }: UrlFacts,
  { hideCanonical }: PageMetadata,
): boolean {
  if (!hostKnown || hideCanonical || query !== '') return false;
  const address = absoluteUrl(site.domains, locale, path);
  return address !== undefined && address === canonicalUrl(site, locale, { path, query }, false);
}

type HeadTexts = Pick<Head, 'title' | 'description' | 'ogTitle' | 'ogDescription'>;

/**
 * Texts of the head: the page's own before the shop's defaults, field by field (H1). The title is
 * the page's meta title, else its title beside the shop's name, else the shop's meta title, else
 * the shop's name: a page of a shop with a name has a title. `merged` is the page's metadata merged
 * with the defaults.
 */
export function headTextsOf(
  page: { readonly title: string; readonly metadata: PageMetadata },
  merged: PageMetadata,
  shell: Pick<Shell, 'shopName' | 'defaults'>,
): HeadTexts {
  const title = titleOf(page, shell);
  const description = merged.metaDescription ?? '';
  return {
    title,
    description,
    ogTitle: merged.openGraphTitle ?? title,
    ogDescription: merged.openGraphDescription ?? description,
  };
}

function titleOf(
  { title, metadata }: { readonly title: string; readonly metadata: PageMetadata },
  { shopName, defaults }: Pick<Shell, 'shopName' | 'defaults'>,
): string {
  const own = isBlank(title) ? defaults.metaTitle : withShopName(title, shopName);
  const titles = [metadata.metaTitle ?? '', own, shopName];
  return titles.find((words) => !isBlank(words)) ?? '';
}

const withShopName = (title: string, shopName: string): string =>
  isBlank(shopName) ? title : `${title} | ${shopName}`;

/** Absolute URLs of the pages before and after page `page` of a listing (H5). */
function prevNextLinks(
  { site, locale, listing }: Pick<SeoFacts, 'site' | 'locale' | 'listing'>,
  page: number,
): Pick<Head, 'prev' | 'next'> {
  if (!listing) return {};
  const { pages, urlOf } = listing;
  const prev = page > 1 ? absoluteUrl(site.domains, locale, urlOf(page - 1)) : undefined;
  const next = page < pages ? absoluteUrl(site.domains, locale, urlOf(page + 1)) : undefined;
  return { ...(prev && { prev }), ...(next && { next }) };
}

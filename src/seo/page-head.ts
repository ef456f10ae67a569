import type { PageEntry, PageMetadata } from '../content/page-entry.ts';
import type { Shell } from '../content/shell.ts';
import type { Locale } from '../shared/locale.ts';
import { addressOf } from './address.ts';
import { alternatesOf } from './alternates.ts';
import { canonicalAddress } from './canonical.ts';
import type { Head } from './head.ts';
import { isIndexable, robotsOf } from './robots.ts';
import type { Site } from './site.ts';

/** All that the policy on search engines looks at. */
export type HeadFacts = {
  readonly site: Site;
  readonly locale: Locale;
  /** Whether the visitor came by an address of the shop. */
  readonly hostKnown: boolean;
  /** Path of this page in its canonical form (F9). */
  readonly path: string;
  readonly query: string;
  readonly status: number;
  readonly entry: Pick<PageEntry, 'type' | 'title' | 'metadata' | 'alternates'>;
  readonly shell: Pick<Shell, 'shopName' | 'defaults'>;
  /** Whether a selection narrows what the page shows. */
  readonly isFiltered: boolean;
  readonly pagination?: HeadPagination;
};

export type HeadPagination = {
  readonly page: number;
  readonly pages: number;
  /** Path and query of a page of this listing, sorting kept. */
  readonly urlOf: (page: number) => string;
};

/** The policy on search engines, whole: what a page's head says (H1-H5). */
export function pageHead(facts: HeadFacts): Head {
  const { site, entry, shell, status, isFiltered } = facts;
  const metadata = { ...shell.defaults, ...entry.metadata };
  const indexing = { type: entry.type, metadata, status };
  const robots = robotsOf(indexing, isFiltered);
  const hasAlternates = isIndexable(indexing) && !isFiltered;
  return {
    status,
    ...wordsOf(facts, metadata),
    ...(robots && { robots }),
    ...(isIndexable(indexing) && canonicalOf(facts, metadata)),
    alternates: hasAlternates ? alternatesOf(site.domains, entry.alternates) : [],
    ...neighboursOf(facts),
  };
}

/** The page's own words before the shop's defaults, field by field (H1). */
function wordsOf({ entry, shell }: HeadFacts, metadata: PageMetadata) {
  const ownTitle = entry.title && [entry.title, shell.shopName].filter(Boolean).join(' | ');
  const title = entry.metadata.metaTitle ?? (ownTitle || shell.defaults.metaTitle);
  const description = metadata.metaDescription ?? '';
  return {
    title,
    description,
    ogTitle: metadata.openGraphTitle ?? title,
    ogDescription: metadata.openGraphDescription ?? description,
  };
}

/** Product pages have no canonical link, and neither has a page that hides it (H3). */
function canonicalOf(
  { site, locale, hostKnown, path, query, entry }: HeadFacts,
  metadata: PageMetadata,
): Pick<Head, 'canonical'> {
  if (!hostKnown || entry.type === 'Product' || metadata.hideCanonical) return {};
  const canonical = canonicalAddress(site, locale, path, query);
  return canonical === undefined ? {} : { canonical };
}

/** Links to the pages before and after this one (H5). */
function neighboursOf({ site, locale, pagination }: HeadFacts): Pick<Head, 'prev' | 'next'> {
  if (!pagination) return {};
  const { page, pages, urlOf } = pagination;
  const prev = page > 1 ? addressOf(site.domains, locale, urlOf(page - 1)) : undefined;
  const next = page < pages ? addressOf(site.domains, locale, urlOf(page + 1)) : undefined;
  return { ...(prev && { prev }), ...(next && { next }) };
}

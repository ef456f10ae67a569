import { addressOf } from '../seo/address.ts';
import { latestDate } from '../seo/sitemap-date.ts';
import type { SitemapEntry } from '../seo/sitemap-entry.ts';
import {
  formatSitemapPath,
  SITEMAP_KINDS,
  type SitemapFile,
  type SitemapKind,
} from '../seo/sitemap-file.ts';
import type { SitemapLink } from '../seo/sitemap-xml.ts';
import { ok, type Result } from '../shared/result.ts';
import { landingPageShelf } from './landing-page-shelf.ts';
import { productShelf } from './product-shelf.ts';
import {
  publishedPages,
  type CrawlFailure,
  type CrawlVisit,
  type PublishedPages,
} from './published-pages.ts';
import { pageShelf, type ShelfOf } from './sitemap-shelf.ts';

/**
 * Lists the sitemaps of a shop: one per kind of page, several for a kind with many pages. None if
 * the shop has no indexable page.
 */
export async function listSitemaps(
  visit: CrawlVisit,
): Promise<Result<readonly SitemapLink[], CrawlFailure>> {
  const published = await publishedPages(visit);
  if (!published.ok) return published;
  const kinds = await Promise.all(
    SITEMAP_KINDS.map((kind) => linksOfKind(visit, published.value, kind)),
  );
  const links: SitemapLink[] = [];
  for (const found of kinds) {
    if (!found.ok) return found;
    links.push(...found.value);
  }
  return ok(links);
}

async function linksOfKind(
  visit: CrawlVisit,
  published: PublishedPages,
  kind: SitemapKind,
): Promise<Result<readonly SitemapLink[], CrawlFailure>> {
  const shelf = await SHELVES[kind](visit, published);
  if (!shelf.ok) return shelf;
  const parts = await shelf.value.parts();
  if (!parts.ok) return parts;
  const modified = latestDate(shelf.value.dates);
  return ok(parts.value.flatMap((part) => linkTo(visit, { kind, part }, modified)));
}

/** The entries of one file; `undefined` if there is no such file. */
export async function listSitemapEntries(
  visit: CrawlVisit,
  file: SitemapFile,
): Promise<Result<readonly SitemapEntry[] | undefined, CrawlFailure>> {
  const published = await publishedPages(visit);
  if (!published.ok) return published;
  const shelf = await SHELVES[file.kind](visit, published.value);
  if (!shelf.ok) return shelf;
  const entries = await shelf.value.entries(file);
  return entries.ok && entries.value.length === 0 ? ok(undefined) : entries;
}

const SHELVES: Readonly<Record<SitemapKind, ShelfOf>> = {
  products: productShelf,
  categories: pageShelf(['Lister']),
  'landing-pages': landingPageShelf,
  content: pageShelf(['Home', 'Content']),
};

function linkTo(
  { site, locale }: CrawlVisit,
  file: SitemapFile,
  modified: string | undefined,
): readonly SitemapLink[] {
  const location = addressOf(site.domains, locale, formatSitemapPath(file));
  return location === undefined ? [] : [{ location, ...(modified && { modified }) }];
}

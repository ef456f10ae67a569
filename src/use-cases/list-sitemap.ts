import { absoluteUrl } from '../seo/site.ts';
import { latestDate, type SitemapEntry } from '../seo/sitemap-entry.ts';
import {
  formatSitemapPath,
  SITEMAP_KINDS,
  type SitemapFile,
  type SitemapKind,
} from '../seo/sitemap-file.ts';
import type { SitemapLink } from '../seo/sitemap-xml.ts';
import { ok, type Result } from '../shared/result.ts';
import { landingPageSitemap } from './landing-page-sitemap.ts';
import { productSitemap } from './product-sitemap.ts';
import {
  type CrawlContext,
  type CrawlFailure,
  publishedPages,
  type PublishedPages,
} from './published-pages.ts';
import { pageSitemap, type SitemapSectionBuilder } from './sitemap-section.ts';

/**
 * Lists the sitemaps of a shop: one per kind of page, several for a kind with many pages. None if
 * the shop has no indexable page.
 */
export async function listSitemaps(
  context: CrawlContext,
): Promise<Result<readonly SitemapLink[], CrawlFailure>> {
  const published = await publishedPages(context);
  if (!published.ok) return published;
  const kinds = await Promise.all(
    SITEMAP_KINDS.map((kind) => linksOfKind(context, published.value, kind)),
  );
  const links: SitemapLink[] = [];
  for (const found of kinds) {
    if (!found.ok) return found;
    links.push(...found.value);
  }
  return ok(links);
}

async function linksOfKind(
  context: CrawlContext,
  published: PublishedPages,
  kind: SitemapKind,
): Promise<Result<readonly SitemapLink[], CrawlFailure>> {
  const section = await SITEMAP_SECTIONS[kind](context, published);
  if (!section.ok) return section;
  const parts = await section.value.parts();
  if (!parts.ok) return parts;
  const modified = latestDate(section.value.dates());
  return ok(parts.value.flatMap((part) => linkTo(context, { kind, part }, modified)));
}

/** The entries of one file; `undefined` if there is no such file. */
export async function listSitemapEntries(
  context: CrawlContext,
  file: SitemapFile,
): Promise<Result<readonly SitemapEntry[] | undefined, CrawlFailure>> {
  const published = await publishedPages(context);
  if (!published.ok) return published;
  const section = await SITEMAP_SECTIONS[file.kind](context, published.value);
  if (!section.ok) return section;
  const entries = await section.value.entries(file);
  return entries.ok && entries.value.length === 0 ? ok(undefined) : entries;
}

const SITEMAP_SECTIONS: Readonly<Record<SitemapKind, SitemapSectionBuilder>> = {
  products: productSitemap,
  categories: pageSitemap(['Lister']),
  'landing-pages': landingPageSitemap,
  content: pageSitemap(['Home', 'Content']),
};

function linkTo(
  { site, locale }: CrawlContext,
  file: SitemapFile,
  modified: string | undefined,
): readonly SitemapLink[] {
  const location = absoluteUrl(site.domains, locale, formatSitemapPath(file));
  return location === undefined ? [] : [{ location, ...(modified && { modified }) }];
}

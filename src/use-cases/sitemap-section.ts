import type { PageType, SitemapPage } from '../content/page-entry.ts';
import type { SeoFacts } from '../seo/seo-facts.ts';
import { sitemapEntry, type SitemapEntry } from '../seo/sitemap-entry.ts';
import {
  entriesOfFile,
  MAX_ENTRY_BYTES,
  type SitemapFile,
  sitemapParts,
} from '../seo/sitemap-file.ts';
import { formatSitemapEntry } from '../seo/sitemap-xml.ts';
import { ok, type Result } from '../shared/result.ts';
import type { CrawlContext, CrawlFailure, PublishedPages } from './published-pages.ts';

/** All sitemap entries of one kind of pages. */
export type SitemapSection = {
  /** Its files, from 1: those with at least one page. */
  readonly parts: () => Promise<Result<readonly number[], CrawlFailure>>;
  /** Last changes, where known. A file does without: reading them takes a look at every page. */
  readonly dates: () => readonly (string | undefined)[];
  readonly entries: (file: SitemapFile) => Promise<Result<readonly SitemapEntry[], CrawlFailure>>;
};

export type SitemapSectionBuilder = (
  visit: CrawlContext,
  published: PublishedPages,
) => Promise<Result<SitemapSection, CrawlFailure>>;

/** Sitemap entries of the editors' pages of some types. */
export const pageSitemap =
  (types: readonly PageType[]): SitemapSectionBuilder =>
  (context, published) =>
    Promise.resolve(
      ok(
        toSitemapSection(
          published.pages
            .filter(({ type }) => types.includes(type))
            .flatMap((page) => pageSitemapEntry(context, published, page) ?? []),
        ),
      ),
    );

/** Sitemap section whose entries are all known. */
export const toSitemapSection = (entries: readonly SitemapEntry[]): SitemapSection => ({
  parts: () => Promise.resolve(ok(sitemapParts(entries.length))),
  dates: () => entries.map(({ modified }) => modified),
  entries: (file) => Promise.resolve(ok(entriesOfFile(file, entries))),
});

/**
 * Sitemap entry of a page, with the facts of the page itself, whichever host asks; `undefined` for
 * one that is not to be listed, or is too large.
 *
 * @param pageFacts facts of the page besides those of its entry
 */
export function pageSitemapEntry(
  { locale }: CrawlContext,
  { site, shell }: PublishedPages,
  { type, title, url, metadata, alternates, modified }: SitemapPage,
  pageFacts: Pick<SeoFacts, 'listing'> & Pick<SitemapEntry, 'images'> = {},
): SitemapEntry | undefined {
  const { listing, images = [] } = pageFacts;
  const facts: SeoFacts = {
    site,
    locale,
    hostKnown: true,
    path: url,
    query: '',
    entry: { type, title, metadata, alternates },
    shell,
    ...(listing && { listing }),
  };
  const entry = sitemapEntry(facts, modified);
  const withImages = entry && { ...entry, ...(images.length > 0 && { images }) };
  return withImages && formatSitemapEntry(withImages).length <= MAX_ENTRY_BYTES
    ? withImages
    : undefined;
}

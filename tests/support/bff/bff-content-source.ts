import { type ContentRead, readOptional } from '#adapters/bff-client/bff-content-source.ts';
import type { BffReads } from '#adapters/bff-client/bff-reads.ts';
import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import {
  type FilteredPageQuery,
  type FilteredPagesQuery,
  formatPageByUrlQuery,
  type SitemapQuery,
} from '#src/content/content-request.ts';
import { parseFilteredPage } from '#src/content/filtered-page-document.ts';
import { parsePageEntry } from '#src/content/page-document.ts';
import { type ErrorEntry, readCrumb } from '#src/content/page-entry.ts';
import type { Redirect } from '#src/routing/redirects.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import {
  type Reader,
  readFields,
  readListOf,
  readObject,
  readOneOf,
  readRecord,
  readText,
} from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { formatBreadcrumbsQuery, formatSingleQuery } from './content-queries.ts';
import { parseShell } from './shell-document.ts';
import { parseSitemapPage } from './sitemap-page-document.ts';

/**
 * All content via the shop's own server, as another program reads it; a tab asks for pages alone.
 * The contract on it proves that `/api/cnts` answers everything that the port has.
 */
export function createFullBffContentSource(reads: BffReads): ContentSource {
  const ask = async <T>(request: ContentRead<T>): Promise<Result<T, ContentFailure>> => {
    const found = await readOptional(reads, request);
    if (!found.ok) return found;
    return found.value === undefined ? err(missing(request.method)) : ok(found.value);
  };
  return {
    pageByUrl: (locale, url, preview) =>
      readOptional(reads, {
        method: 'cnts/getPageDataByUrl',
        args: formatPageByUrlQuery(locale, url, preview),
        read: parsePageEntry,
      }),
    filteredPages: (locale, uid) =>
      ask({
        method: 'cnts/getIndexableFilteredCategories',
        args: { locale, uid } satisfies FilteredPagesQuery,
        read: readListOf(parseFilteredPage),
      }),
    filteredPage: (locale, url) =>
      readOptional(reads, {
        method: 'cnts/getFilteredPageData',
        args: { url, locale } satisfies FilteredPageQuery,
        read: parseFilteredPage,
      }),
    breadcrumbs: (locale, uid, preview) =>
      readOptional(reads, {
        method: 'cnts/getBreadcrumbs',
        args: formatBreadcrumbsQuery(locale, uid, preview),
        read: readListOf(readCrumb),
      }),
    async sitemapPages(locale, types) {
      const pages = await ask({
        method: 'cnts/getSitemapData',
        args: { locale } satisfies SitemapQuery,
        read: readListOf(parseSitemapPage),
      });
      return pages.ok && types ? ok(pages.value.filter(({ type }) => types.includes(type))) : pages;
    },
    oldAddresses: (locale) =>
      ask({ ...single, args: formatSingleQuery('OldAddresses', locale), read: readOldAddresses }),
    errorPage: (locale) =>
      ask({ ...single, args: formatSingleQuery('Error', locale), read: readError }),
    shell: (locale, preview) =>
      ask({
        ...single,
        args: formatSingleQuery('Shell', locale, preview),
        read: parseShell,
      }),
  };
}

const single = { method: 'cnts/getContent' } as const;

const missing = (url: string): ContentFailure => ({
  kind: 'content-unavailable',
  status: 404,
  message: 'Nothing was found.',
  url,
});

const readError: Reader<ErrorEntry> = (value) => {
  const page = parsePageEntry(value);
  return page?.type === 'Error' ? page : undefined;
};
const readRedirect: Reader<Redirect> = (value, report) =>
  readGone(value) ?? readMoved(value, report);

const readGone = readObject({ status: readOneOf([410]) });
const readMoved = readObject({ status: readOneOf([301, 302]), target: readText });

const readOldAddresses: Reader<OldAddresses> = readFields({
  remap: readRecord(readText, readText),
  redirects: readRecord(readText, readRedirect),
});

import {
  type ContentRead,
  createBffContentSource,
  readOptional,
} from '#adapters/bff-client/bff-content-source.ts';
import { type BffReads, readByIdentifyingFields } from '#adapters/bff-client/bff-reads.ts';
import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import { parseFilteredPage } from '#src/content/filtered-page-document.ts';
import { parsePage, parseWithMetadata } from '#src/content/page-document.ts';
import type { Breadcrumb, ErrorEntry } from '#src/content/page-entry.ts';
import { parseShell } from '#src/content/shell.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import { type Reader, readFields, readListOf, readText } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

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
    ...createBffContentSource(reads),
    filteredPages: (locale, uid) =>
      ask({
        method: 'cnts/getIndexableFilteredCategories',
        args: { locale, uid },
        read: readListOf(parseFilteredPage),
      }),
    filteredPage: (locale, url) =>
      readOptional(reads, {
        method: 'cnts/getFilteredPageData',
        args: { url, locale },
        read: parseFilteredPage,
      }),
    breadcrumbs: (locale, uid, preview) =>
      readOptional(reads, {
        method: 'cnts/getBreadcrumbs',
        args: { locale, uid, livepreview: preview },
        read: readListOf(readCrumb),
        preview,
      }),
    sitemapPages: (locale) =>
      ask({
        method: 'cnts/getSitemapData',
        args: { locale },
        read: readListOf(parseWithMetadata),
      }),
    oldAddresses: (locale) =>
      ask({ ...singleEntry('OldAddresses', { locale }), read: readOldAddresses }),
    errorPage: (locale) => ask({ ...singleEntry('Error', { locale }), read: readError }),
    shell: (locale, preview) =>
      ask({
        ...singleEntry('Shell', { locale, livePreviewQuery: preview }),
        read: parseShell,
        preview,
      }),
  };
}

const singleEntry = (type: 'OldAddresses' | 'Error' | 'Shell', args: object) => ({
  method: 'cnts/getContent',
  args: { type, ...args },
});

const missing = (url: string): ContentFailure => ({
  kind: 'content-unavailable',
  status: 404,
  message: 'Nothing was found.',
  url,
});

const readError: Reader<ErrorEntry> = (value) => {
  const page = parsePage(value);
  return page?.type === 'Error' ? page : undefined;
};
const readCrumb: Reader<Breadcrumb> = readFields({ title: readText, url: readText });
const readTable: Reader<object> = (value) =>
  typeof value === 'object' && value !== null ? value : undefined;
const readOldAddresses = readByIdentifyingFields<OldAddresses>(
  readFields({ remap: readTable, redirects: readTable }),
);

import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { OldAddresses } from '#src/content/old-addresses.ts';
import type { Breadcrumb, ErrorEntry, PageEntry } from '#src/content/page-entry.ts';
import type { Shell } from '#src/content/shell.ts';
import type { SitemapPage } from '#src/content/sitemap-page.ts';
import {
  readFields,
  readListOf,
  readNullOr,
  readText,
  type Reader,
} from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { parserOf, type BffReadFailure, type BffReads } from './bff-reads.ts';

/** Pages, by way of the shop's own server. */
export function createBffContentSource(reads: BffReads): ContentSource {
  const ask = async <T>(
    method: string,
    question: Readonly<Record<string, unknown>>,
    read: Reader<T>,
  ): Promise<Result<T, ContentFailure>> => {
    const answer = await reads.read(method, [question], parserOf(read), { method: 'GET' });
    return answer.ok ? answer : err(toFailure(method, answer.error));
  };

  const askFor = async <T>(
    method: string,
    question: Readonly<Record<string, unknown>>,
    read: Reader<T>,
  ): Promise<Result<T | undefined, ContentFailure>> => {
    const found = await ask(method, question, readNullOr(read));
    return found.ok ? ok(found.value ?? undefined) : found;
  };

  return {
    pageByUrl: (locale, url, livePreviewQuery) =>
      askFor('cnts/getPageDataByUrl', { url, locale, livePreviewQuery }, readEntry),
    filteredPages: (locale, uid) =>
      ask('cnts/getIndexableFilteredCategories', { locale, uid }, readListOf(readFiltered)),
    filteredPage: (locale, url) =>
      askFor('cnts/getFilteredPageData', { url, locale }, readFiltered),
    breadcrumbs: (locale, uid, livepreview) =>
      askFor('cnts/getBreadcrumbs', { locale, uid, livepreview }, readListOf(readCrumb)),
    sitemapPages: (locale) => ask('cnts/getSitemapData', { locale }, readListOf(readSitemapPage)),
    oldAddresses: (locale) =>
      ask('cnts/getContent', { type: 'OldAddresses', locale }, readOldAddresses),
    errorPage: (locale) => ask('cnts/getContent', { type: 'Error', locale }, readError),
    shell: (locale) => ask('cnts/getContent', { type: 'Shell', locale }, readShell),
  };
}

const toFailure = (url: string, { statusCode, message }: BffReadFailure): ContentFailure => ({
  kind: 'content-unavailable',
  status: statusCode || 500,
  message,
  url,
});

/** The shop's own server sends whole entries or none: that it is one is told by what names it. */
const readAs =
  <T>(isOne: Reader<unknown>): Reader<T> =>
  (value) =>
    isOne(value) === undefined ? undefined : (value as T);

const readEntry = readAs<PageEntry>(readFields({ type: readText, url: readText }));
const readFiltered = readAs<FilteredPageEntry>(readFields({ uid: readText, url: readText }));
const readSitemapPage = readAs<SitemapPage>(readFields({ type: readText, url: readText }));
const readCrumb: Reader<Breadcrumb> = readFields({ title: readText, url: readText });
const readTable: Reader<object> = (value) =>
  typeof value === 'object' && value !== null ? value : undefined;
const readOldAddresses = readAs<OldAddresses>(
  readFields({ remap: readTable, redirects: readTable }),
);
const readError = readAs<ErrorEntry>(readFields({ type: readText, text: readText }));
const readShell = readAs<Shell>(readFields({ shopName: readText, cartUrl: readText }));

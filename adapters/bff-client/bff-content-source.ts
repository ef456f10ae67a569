import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import {
  type FilteredPageQuery,
  type FilteredPagesQuery,
  formatBreadcrumbsQuery,
  formatPageQuery,
  formatSingleQuery,
  type SitemapQuery,
} from '#src/content/content-request.ts';
import { parseFilteredPage } from '#src/content/filtered-page-document.ts';
import { parsePage, parseSitemapPage } from '#src/content/page-document.ts';
import { type ErrorEntry, readCrumb } from '#src/content/page-entry.ts';
import { parseShell } from '#src/content/shell.ts';
import type { PreviewQuery } from '#src/routing/preview-query.ts';
import type { Redirect } from '#src/routing/redirects.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import {
  type Reader,
  readFields,
  readListOf,
  readNullOr,
  readObject,
  readOneOf,
  readRecord,
  readText,
} from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { isBadArgument } from './bff-failure.ts';
import { type BffReadFailure, type BffReads, parserOf } from './bff-reads.ts';

/** Pages via the shop's own server. */
export function createBffContentSource(reads: BffReads): ContentSource {
  const { ask, askFor } = createContentReads(reads);
  return {
    pageByUrl: (locale, url, preview) =>
      askFor('cnts/getPageDataByUrl', formatPageQuery(locale, url, preview), parsePage, preview),
    filteredPages: (locale, uid) =>
      ask(
        'cnts/getIndexableFilteredCategories',
        { locale, uid } satisfies FilteredPagesQuery,
        readListOf(parseFilteredPage),
      ),
    filteredPage: (locale, url) =>
      askFor(
        'cnts/getFilteredPageData',
        { url, locale } satisfies FilteredPageQuery,
        parseFilteredPage,
      ),
    breadcrumbs: (locale, uid, preview) =>
      askFor(
        'cnts/getBreadcrumbs',
        formatBreadcrumbsQuery(locale, uid, preview),
        readListOf(readCrumb),
        preview,
      ),
    sitemapPages: (locale) =>
      ask('cnts/getSitemapData', { locale } satisfies SitemapQuery, readListOf(parseSitemapPage)),
    oldAddresses: (locale) =>
      ask('cnts/getContent', formatSingleQuery('OldAddresses', locale), readOldAddresses),
    errorPage: (locale) => ask('cnts/getContent', formatSingleQuery('Error', locale), readError),
    shell: (locale, preview) =>
      ask('cnts/getContent', formatSingleQuery('Shell', locale, preview), parseShell, preview),
  };
}

/** Drafts are not cached, as they change while they are viewed. */
const readMethodFor = (preview: PreviewQuery | undefined) => (preview ? 'readUncached' : 'read');

/** Returns `ask` for what always exists, and `askFor` for what may exist. */
function createContentReads(reads: BffReads) {
  const readExisting = async <T>(
    method: string,
    args: object,
    read: Reader<T>,
    preview?: PreviewQuery,
  ): Promise<Result<T, ContentFailure>> => {
    const answer = await reads[readMethodFor(preview)](method, [args], parserOf(read));
    return answer.ok ? answer : err(toFailure(method, answer.error));
  };

  /** Returns `undefined` for what cannot be an address or the id of an entry. */
  const readOptional = async <T>(
    method: string,
    args: object,
    read: Reader<T>,
    preview?: PreviewQuery,
  ): Promise<Result<T | undefined, ContentFailure>> => {
    const found = await reads[readMethodFor(preview)](method, [args], parserOf(readNullOr(read)));
    if (found.ok) return ok(found.value ?? undefined);
    return isBadArgument(found.error) ? ok(undefined) : err(toFailure(method, found.error));
  };
  return { ask: readExisting, askFor: readOptional };
}

const toFailure = (url: string, { statusCode, message }: BffReadFailure): ContentFailure => ({
  kind: 'content-unavailable',
  status: statusCode || 500,
  message,
  url,
});

const readError: Reader<ErrorEntry> = (value) => {
  const page = parsePage(value);
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

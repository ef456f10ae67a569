import type { ContentFailure } from '#ports/content-source.ts';
import { type PageEntry, urlPrefixes } from '#src/content/page-entry.ts';
import { readText } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { ContentApi } from './content-api.ts';
import { unreadableEntry } from './content-failure.ts';
import { differsFromPublished, withNoIndex } from './draft-entries.ts';
import {
  BREADCRUMB_EXCLUDED_FIELDS,
  type ContentDependencies,
  PAGE_REFERENCES,
  pageOf,
} from './page-of-entry.ts';
import { lacksPageHead, readPageHead } from './reading/entry-head.ts';
import type { JsonObject } from './reading/json-object.ts';
import { readNonBlankText } from './reading/read-context.ts';

/** Matches all pages except the error page. */
export const EXCEPT_ERROR_PAGE = { page_type: { $ne: 'Error' } };

/** Returns the page at the longest URL that prefixes `path`, by one query for all of them. */
export async function pageByUrl(
  library: ContentDependencies,
  { locale, path, drafts }: PageLookup,
): Promise<Result<PageEntry | undefined, ContentFailure>> {
  const urls = lookupUrls(path);
  if (urls.length === 0) return ok(undefined);
  const api = drafts ?? library.api;
  const shownWith = { locale, include: PAGE_REFERENCES, exceptOf: BREADCRUMB_EXCLUDED_FIELDS };
  const query = { url: { $in: urls }, ...EXCEPT_ERROR_PAGE };
  const found = await api.entries('page', { ...shownWith, query });
  if (!found.ok) return found;
  const longest = longestOf(found.value, urls, library.readContextFor(locale).reportDropped);
  if (longest === 'unreadable') return err(unreadableEntry(`/content_types/page?locale=${locale}`));
  if (longest === undefined) return ok(undefined);
  const entry = longest;
  const isDraft = drafts
    ? await differsFromPublished(library.api, 'page', entry, shownWith)
    : ok(false);
  if (!isDraft.ok) return isDraft;
  const shown = isDraft.value ? withNoIndex(entry) : entry;
  const page = await pageOf({ ...library, api }, shown, locale);
  return page.ok && isDraft.value ? ok({ ...page.value, isDraft: true }) : page;
}

type PageLookup = {
  readonly locale: Locale;
  readonly path: string;
  /** API of an editor's preview; published content by default. */
  readonly drafts: ContentApi | undefined;
};

/**
 * Returns the entry at the longest of some URLs. An entry of an unknown page type is reported and
 * ignored (H7). An entry without uid, title, URL or type is reported too, but counts as unreadable.
 * Without a URL it may be at the longest, so it hides the pages at all shorter ones.
 */
function longestOf(
  entries: readonly JsonObject[],
  urls: readonly string[],
  drop: (path: string, item?: string) => void,
): JsonObject | 'unreadable' | undefined {
  const candidates = entries.filter((entry) => {
    const isPage = !lacksPageHead(entry) && readPageHead(entry) !== undefined;
    if (!isPage) drop('page', readText(entry['uid']));
    return isPage || lacksPageHead(entry);
  });
  const rankOf = ({ url }: JsonObject): number =>
    readNonBlankText(url) === undefined ? 0 : urls.findIndex((one) => one === url);
  const [first] = candidates
    .map((entry) => ({ entry, rank: rankOf(entry), isUnreadable: lacksPageHead(entry) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank || Number(a.isUnreadable) - Number(b.isUnreadable));
  return first?.isUnreadable ? 'unreadable' : first?.entry;
}

/** Limits of a page URL in the content model: segments and characters. */
export const MAX_PAGE_DEPTH = 8;
export const MAX_PAGE_URL_LENGTH = 255;

/**
 * Returns the URLs at which the page for `path` may be, longest first. All are sent in one request
 * URL, so those beyond the limits are left out.
 */
export const lookupUrls = (path: string): readonly string[] =>
  urlPrefixes(path).filter(
    (url) =>
      isSendable(url) &&
      url.length <= MAX_PAGE_URL_LENGTH &&
      url.split('/').length <= MAX_PAGE_DEPTH + 1,
  );

/**
 * Returns whether a text can be sent in a request URL: it is short and has no lone surrogates. Any
 * other text matches no entry.
 */
export const isSendable = (text: string): boolean =>
  text.length <= MAX_TEXT_LENGTH && !/\p{Surrogate}/u.test(text);

const MAX_TEXT_LENGTH = 1000;

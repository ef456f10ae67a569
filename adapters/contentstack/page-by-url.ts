import type { ContentFailure } from '#ports/content-source.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import type { Locale } from '#src/shared/locale.ts';
import { readText } from '#src/shared/json-reader.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ContentApi } from './content-api.ts';
import { closed, isDrafted } from './draft-entries.ts';
import { lookupUrls } from './lookup-urls.ts';
import type { Library } from './library.ts';
import { CRUMB_EXCEPTIONS, PAGE_REFERENCES, pageOf } from './page-of-entry.ts';
import { readName } from './reading/entry-head.ts';
import type { JsonObject } from './reading/json-object.ts';

/** Every page but the one for addresses that have none. */
export const NO_ERROR_PAGE = { page_type: { $ne: 'Error' } };

/** The page at the longest address that prefixes `path`, all of them asked for at once. */
export async function pageByUrl(
  library: Library,
  { locale, path, drafts }: PageQuestion,
): Promise<Result<PageEntry | undefined, ContentFailure>> {
  const urls = lookupUrls(path);
  if (urls.length === 0) return ok(undefined);
  const api = drafts ?? library.api;
  const shownWith = { locale, include: PAGE_REFERENCES, exceptOf: CRUMB_EXCEPTIONS };
  const query = { url: { $in: urls }, ...NO_ERROR_PAGE };
  const found = await api.entries('page', { ...shownWith, query });
  if (!found.ok) return found;
  const entry = longest(found.value, urls, library.readingIn(locale).drop);
  if (!entry) return ok(undefined);
  const isDraft = drafts ? await isDrafted(library.api, 'page', entry, shownWith) : ok(false);
  if (!isDraft.ok) return isDraft;
  const seen = isDraft.value ? closed(entry) : entry;
  const page = await pageOf({ ...library, api }, seen, locale);
  return page.ok && page.value && isDraft.value ? ok({ ...page.value, isDraft: true }) : page;
}

type PageQuestion = {
  readonly locale: Locale;
  readonly path: string;
  /** What an editor's preview sees; without it, only what is published is found. */
  readonly drafts: ContentApi | undefined;
};

/** An entry of a type that this shop has no page for is told, and is as if it were not there (H7). */
function longest(
  entries: readonly JsonObject[],
  urls: readonly string[],
  drop: (place: string, item?: string) => void,
): JsonObject | undefined {
  const pages = entries.filter((entry) => {
    const isPage = readName(entry) !== undefined;
    if (!isPage) drop('page', readText(entry['uid']));
    return isPage;
  });
  return urls.map((url) => pages.find((page) => page['url'] === url)).find(Boolean);
}

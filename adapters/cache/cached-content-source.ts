import type { Ids } from '#ports/clock-and-ids.ts';
import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import { type Cache, MAX_CACHE_LIFETIME } from '#ports/shared-stores.ts';
import { entryCacheTag, localeCacheTag, LONG_LIST } from '#src/content/caching.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { createSingleFlight } from '#src/shared/memoize.ts';
import {
  CONTENT_LIFETIMES,
  ERROR_PAGE_LIFETIMES,
  FILTERED_PAGE_LIFETIMES,
  freshOnly,
  type Lifetimes,
  LONG_LIST_LIFETIMES,
} from './lifetimes.ts';
import { type Cacheability, responseKey } from './response-store.ts';
import type { UpstreamCache } from './upstream-cache.ts';

/** Caches content. Drafts are loaded each time and are not shared. */
export function withContentCache(content: ContentSource, answers: UpstreamCache): ContentSource {
  const cachedRead = createCachedRead(answers);
  return {
    pageByUrl(locale, path, preview) {
      if (preview) return content.pageByUrl(locale, path, preview);
      return cachedRead(['pageByUrl', locale, path], () => content.pageByUrl(locale, path), {
        worth: (page) => pageCacheability(page, path),
        uidOf: (page) => page?.uid,
      });
    },
    filteredPages: (locale, uid) =>
      cachedRead(['filteredPages', locale, uid], () => content.filteredPages(locale, uid), {
        worth: () => FILTERED_PAGE_LIFETIMES,
      }),
    filteredPage: (locale, url) =>
      cachedRead(['filteredPage', locale, url], () => content.filteredPage(locale, url), {
        worth: (page) => (page ? FILTERED_PAGE_LIFETIMES : freshOnly(FILTERED_PAGE_LIFETIMES)),
      }),
    breadcrumbs: (locale, uid, preview) =>
      preview
        ? content.breadcrumbs(locale, uid, preview)
        : cachedRead(['breadcrumbs', locale, uid], () => content.breadcrumbs(locale, uid)),
    sitemapPages: (locale, types) =>
      cachedRead(
        ['sitemapPages', locale, ...(types ?? [])],
        () => content.sitemapPages(locale, types),
        {
          worth: ({ length }) => (length > LONG_LIST ? LONG_LIST_LIFETIMES : CONTENT_LIFETIMES),
        },
      ),
    oldAddresses: (locale) =>
      cachedRead(['oldAddresses', locale], () => content.oldAddresses(locale)),
    errorPage: (locale) =>
      cachedRead(['errorPage', locale], () => content.errorPage(locale), {
        worth: () => ERROR_PAGE_LIFETIMES,
      }),
    shell: (locale, preview) =>
      preview
        ? content.shell(locale, preview)
        : cachedRead(['shell', locale], () => content.shell(locale)),
  };
}

type Answer<T> = Result<T, ContentFailure>;
type ContentRequest = readonly [question: string, locale: Locale, ...facts: readonly unknown[]];

type CacheRules<T> = {
  readonly worth?: (value: T) => Cacheability;
  readonly uidOf?: (value: T) => string | undefined;
};

const createCachedRead =
  (answers: UpstreamCache) =>
  async <T>(
    [question, locale, ...facts]: ContentRequest,
    load: () => Promise<Answer<T>>,
    { worth = cacheabilityOf, uidOf = () => undefined }: CacheRules<T> = {},
  ): Promise<Answer<T>> => {
    const key = responseKey(`content.${question}`, locale, ...facts);
    const tags = (answer: Answer<T>) => {
      const uid = answer.ok ? uidOf(answer.value) : undefined;
      return [localeCacheTag(locale), ...(uid === undefined ? [] : [entryCacheTag(uid)])];
    };
    const judge = (answer: Answer<T>) => (answer.ok ? worth(answer.value) : 'failed');
    const { answer } = await answers.getOrLoad({ key, tags, cacheability: judge }, load);
    return answer;
  };

const cacheabilityOf = (value: unknown): Lifetimes =>
  value === undefined ? freshOnly(CONTENT_LIFETIMES) : CONTENT_LIFETIMES;

/** A name and a value for each of three filters; deeper paths have no end, so no cache (FT18). */
const MAX_FILTER_SEGMENTS = 6;

function pageCacheability(page: PageEntry | undefined, path: string): Cacheability {
  const below = countSegments(path) - countSegments(page?.url ?? '');
  return below > MAX_FILTER_SEGMENTS ? 'passing' : cacheabilityOf(page);
}

const countSegments = (path: string): number => path.split('/').filter(Boolean).length;

/** Returns an id of the content that is published now. */
export type ContentVersion = () => Promise<string>;

const KEY = 'content.edition';

/**
 * An id that is purged from the shared cache with any content: as long as it stays the same, no
 * content change was announced. While the cache is unavailable, it changes with each call.
 */
export function createContentVersion(cache: Cache, ids: Ids): ContentVersion {
  const naming = createSingleFlight();
  const name = async () => {
    const text = ids.next();
    await cache.write(KEY, {
      text,
      tags: LOCALES.map(localeCacheTag),
      lifetime: MAX_CACHE_LIFETIME,
    });
    return text;
  };
  // Reads are not shared: a call after a change could get what was read before it.
  return async () => (await cache.readNewest(KEY))?.text ?? naming(KEY, name);
}

import { whenMissing } from '#src/shared/json-reader.ts';
import { isCompletePage, isSharedPage, pageCacheTags } from '#src/use-cases/page-caching.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { booleanSetting, type SettingsOf, wholeNumber } from '../setting-types.ts';
import type { SharedCaching, SharedLifetimes } from './shared-caching.ts';

export type PageCacheConfig = {
  /** Memory for stored pages; 0 for none. */
  readonly maxBytes: number;
  readonly lifetimes: SharedLifetimes;
  /** Whether responses say how a cache in front of this server may keep them. */
  readonly sendsSharedHeaders: boolean;
};

export const PAGE_CACHE_SETTINGS = {
  PAGE_CACHE_MB: whenMissing(wholeNumber(0, 4096), 64),
  PAGE_FRESH_S: whenMissing(wholeNumber(1, 3600), 10),
  PAGE_STALE_S: whenMissing(wholeNumber(0, 86_400), 60),
  SHARED_CACHE_HEADERS: whenMissing(booleanSetting, false),
};

/** Maximum age of a page that is sent because no newer one can be had, in milliseconds. */
const STALE_IF_ERROR = 600_000;

export function toPageCacheConfig(
  settings: SettingsOf<typeof PAGE_CACHE_SETTINGS>,
): PageCacheConfig {
  const fresh = settings.PAGE_FRESH_S * 1000;
  const staleWhileRevalidate = Math.max(fresh, settings.PAGE_STALE_S * 1000);
  return {
    maxBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    lifetimes: {
      fresh,
      staleWhileRevalidate,
      staleIfError: Math.max(STALE_IF_ERROR, staleWhileRevalidate),
    },
    sendsSharedHeaders: settings.SHARED_CACHE_HEADERS,
  };
}

/** How caches that visitors share may keep a page; `undefined` if they may not. */
export const sharedCachingOf = (
  { lifetimes }: Pick<PageCacheConfig, 'lifetimes'>,
  model: PageModel,
): SharedCaching | undefined =>
  isSharedPage(model)
    ? { lifetimes, tags: pageCacheTags(model), isComplete: isCompletePage(model) }
    : undefined;

import { whenMissing } from '#src/shared/json-reader.ts';
import { booleanSetting, type SettingsOf, wholeNumber } from '../setting-types.ts';
import type { SharedLifetimes } from './shared-caching.ts';

export type PageCacheConfig = {
  /** Memory for stored pages; 0 for none. */
  readonly maxBytes: number;
  readonly lifetimes: SharedLifetimes;
  /** Whether responses name their tags, for a cache in front of this server. */
  readonly sendsSurrogateKeys: boolean;
};

export const PAGE_CACHE_SETTINGS = {
  PAGE_CACHE_MB: whenMissing(wholeNumber(0, 4096), 64),
  PAGE_FRESH_S: whenMissing(wholeNumber(1, 3600), 10),
  PAGE_STALE_S: whenMissing(wholeNumber(0, 86_400), 60),
  SURROGATE_TAGS: whenMissing(booleanSetting, false),
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
    sendsSurrogateKeys: settings.SURROGATE_TAGS,
  };
}

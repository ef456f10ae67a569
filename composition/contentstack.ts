import { withContentCache } from '#adapters/cache/cached-content-source.ts';
import { createContentVersion } from '#adapters/cache/content-version.ts';
import type { UpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { Cache } from '#ports/cache.ts';
import { ContentSource } from '#ports/content-source.ts';
import { SchemaDrift } from '#ports/schema-drift.ts';
import { Ids } from '#ports/ids.ts';
import type { TimeLimits } from '#server/time-limit-settings.ts';
import type { ContentstackSettings } from '#server/upstream-settings.ts';
import { ResponseCache } from './response-cache.ts';
import { UpstreamGuardFactory } from './upstream-guards.ts';
import type { Wiring } from './wiring.ts';

/** Pages from a Contentstack stack (docs/contentstack.md). */
export const contentstackContent =
  (settings: ContentstackSettings, { contentstack }: TimeLimits): Wiring =>
  (bind) =>
    bind(ContentSource).toResolvedValue(
      (
        drift: SchemaDrift,
        guards: UpstreamGuardFactory,
        answers: UpstreamCache,
        cache: Cache,
        ids: Ids,
      ) =>
        withContentCache(
          createContentstackContentSource({
            settings: { ...stackSettings(settings), attemptTimeout: contentstack },
            drift,
            edition: createContentVersion(cache, ids),
            guard: guards('contentstack'),
            previewGuard: guards('contentstack-preview', { bulkhead: PREVIEW_BULKHEAD }),
          }),
          answers,
        ),
      [SchemaDrift, UpstreamGuardFactory, ResponseCache, Cache, Ids],
    );

/** Concurrency limit of previews, times in milliseconds: editors are few and never need more. */
const PREVIEW_BULKHEAD = { atOnce: 16, mostWaiting: 32, longestWait: 500 };

function stackSettings({ apiKey, deliveryToken, environment, ...settings }: ContentstackSettings) {
  const { url, previewToken, previewUrl, imagesUrl } = settings;
  return {
    apiKey,
    deliveryToken,
    environment,
    endpoint: url,
    imageHost: new URL(imagesUrl).host,
    ...(previewToken !== '' && { preview: { token: previewToken, origin: previewUrl } }),
  };
}

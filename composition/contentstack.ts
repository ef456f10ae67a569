import { withContentCache } from '#adapters/cache/cached-content-source.ts';
import { createContentEdition } from '#adapters/cache/content-edition.ts';
import type { SharedAnswers } from '#adapters/cache/shared-answers.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { Cache } from '#ports/cache.ts';
import { ContentSource } from '#ports/content-source.ts';
import { Drift } from '#ports/drift.ts';
import { Ids } from '#ports/ids.ts';
import type { TimeLimits } from '#server/time-limit-settings.ts';
import type { ContentstackSettings } from '#server/upstream-settings.ts';
import { Answers } from './answers.ts';
import { Guards } from './guards.ts';
import type { Wiring } from './wiring.ts';

/** Pages from a Contentstack stack (docs/contentstack.md). */
export const contentstackContent =
  (settings: ContentstackSettings, { contentstack }: TimeLimits): Wiring =>
  (bind) =>
    bind(ContentSource).toResolvedValue(
      (drift: Drift, guards: Guards, answers: SharedAnswers, cache: Cache, ids: Ids) =>
        withContentCache(
          createContentstackContentSource({
            settings: { ...stackOf(settings), attemptTimeout: contentstack },
            drift,
            edition: createContentEdition(cache, ids),
            guard: guards('contentstack'),
            previewGuard: guards('contentstack-preview', { bulkhead: FEW_AT_ONCE }),
          }),
          answers,
        ),
      [Drift, Guards, Answers, Cache, Ids],
    );

/** Concurrency limit of previews, times in milliseconds: editors are few and never need more. */
const FEW_AT_ONCE = { atOnce: 16, mostWaiting: 32, longestWait: 500 };

function stackOf({ apiKey, deliveryToken, environment, ...settings }: ContentstackSettings) {
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

import { createContentVersion, withContentCache } from '#adapters/cache/cached-content-source.ts';
import { withAdviceRulesCache } from '#adapters/cache/cached-advice-rules.ts';
import type { UpstreamCache } from '#adapters/cache/upstream-cache.ts';
import type { ContentApiOptions } from '#adapters/contentstack/content-apis.ts';
import { createContentstackAdviceRules } from '#adapters/contentstack/contentstack-advice-rules.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { AdviceRules } from '#ports/advice-rules.ts';
import { Ids } from '#ports/clock-and-ids.ts';
import { ContentSource } from '#ports/content-source.ts';
import { ProductsByUrl, ProductCatalog } from '#ports/product-catalog.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { withProductPages } from '#src/use-cases/with-product-pages.ts';
import { Cache } from '#ports/shared-stores.ts';
import { token } from '#ports/token.ts';
import { SchemaDrift } from '#ports/upstreams.ts';
import type { TimeLimits } from '#server/time-limit-settings.ts';
import type { ContentstackSettings } from '#server/upstream-settings.ts';
import { ResponseCache, UpstreamGuardFactory } from './before-upstreams.ts';
import type { Wiring } from './wiring.ts';

/** Guards of the stack and of its previews: all that reads the stack shares them. */
const StackGuards = token<StackGuards>('StackGuards');
type StackGuards = Required<Pick<ContentApiOptions, 'guard' | 'previewGuard'>>;

/**
 * Pages from a Contentstack stack, and one for each product, and the table of the advice
 * (docs/contentstack.md).
 */
export const contentstackContent =
  (settings: ContentstackSettings, { contentstack }: TimeLimits): Wiring =>
  (bind) => {
    const stack = { ...stackSettings(settings), attemptTimeout: contentstack };
    bind(StackGuards).toResolvedValue(
      (guards: UpstreamGuardFactory): StackGuards => ({
        guard: guards('contentstack'),
        previewGuard: guards('contentstack-preview', { bulkhead: PREVIEW_BULKHEAD }),
      }),
      [UpstreamGuardFactory],
    );
    bind(AdviceRules).toResolvedValue(
      (drift: SchemaDrift, guards: StackGuards, answers: UpstreamCache) =>
        withAdviceRulesCache(
          createContentstackAdviceRules({ settings: stack, drift, ...guards }),
          answers,
        ),
      [SchemaDrift, StackGuards, ResponseCache],
    );
    bind(ContentSource).toResolvedValue(
      (
        drift: SchemaDrift,
        guards: StackGuards,
        answers: UpstreamCache,
        cache: Cache,
        ids: Ids,
        catalog: ProductCatalog,
        productsByUrl: ProductsByUrl,
      ) =>
        withProductPages({
          catalog,
          productsByUrl,
          timers: PROCESS_TIMERS,
          content: withContentCache(
            createContentstackContentSource({
              settings: stack,
              drift,
              contentVersion: createContentVersion(cache, ids),
              ...guards,
            }),
            answers,
          ),
        }),
      [SchemaDrift, StackGuards, ResponseCache, Cache, Ids, ProductCatalog, ProductsByUrl],
    );
  };

/** Concurrency limit of previews, times in milliseconds: editors are few and never need more. */
const PREVIEW_BULKHEAD = { maxConcurrent: 16, maxWaiting: 32, maxWait: 500 };

/** The stack that the settings of the shop name. */
export function stackSettings({
  apiKey,
  deliveryToken,
  environment,
  ...settings
}: ContentstackSettings) {
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

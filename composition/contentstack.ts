import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { ContentSource } from '#ports/content-source.ts';
import { Drift } from '#ports/drift.ts';
import type { ContentstackSettings } from '#server/upstream-settings.ts';
import type { Wiring } from './wiring.ts';

/** Pages out of a stack of Contentstack (docs/contentstack.md). */
export const contentstackContent =
  ({ apiKey, deliveryToken, environment, url, ...settings }: ContentstackSettings): Wiring =>
  (bind) => {
    const { previewToken, previewUrl, imagesUrl } = settings;
    bind(ContentSource).toResolvedValue(
      (drift: Drift) =>
        createContentstackContentSource({
          settings: {
            apiKey,
            deliveryToken,
            environment,
            endpoint: url,
            imageHost: new URL(imagesUrl).host,
            ...(previewToken !== '' && { preview: { token: previewToken, origin: previewUrl } }),
          },
          drift,
        }),
      [Drift],
    );
  };

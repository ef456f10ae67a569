import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import type { ContentData } from '#adapters/embedded/content-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { StackOptions } from '#adapters/contentstack/open-stack.ts';
import type { DroppedItem, SchemaDrift } from '#ports/upstreams.ts';
import type { PictureSource } from '#ports/content-source.ts';
import { createContentstackSandbox } from '#sandbox/contentstack/contentstack-sandbox.ts';
import type { AdviceTables } from '#sandbox/contentstack/entries/entries-of-content.ts';
import { createAssetLibrary, assetUrl } from '#sandbox/contentstack/entries/asset-library.ts';
import { err } from '#src/shared/result.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';

/** API keys of every stack in tests. */
export const STACK_KEYS = {
  apiKey: 'test-api-key',
  deliveryToken: 'test-delivery-token',
  environment: 'production',
  preview: { token: 'test-preview-token', hash: 'key' },
};

const noPictures: PictureSource = { read: () => Promise.resolve(err('not-found')) };

/** Starts a stack with these pages on loopback, and the adapters that read it. */
export async function openContentstack(
  content: ContentData,
  catalogue: CatalogueData,
  pictures: PictureSource = noPictures,
  others: Readonly<Record<string, ContentData>> = {},
  advice?: AdviceTables,
) {
  const store = createCatalogueStore(catalogue);
  const preview = { ...STACK_KEYS.preview, others };
  const sandbox = createContentstackSandbox({
    ...STACK_KEYS,
    preview,
    content,
    store,
    pictures,
    ...(advice && { advice }),
  });
  const { origin, host } = await listenOnLoopback(sandbox.app);
  return { sandbox, store, origin, settings: contentstackSettings(origin, host) };
}

export function contentstackSettings(origin: string, host: string): StackOptions {
  const { apiKey, deliveryToken, environment, preview } = STACK_KEYS;
  return {
    apiKey,
    deliveryToken,
    environment,
    endpoint: `${origin}/v3`,
    imageHost: host,
    preview: { token: preview.token, origin },
  };
}

/** Path of a picture of the shop's own folder at the image host. */
export const uploadedPath = (path: string): string =>
  assetUrl(
    createAssetLibrary().put({ path, width: 1, height: 1 }, 'nl-nl'),
    STACK_KEYS.apiKey,
  ).slice(1);

/** Records dropped items. */
export function createDriftRecorder(): SchemaDrift & { readonly items: readonly DroppedItem[] } {
  const items: DroppedItem[] = [];
  return { items, report: (item) => items.push(item) };
}

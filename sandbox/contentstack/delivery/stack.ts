import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { ContentData } from '#adapters/embedded/content-data.ts';
import type { PictureSource } from '#ports/content-source.ts';
import { createAssetLibrary, type AssetLibrary } from '../entries/asset-library.ts';
import { type AdviceTables, entriesOfContent } from '../entries/entries-of-content.ts';
import { createEntryStore, type EntryStore } from '../entries/entry-store.ts';

/** The data and keys of a sandbox. */
export type SandboxParts = StackKeys & {
  readonly content: ContentData;
  readonly store: CatalogueStore;
  readonly pictures: PictureSource;
  readonly advice?: AdviceTables;
};

export type StackKeys = {
  readonly apiKey: string;
  readonly deliveryToken: string;
  readonly environment: string;
  /** Token and session hash for live previews, which show drafts. */
  readonly preview?: {
    readonly token: string;
    readonly hash: string;
    /** Further sessions by hash, each with its own drafts. */
    readonly others?: Readonly<Record<string, ContentData>>;
  };
};

export type Stack = {
  readonly keys: StackKeys;
  readonly entries: EntryStore;
  readonly assets: AssetLibrary;
  readonly pictures: PictureSource;
};

export function createStack({ content, store, pictures, advice, ...keys }: SandboxParts): Stack {
  const assets = createAssetLibrary();
  const enter = (content: ContentData) =>
    entriesOfContent({ content, store, assets, apiKey: keys.apiKey, ...(advice && { advice }) });
  const { published, drafts } = enter(content);
  const { hash, others = {} } = keys.preview ?? {};
  const sessions = [
    ...(hash === undefined ? [] : [[hash, drafts] as const]),
    ...Object.entries(others).map(([other, own]) => [other, enter(own).drafts] as const),
  ];
  return { keys, assets, pictures, entries: createEntryStore(published, new Map(sessions)) };
}

import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { ContentData } from '#adapters/embedded/content-data.ts';
import type { PictureSource } from '#ports/picture-source.ts';
import { createAssetShelf, type AssetShelf } from '../entries/asset-shelf.ts';
import { entriesOfContent } from '../entries/entries-of-content.ts';
import { createEntryStore, type EntryStore } from '../entries/entry-store.ts';

/** What a sandbox of the content service is made of. */
export type SandboxParts = StackKeys & {
  readonly content: ContentData;
  readonly store: CatalogueStore;
  readonly pictures: PictureSource;
};

/** Who may ask, and for what. */
export type StackKeys = {
  readonly apiKey: string;
  readonly deliveryToken: string;
  readonly environment: string;
  /** With this token, and the hash that an editor's session has, drafts are shown. */
  readonly preview?: {
    readonly token: string;
    readonly hash: string;
    /** Sessions beside, by hash, each with the drafts that it sees. */
    readonly others?: Readonly<Record<string, ContentData>>;
  };
};

/** A stack of the service: its keys, its entries and its files. */
export type Stack = {
  readonly keys: StackKeys;
  readonly entries: EntryStore;
  readonly assets: AssetShelf;
  readonly pictures: PictureSource;
};

export function createStack({ content, store, pictures, ...keys }: SandboxParts): Stack {
  const assets = createAssetShelf();
  const enter = (content: ContentData) =>
    entriesOfContent({ content, store, assets, apiKey: keys.apiKey });
  const { published, drafts } = enter(content);
  const { hash, others = {} } = keys.preview ?? {};
  const sessions = [
    ...(hash === undefined ? [] : [[hash, drafts] as const]),
    ...Object.entries(others).map(([other, own]) => [other, enter(own).drafts] as const),
  ];
  return { keys, assets, pictures, entries: createEntryStore(published, new Map(sessions)) };
}

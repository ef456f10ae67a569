import { createHash } from 'node:crypto';
import type { Picture } from '#src/catalog/product.ts';
import { encodePercent } from '#src/routing/percent-encoding.ts';
import { EDITOR, INSTALLED_AT } from './stored-entry.ts';

/** A picture uploaded by editors, as it is in one locale. */
export type Asset = {
  readonly uid: string;
  /** Uid of the file version. */
  readonly fileUid: string;
  readonly filename: string;
  /** Path in the shop's own picture folder. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
};

/** The pictures of all entries, each uploaded once per locale whose entries show it. */
export interface AssetLibrary {
  put(picture: Omit<Picture, 'alt'>, locale: string): Asset;
  /** By uid, then by the locale in which it is published. */
  readonly all: ReadonlyMap<string, AssetVersions>;
}

export type AssetVersions = ReadonlyMap<string, Asset>;

export function createAssetLibrary(): AssetLibrary {
  const all = new Map<string, Map<string, Asset>>();
  return {
    all,
    put({ path, width, height }, locale) {
      const uid = stableUid(`asset ${path}`);
      const versions = all.get(uid) ?? new Map<string, Asset>();
      all.set(uid, versions);
      const known = versions.get(locale);
      if (known) return known;
      const filename = path.split('/').at(-1) ?? path;
      const asset = { uid, fileUid: stableUid(`file ${path}`), filename, path, width, height };
      versions.set(locale, asset);
      return asset;
    },
  };
}

/** Derives a uid in Contentstack's format, `blt` and 16 hex digits; the same for the same text. */
const stableUid = (text: string): string =>
  `blt${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/** Path of an asset on the image host; replies prefix the origin. */
export const assetUrl = (asset: Asset, apiKey: string): string =>
  ['', 'v3', 'assets', apiKey, asset.uid, asset.fileUid, encodePercent(asset.filename)].join('/');

/** A replacer for `JSON.stringify` that prefixes the paths of files with the origin of their host. */
export const withFileOrigin =
  (origin: string) =>
  (key: string, value: unknown): unknown =>
    FILE_ADDRESSES.has(key) && typeof value === 'string' && value.startsWith('/v3/assets/')
      ? origin + value
      : value;

/** Fields with a file URL: of a file, and of one in a rich text. */
const FILE_ADDRESSES: ReadonlySet<string> = new Set(['url', 'asset-link']);

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['avif', 'image/avif'],
  ['svg', 'image/svg+xml'],
]);

export const contentTypeOf = ({ filename }: Asset): string =>
  CONTENT_TYPES.get(filename.split('.').at(-1)?.toLowerCase() ?? '') ?? 'application/octet-stream';

/** Formats an asset as in replies and in file fields of entries. */
export const formatAsset = (asset: Asset, apiKey: string) => ({
  uid: asset.uid,
  created_at: INSTALLED_AT,
  updated_at: INSTALLED_AT,
  created_by: EDITOR,
  updated_by: EDITOR,
  content_type: contentTypeOf(asset),
  tags: [],
  filename: asset.filename,
  url: assetUrl(asset, apiKey),
  ACL: [],
  is_dir: false,
  parent_uid: null,
  _version: 1,
  title: asset.filename,
});

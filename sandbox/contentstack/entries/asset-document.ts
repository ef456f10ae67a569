import { assetUrl, contentTypeOf, type Asset } from './asset-library.ts';
import { INSTALLED_AT, EDITOR } from './entry-document.ts';

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

import type { Picture } from '#src/catalog/product.ts';
import { type BlockLink, formatBlockLink } from '#src/content/block-link.ts';
import type { LinkDocument } from '#src/content/link-document.ts';
import { type AssetLibrary, formatAsset } from './asset-library.ts';
import type { JsonObject } from './stored-entry.ts';

/** The dependencies of field formatting. */
export type FieldContext = {
  readonly assets: AssetLibrary;
  readonly apiKey: string;
  readonly locale: string;
  /** Returns the label of an attribute in the entry's locale. */
  readonly labelOf: (name: string) => string | undefined;
};

export const linkField = (link: BlockLink): LinkDocument => formatBlockLink(link);

/** Formats a picture. Its dimensions are in replies about assets only. */
export const pictureField = (
  picture: Picture,
  { assets, apiKey, locale }: FieldContext,
): JsonObject => ({
  file: formatAsset(assets.put(picture, locale), apiKey),
  alt: picture.alt,
});

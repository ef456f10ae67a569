import type { Picture } from '#src/catalog/product.ts';
import { formatBlockLink, type BlockLink } from '#src/content/block-link.ts';
import type { LinkDocument } from '#src/content/link-document.ts';
import { formatAsset } from './asset-document.ts';
import type { AssetShelf } from './asset-shelf.ts';
import type { JsonObject } from './stored-entry.ts';

/** What the fields of entries are made with. */
export type FieldMaker = {
  readonly assets: AssetShelf;
  readonly apiKey: string;
  /** What a shopper of the entry's locale calls a property. */
  readonly labelOf: (name: string) => string | undefined;
};

export const linkField = (link: BlockLink): LinkDocument => formatBlockLink(link);

/** Its size is the file's own business: replies about assets tell it, entries do not. */
export const pictureField = (picture: Picture, { assets, apiKey }: FieldMaker): JsonObject => ({
  file: formatAsset(assets.put(picture), apiKey),
  alt: picture.alt,
});

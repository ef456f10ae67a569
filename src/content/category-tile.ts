import { readPicture } from '../catalog/picture-document.ts';
import type { Picture } from '../catalog/product.ts';
import { type Reader, readFields, readText, withOptional } from '../shared/json-reader.ts';
import { type BlockLink, readBlockLink } from './block-link.ts';

/** `text` is a sentence on what is found there; omitted where the title says enough. */
export type CategoryTile = BlockLink & { readonly image: Picture; readonly text?: string };

const readPictureAndText = withOptional(readFields({ image: readPicture }), { text: readText });

/** Unlike other links of blocks, that of a tile is no document of the content service. */
export const readTile: Reader<CategoryTile> = (value, report) => {
  const link = readBlockLink(value, report);
  const tile = readPictureAndText(value, report);
  return link && tile && { ...link, ...tile };
};

import type { Picture } from '../catalog/product.ts';
import type { ContentBlock } from './block.ts';

/** The first picture that blocks show for what it says: icons, tiles and awards are none. */
export function firstPicture(blocks: readonly ContentBlock[]): Picture | undefined {
  return blocks.map(pictureOf).find((picture) => picture !== undefined);
}

function pictureOf(block: ContentBlock): Picture | undefined {
  if (block.type === 'video') return block.poster;
  return 'image' in block ? block.image : undefined;
}

import type { Picture } from '../catalog/product.ts';
import { isBlank } from '../shared/normalize-text.ts';
import type { ContentBlock } from './block.ts';
import type { RichBlock, RichText } from './rich-text.ts';

/**
 * Returns the first picture that blocks show for its own sake: pictures of tiles and awards belong
 * to something else, and a picture without `alt` is decorative.
 */
export const firstPicture = (blocks: readonly ContentBlock[]): Picture | undefined =>
  blocks.flatMap(picturesOf).find(({ alt }) => !isBlank(alt));

function picturesOf(block: ContentBlock): readonly Picture[] {
  if (block.type === 'video') return [block.poster];
  if (block.type === 'rich-text') return picturesIn(block.body);
  if (block.type === 'accordion') return block.items.flatMap(({ body }) => picturesIn(body));
  return 'image' in block && block.image ? [block.image] : [];
}

const picturesIn = (text: RichText): readonly Picture[] => text.flatMap(picturesOfRich);

function picturesOfRich(block: RichBlock): readonly Picture[] {
  if (block.type === 'picture') return [block.image];
  if (block.type === 'list') return block.items.flatMap(picturesIn);
  return block.type === 'quote' ? picturesIn(block.content) : [];
}

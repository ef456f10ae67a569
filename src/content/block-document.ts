import type { ContentBlock, LinksBlock, PictureBlock, QuoteBlock } from './block.ts';
import { type BlockLink, formatBlockLink } from './block-link.ts';
import type { BedCategory, MyBedBlock } from './form-block.ts';
import type { LinkDocument } from './link-document.ts';

/**
 * A block as the content service stores it: links are documents (H13), all else is unchanged.
 * `parseBlock` reads it.
 */
export type BlockDocument =
  | Exclude<ContentBlock, LinkedBlock | PictureBlock | QuoteBlock | LinksBlock | MyBedBlock>
  | WithLink<LinkedBlock>
  | (Omit<PictureBlock, 'link'> & { readonly link?: LinkDocument })
  | (Omit<QuoteBlock, 'source'> & { readonly source?: LinkDocument })
  | (Omit<LinksBlock, 'links'> & { readonly links: readonly LinkDocument[] })
  | (Omit<MyBedBlock, 'goods'> & { readonly goods: readonly WithLink<BedCategory>[] });

type LinkedBlock = Extract<ContentBlock, { readonly link: BlockLink }>;
type WithLink<Block> = Block extends { readonly link: BlockLink }
  ? Omit<Block, 'link'> & { readonly link: LinkDocument }
  : never;

export function formatBlock(block: ContentBlock): BlockDocument {
  if (block.type === 'links') return { ...block, links: block.links.map(formatBlockLink) };
  if (block.type === 'quote') {
    const { source, ...quote } = block;
    return { ...quote, ...(source && { source: formatBlockLink(source) }) };
  }
  if (block.type === 'picture') {
    const { link, ...picture } = block;
    return { ...picture, ...(link && { link: formatBlockLink(link) }) };
  }
  if (block.type === 'my-bed') {
    const goods = block.goods.map((one) => ({ ...one, link: formatBlockLink(one.link) }));
    return { ...block, goods };
  }
  return 'link' in block ? { ...block, link: formatBlockLink(block.link) } : block;
}

import { readFields, readListOf, readText } from '../shared/json-reader.ts';
import { type ContentBlock, type LinksBlock, type PictureBlock, type QuoteBlock } from './block.ts';
import { type BlockLink, formatBlockLink, parseBlockLink } from './block-link.ts';
import type { LinkDocument } from './link-document.ts';

/** A block as the content service stores it: links are documents (H13), all else is unchanged. */
export type BlockDocument =
  | Exclude<ContentBlock, LinkedBlock | PictureBlock | QuoteBlock | LinksBlock>
  | WithLink<LinkedBlock>
  | (Omit<PictureBlock, 'link'> & { readonly link?: LinkDocument })
  | (Omit<QuoteBlock, 'source'> & { readonly source?: LinkDocument })
  | (Omit<LinksBlock, 'links'> & { readonly links: readonly LinkDocument[] });

type LinkedBlock = Extract<ContentBlock, { readonly link: BlockLink }>;
type WithLink<Block> = Block extends LinkedBlock
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
  return 'link' in block ? { ...block, link: formatBlockLink(block.link) } : block;
}

/** Parses what {@link formatBlock} writes; `undefined` if it, or a required link, is unreadable. */
export function parseBlock(value: unknown): ContentBlock | undefined {
  if (!readFields({ type: readText })(value)) return undefined;
  const block = value as BlockDocument;
  if (block.type === 'links') {
    const links = readListOf(parseBlockLink)(block.links);
    return links && { ...block, links };
  }
  if (block.type === 'quote') {
    const { source: written, ...quote } = block;
    const source = parseBlockLink(written);
    return { ...quote, ...(source && { source }) };
  }
  if (block.type === 'picture') {
    const { link: written, ...picture } = block;
    const link = parseBlockLink(written);
    return { ...picture, ...(link && { link }) };
  }
  if (!('link' in block)) return block;
  const link = parseBlockLink(block.link);
  return link && { ...block, link };
}

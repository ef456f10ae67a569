import { readFields, readListOf, readText } from '../shared/json-reader.ts';
import type { ContentBlock, HeroBlock, LinksBlock, ProductsBlock } from './block.ts';
import { formatCrumb, parseCrumb } from './crumb-document.ts';
import type { LinkDocument } from './link-document.ts';

/** A block as the content service keeps it: its links are documents (H13), the rest is as it stands. */
export type BlockDocument =
  | Exclude<ContentBlock, HeroBlock | ProductsBlock | LinksBlock>
  | WithLink<HeroBlock>
  | WithLink<ProductsBlock>
  | (Omit<LinksBlock, 'links'> & { readonly links: readonly LinkDocument[] });

type WithLink<Block> = Omit<Block, 'link'> & { readonly link: LinkDocument };

export function formatBlock(block: ContentBlock): BlockDocument {
  if ('link' in block) return { ...block, link: formatCrumb(block.link) };
  return block.type === 'links' ? { ...block, links: block.links.map(formatCrumb) } : block;
}

/** Reads what {@link formatBlock} writes; `undefined` of what is no block, or has an unreadable link. */
export function parseBlock(value: unknown): ContentBlock | undefined {
  if (!readFields({ type: readText })(value)) return undefined;
  const block = value as BlockDocument;
  if ('link' in block) {
    const link = parseCrumb(block.link);
    return link && { ...block, link };
  }
  if (block.type !== 'links') return block;
  const links = readListOf(parseCrumb)(block.links);
  return links && { ...block, links };
}

import { readPicture } from '../catalog/picture-document.ts';
import {
  readCount,
  type Reader,
  readFields,
  readFieldsWith,
  readFlag,
  readListOf,
  readOneOf,
  readText,
  readVariant,
  withOptional,
} from '../shared/json-reader.ts';
import {
  type BlockOf,
  type ContentBlock,
  type LinksBlock,
  type PictureBlock,
  type QuoteBlock,
  USP_ICONS,
} from './block.ts';
import { type BlockLink, formatBlockLink, parseBlockLink, readBlockLink } from './block-link.ts';
import type { LinkDocument } from './link-document.ts';
import { readRichText } from './rich-text-document.ts';
import { VIDEO_PROVIDER_NAMES } from './video.ts';

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

const TITLE_AND_TEXT = { title: readText, text: readText };

const readTilePicture = withOptional(readFields({ image: readPicture }), { text: readText });

/** Unlike other links of blocks, that of a tile is no document of the content service. */
const readTile: Reader<BlockOf<'category-tiles'>['tiles'][number]> = (value, report) => {
  const link = readBlockLink(value, report);
  const picture = readTilePicture(value, report);
  return link && picture && { ...link, ...picture };
};

/**
 * Parses what {@link formatBlock} writes. What the shop itself fills in when it shows a page is
 * left out, and so is the link of a picture or a quotation if it cannot be read.
 */
export const parseBlock: Reader<ContentBlock> = readVariant<ContentBlock>({
  hero: readFields({ ...TITLE_AND_TEXT, link: parseBlockLink, image: readPicture }),
  'category-tiles': readFields({ title: readText, tiles: readListOf(readTile) }),
  usps: readFields({
    usps: readListOf(readFields({ icon: readOneOf(USP_ICONS), ...TITLE_AND_TEXT })),
  }),
  products: readFields({
    title: readText,
    objectId: readText,
    count: readCount,
    link: parseBlockLink,
  }),
  text: withOptional(readFields({ title: readText, paragraphs: readListOf(readText) }), {
    image: readPicture,
  }),
  questions: readFields({
    title: readText,
    questions: readListOf(readFields({ question: readText, answer: readText })),
  }),
  table: withOptional(
    readFields({
      title: readText,
      columns: readListOf(readText),
      rows: readListOf(readListOf(readText)),
    }),
    { intro: readText, note: readText },
  ),
  list: withOptional(
    readFields({
      title: readText,
      isOrdered: readFlag,
      items: readListOf(readFields(TITLE_AND_TEXT)),
    }),
    { intro: readText },
  ),
  links: readFields({ title: readText, links: readListOf(parseBlockLink) }),
  stores: readFields({
    title: readText,
    stores: readListOf(
      readFields({
        name: readText,
        address: readListOf(readText),
        phone: readText,
        hours: readListOf(readFields({ days: readText, times: readText })),
        onDisplay: readText,
        directions: readText,
      }),
    ),
  }),
  awards: readFields({
    title: readText,
    awards: readListOf(readFields({ image: readPicture, text: readText })),
  }),
  newsletter: readFields(TITLE_AND_TEXT),
  'email-preferences': readFields(TITLE_AND_TEXT),
  withdrawal: readFields(TITLE_AND_TEXT),
  'rich-text': readFields({ title: readText, body: readRichText }),
  picture: readFieldsWith({ image: readPicture }, { caption: readText, link: parseBlockLink }),
  video: withOptional(
    readFields({
      title: readText,
      video: readFields({ provider: readOneOf(VIDEO_PROVIDER_NAMES), id: readText }),
      poster: readPicture,
    }),
    { text: readText },
  ),
  quote: readFieldsWith(
    { text: readText, name: readText },
    { role: readText, source: parseBlockLink },
  ),
  accordion: readFields({
    title: readText,
    items: readListOf(readFields({ title: readText, body: readRichText })),
  }),
  banner: withOptional(readFields({ ...TITLE_AND_TEXT, link: parseBlockLink }), {
    image: readPicture,
  }),
  consent: readFields(TITLE_AND_TEXT),
});

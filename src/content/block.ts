import { readPicture } from '../catalog/picture-document.ts';
import type { Hit, Picture } from '../catalog/product.ts';
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
import { type BlockLink, parseBlockLink } from './block-link.ts';
import { type CategoryTile, readTile } from './category-tile.ts';
import {
  type AdviceBlock,
  type AdviceRuleBlock,
  type ConsentBlock,
  type EmailPreferencesBlock,
  type MyBedBlock,
  type NewsletterBlock,
  readAdviceTexts,
  readMyBedTexts,
  type WithdrawalBlock,
} from './form-block.ts';
import { type RichText, richTextLines } from './rich-text.ts';
import { readRichText } from './rich-text-document.ts';
import { readStore, type Store } from './store.ts';
import type { AskedStores } from './store-display.ts';
import { type Video, VIDEO_PROVIDER_NAMES } from './video.ts';

/**
 * A piece of a page as an editor composes it. The content service may send types that this shop
 * does not know; such a block renders nothing (H7).
 */
export type ContentBlock =
  | HeroBlock
  | CategoryTilesBlock
  | UspBlock
  | ProductsBlock
  | TextBlock
  | QuestionsBlock
  | TableBlock
  | ListBlock
  | LinksBlock
  | StoresBlock
  | AwardsBlock
  | NewsletterBlock
  | EmailPreferencesBlock
  | WithdrawalBlock
  | RichTextBlock
  | PictureBlock
  | VideoBlock
  | QuoteBlock
  | AccordionBlock
  | BannerBlock
  | ConsentBlock
  | AdviceBlock
  | AdviceRuleBlock
  | MyBedBlock;

/** A block of one type; without a type, any block. */
export type BlockOf<Type extends ContentBlock['type'] = ContentBlock['type']> = Extract<
  ContentBlock,
  { readonly type: Type }
>;

/** A wide picture with a claim and a link. */
export type HeroBlock = {
  readonly type: 'hero';
  readonly title: string;
  readonly text: string;
  readonly link: BlockLink;
  readonly image: Picture;
};

export type CategoryTilesBlock = {
  readonly type: 'category-tiles';
  readonly title: string;
  readonly tiles: readonly CategoryTile[];
};

/** Reasons to buy here; `icon` names an icon of the shop. */
export type UspBlock = {
  readonly type: 'usps';
  readonly usps: readonly {
    readonly icon: UspIcon;
    readonly title: string;
    readonly text: string;
  }[];
};

export const USP_ICONS = ['moon', 'truck', 'shield', 'return'] as const;

export type UspIcon = (typeof USP_ICONS)[number];

/** Products of a category, filled in from the catalogue when the page is shown. */
export type ProductsBlock = {
  readonly type: 'products';
  readonly title: string;
  readonly objectId: string;
  readonly count: number;
  readonly link: BlockLink;
  readonly hits?: readonly Hit[];
  /** The search service's query id of the answer with the hits; absent if it has none. */
  readonly queryId?: string;
};

export type TextBlock = {
  readonly type: 'text';
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly image?: Picture;
};

export type QuestionsBlock = {
  readonly type: 'questions';
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** A comparison; the first cell of a row names what the row is about. */
export type TableBlock = {
  readonly type: 'table';
  readonly title: string;
  readonly intro?: string;
  readonly columns: readonly string[];
  /** Each as long as `columns`. */
  readonly rows: readonly (readonly string[])[];
  /** Below the table, for example what it leaves out. */
  readonly note?: string;
};

/** Bullet points, or steps in their order. */
export type ListBlock = {
  readonly type: 'list';
  readonly title: string;
  readonly intro?: string;
  readonly isOrdered: boolean;
  readonly items: readonly { readonly title: string; readonly text: string }[];
};

/** Further links: listings, parts of listings, something else to read. */
export type LinksBlock = {
  readonly type: 'links';
  readonly title: string;
  readonly links: readonly BlockLink[];
};

/** Stores where the beds can be tried. */
export type StoresBlock = {
  readonly type: 'stores';
  readonly title: string;
  readonly stores: readonly Store[];
  /** The answer to a postal code or a product in the URL of the page. */
  readonly asked?: AskedStores;
};

/** Recognition of the shop by others. The pictures are shown equally high (P5). */
export type AwardsBlock = {
  readonly type: 'awards';
  readonly title: string;
  readonly awards: readonly { readonly image: Picture; readonly text: string }[];
};

/** Formatted text: headings, lists, links, tables and pictures. */
export type RichTextBlock = {
  readonly type: 'rich-text';
  /** Blank if the text has no heading of its own. */
  readonly title: string;
  readonly body: RichText;
};

/** A standalone picture; it is decorative if its `alt` is empty. */
export type PictureBlock = {
  readonly type: 'picture';
  readonly image: Picture;
  readonly caption?: string;
  readonly link?: BlockLink;
};

/** A video behind a poster; its provider is contacted only when the shopper starts it. */
export type VideoBlock = {
  readonly type: 'video';
  readonly title: string;
  /** Summary for visitors who do not watch it. */
  readonly text?: string;
  readonly video: Video;
  readonly poster: Picture;
};

/** A quotation with its author. */
export type QuoteBlock = {
  readonly type: 'quote';
  readonly text: string;
  readonly name: string;
  /** Why the author's opinion counts: "physiotherapist in Ghent". */
  readonly role?: string;
  /** Where it was said. */
  readonly source?: BlockLink;
};

/** Collapsible texts; unlike {@link QuestionsBlock}, the titles are not questions. */
export type AccordionBlock = {
  readonly type: 'accordion';
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly body: RichText }[];
};

/** A call to action between blocks, with or without a picture. */
export type BannerBlock = {
  readonly type: 'banner';
  readonly title: string;
  readonly text: string;
  readonly link: BlockLink;
  readonly image?: Picture;
};

/** The readable texts of a block, by which a search finds its page. */
export const blockTexts = (block: ContentBlock): readonly string[] => {
  const texts: (block: never) => readonly string[] = TEXTS[block.type];
  return texts(block as never);
};

const titleAndText = ({ title, text }: { readonly title: string; readonly text: string }) => [
  title,
  text,
];

/** The texts of each block type. A new type without them does not compile. */
const TEXTS: { readonly [Type in ContentBlock['type']]: (block: BlockOf<Type>) => string[] } = {
  hero: titleAndText,
  'category-tiles': ({ title, tiles }) => [title, ...tiles.map(({ text }) => text ?? '')],
  products: ({ title }) => [title],
  usps: ({ usps }) => usps.flatMap(titleAndText),
  text: ({ title, paragraphs }) => [title, ...paragraphs],
  questions: ({ title, questions }) => [
    title,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ],
  table: ({ title, intro, columns, rows }) => [title, intro ?? '', ...columns, ...rows.flat()],
  list: ({ title, items }) => [title, ...items.flatMap(titleAndText)],
  links: ({ title, links }) => [title, ...links.map((link) => link.title)],
  stores: ({ title, stores }) => [
    title,
    ...stores.flatMap(({ name, address }) => [name, ...address]),
  ],
  awards: ({ title, awards }) => [title, ...awards.map(({ text }) => text)],
  'rich-text': ({ title, body }) => [title, ...richTextLines(body)],
  picture: ({ caption }) => [caption ?? ''],
  video: ({ title, text }) => [title, text ?? ''],
  quote: ({ text, name }) => [text, name],
  accordion: ({ title, items }) => [
    title,
    ...items.flatMap((item) => [item.title, ...richTextLines(item.body)]),
  ],
  banner: titleAndText,
  newsletter: titleAndText,
  'email-preferences': titleAndText,
  withdrawal: titleAndText,
  consent: titleAndText,
  advice: titleAndText,
  'advice-rule': titleAndText,
  'my-bed': titleAndText,
};

const TITLE_AND_TEXT = { title: readText, text: readText };

/**
 * Parses what `formatBlock` writes. What the shop itself fills in when it shows a page is
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
  stores: readFields({ title: readText, stores: readListOf(readStore) }),
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
  advice: readAdviceTexts,
  'advice-rule': readAdviceTexts,
  'my-bed': readMyBedTexts,
  consent: readFields(TITLE_AND_TEXT),
});

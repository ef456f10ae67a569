import type { Hit, Picture } from '../catalog/product.ts';
import type { Consent } from '../measurement/consent.ts';
import type { ShownPreferences } from '../newsletter/shown-preferences.ts';
import type { BlockLink } from './block-link.ts';
import type { RichText } from './rich-text.ts';
import type { Video } from './video.ts';

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
  | ConsentBlock;

/** A wide picture with a promise and where it leads. */
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
  /** `text` says in a sentence what is found there; a tile that is plain by its name has none. */
  readonly tiles: readonly (BlockLink & { readonly image: Picture; readonly text?: string })[];
};

/** Reasons to buy here; `icon` is the name of a drawing of the shop. */
export type UspBlock = {
  readonly type: 'usps';
  readonly usps: readonly {
    readonly icon: UspIcon;
    readonly title: string;
    readonly text: string;
  }[];
};

export type UspIcon = 'moon' | 'truck' | 'shield' | 'return';

/** Products of a category, filled in from the catalogue when the page is shown. */
export type ProductsBlock = {
  readonly type: 'products';
  readonly title: string;
  readonly objectId: string;
  readonly count: number;
  readonly link: BlockLink;
  readonly hits?: readonly Hit[];
  /** Names the answer of the search service that they are of; absent where it has no name. */
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

/** What is better compared than told: the first cell of a row says what the row is about. */
export type TableBlock = {
  readonly type: 'table';
  readonly title: string;
  readonly intro?: string;
  readonly columns: readonly string[];
  /** Each as long as `columns`. */
  readonly rows: readonly (readonly string[])[];
  /** Below the table: what it leaves out. */
  readonly note?: string;
};

/** Points, or the steps of something to be done in that order. */
export type ListBlock = {
  readonly type: 'list';
  readonly title: string;
  readonly intro?: string;
  readonly isOrdered: boolean;
  readonly items: readonly { readonly title: string; readonly text: string }[];
};

/** Where to go from here: listings, parts of listings, something else to read. */
export type LinksBlock = {
  readonly type: 'links';
  readonly title: string;
  readonly links: readonly BlockLink[];
};

/** Where the beds can be tried. */
export type StoresBlock = {
  readonly type: 'stores';
  readonly title: string;
  readonly stores: readonly Store[];
};

export type Store = {
  readonly name: string;
  /** Street, town and country, a line each. */
  readonly address: readonly string[];
  readonly phone: string;
  readonly hours: readonly { readonly days: string; readonly times: string }[];
  /** What can be tried there, and which is left to the other stores. */
  readonly onDisplay: string;
  /** How to get there, and by what. */
  readonly directions: string;
};

/** What others think of the shop. The pictures are shown equally high (P5). */
export type AwardsBlock = {
  readonly type: 'awards';
  readonly title: string;
  readonly awards: readonly { readonly image: Picture; readonly text: string }[];
};

/** Where the newsletter is asked for (N2). */
export type NewsletterBlock = {
  readonly type: 'newsletter';
  readonly title: string;
  readonly text: string;
};

/**
 * Where e-mail preferences are seen and changed (N2): for who came by the link of a letter, filled
 * in when the page is shown; anybody else asks for that link here.
 */
export type EmailPreferencesBlock = {
  readonly type: 'email-preferences';
  readonly title: string;
  readonly text: string;
  readonly shown?: ShownPreferences;
};

/** Where a contract is withdrawn from, in two steps (Directive 2011/83/EU, Art. 11a). */
export type WithdrawalBlock = {
  readonly type: 'withdrawal';
  readonly title: string;
  readonly text: string;
};

/** A text with its form: headings, lists, links, tables and pictures within it. */
export type RichTextBlock = {
  readonly type: 'rich-text';
  /** Blank where the text has no heading of its own. */
  readonly title: string;
  readonly body: RichText;
};

/** A picture for its own sake; one whose `alt` is empty is decoration. */
export type PictureBlock = {
  readonly type: 'picture';
  readonly image: Picture;
  readonly caption?: string;
  readonly link?: BlockLink;
};

/** A film, by a picture of it; its provider hears of the shopper when it is to play. */
export type VideoBlock = {
  readonly type: 'video';
  readonly title: string;
  /** What it tells, for who does not watch it. */
  readonly text?: string;
  readonly video: Video;
  readonly poster: Picture;
};

/** What somebody said, and who. */
export type QuoteBlock = {
  readonly type: 'quote';
  readonly text: string;
  readonly name: string;
  /** What makes it worth hearing: "physiotherapist in Ghent". */
  readonly role?: string;
  /** Where it was said. */
  readonly source?: BlockLink;
};

/** Things to unfold, each a text; unlike questions they ask nothing. */
export type AccordionBlock = {
  readonly type: 'accordion';
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly body: RichText }[];
};

/** A word between blocks that asks for a step: with a picture or without. */
export type BannerBlock = {
  readonly type: 'banner';
  readonly title: string;
  readonly text: string;
  readonly link: BlockLink;
  readonly image?: Picture;
};

/**
 * Where visitors see and change what they allow beyond what the shop needs: filled in when the page is
 * shown, for who has chosen.
 */
export type ConsentBlock = {
  readonly type: 'consent';
  readonly title: string;
  readonly text: string;
  readonly shown?: Consent;
};

/** Whether a block shows what is one visitor's own: its page is nobody else's, and never kept. */
export const isPersonal = (block: ContentBlock): boolean =>
  isOpenedByLink(block) || (block.type === 'consent' && block.shown !== undefined);

/** Whether the address of its page is a key to what it shows: it is told to nobody. */
export const isOpenedByLink = (block: ContentBlock): boolean =>
  block.type === 'email-preferences' && block.shown !== undefined;

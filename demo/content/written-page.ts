import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { WrittenBlock } from './written-block.ts';
import type { LocalWords } from '#src/shared/local-words.ts';
import type { GoodsCategory } from '../catalogue/sub-categories.ts';

/** The pages an editor can link to; also their uids. */
export type PageName =
  | 'home'
  | ListerName
  | 'search'
  | 'cart'
  | 'checkout'
  | 'delivery'
  | 'trial'
  | 'returns'
  | 'warranty'
  | 'stores'
  | 'contact'
  | 'about'
  | 'newsletter'
  | 'email-preferences'
  | LegalName
  | ArticleName;

export type ListerName =
  | 'mattresses'
  | 'box-springs'
  | 'beds'
  | 'toppers'
  | 'bed-bases'
  | 'bedding'
  | 'duvets'
  | 'duvet-covers'
  | 'fitted-sheets'
  | 'mattress-protectors'
  | 'pillows'
  | 'cushions'
  | 'accessories'
  | 'cabinets'
  | 'stools'
  | 'bedside-lamps'
  | 'promotions'
  | 'outlet-toppers';

/** What the law wants to be said and offered. */
export type LegalName =
  | 'withdrawal'
  | 'withdrawal-information'
  | 'accessibility'
  | 'imprint'
  | 'privacy'
  | 'cookies'
  | 'terms';

/** Something to read before one buys. */
export type ArticleName =
  | 'mattress-advice'
  | 'firmness-advice'
  | 'topper-advice'
  | 'bed-advice'
  | 'base-advice'
  | 'size-advice'
  | 'duvet-advice'
  | 'pillow-advice'
  | 'sleep-advice'
  | 'care';

export type WrittenPages = Readonly<Record<PageName, WrittenPage>>;

/** A page as an editor writes it: once, in every language. Its path is the slug of its title. */
export type WrittenPage =
  WrittenHome | WrittenLister | WrittenArticle | WrittenSearch | WrittenCart | WrittenCheckout;

type PageOf<Type extends string> = {
  readonly type: Type;
  readonly title: LocalWords;
  /** At most 60 characters. */
  readonly metaTitle: LocalWords;
  /** 120 to 155 characters: what a search engine shows below the title. */
  readonly metaDescription: LocalWords;
  /** The page above this one in the breadcrumbs; without it that is the home page. */
  readonly parent?: PageName;
  /** Left to shoppers: search engines are asked not to list it. */
  readonly isPrivate?: true;
  /** The day on which an editor last changed it: `2026-10-05`. */
  readonly modified: string;
};

export type WrittenHome = PageOf<'Home'> & { readonly blocks: readonly WrittenBlock[] };
export type WrittenArticle = PageOf<'Content'> & { readonly blocks: readonly WrittenBlock[] };
export type WrittenSearch = PageOf<'Search'>;
export type WrittenCart = PageOf<'Cart'>;
export type WrittenCheckout = PageOf<'Checkout'>;

export type WrittenLister = PageOf<'Lister'> & {
  readonly category: GoodsCategory;
  readonly intro: LocalWords;
  readonly image: PictureData;
  readonly productsPerPage?: number;
  readonly banner?: WrittenBanner;
  readonly blocks: readonly WrittenBlock[];
};

/** L2: counted from 1 within a page; an interval of 0 is one banner a page. */
export type WrittenBanner = {
  readonly startPosition: number;
  readonly repeatInterval: number;
  readonly title: LocalWords;
  readonly text: LocalWords;
  readonly link: WrittenLink;
  readonly image: PictureData;
};

/**
 * A link to a page, or to the part of a listing that has one property (F1). Without a title it
 * reads as the page is called.
 */
export type WrittenLink = {
  readonly title?: LocalWords;
  readonly page: PageName;
  readonly filter?: WrittenFilter;
};

/** A property of the catalogue's and one of its values; the URL has the slugs of both (F3). */
export type WrittenFilter = { readonly label: LocalWords; readonly value: LocalWords };

import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { ArticleFacts } from '#src/content/article.ts';
import type { Localized, LocalizedText } from '#src/shared/locale.ts';
import type { ProductCategory } from '../catalogue/sub-categories.ts';
import type { StoreName } from './store-facts.ts';
import type { WrittenBlock } from './written-block.ts';

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
  | StorePageName
  | LegalName
  | ArticleName;

/** A page per store. */
export type StorePageName = `store-${StoreName}`;

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

/** Pages required by law. */
export type LegalName =
  | 'withdrawal'
  | 'withdrawal-information'
  | 'accessibility'
  | 'imprint'
  | 'privacy'
  | 'cookies'
  | 'terms';

/** Guides to read before a purchase. */
export type ArticleName =
  | 'my-bed'
  | 'mattress-advisor'
  | 'advice-rule'
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
  | WrittenHome
  | WrittenLister
  | WrittenArticle
  | WrittenSearch
  | WrittenCart
  | WrittenCheckout;

type PageOf<Type extends string> = {
  readonly type: Type;
  readonly title: LocalizedText;
  /** At most 60 characters. */
  readonly metaTitle: LocalizedText;
  /** 120 to 155 characters, shown by search engines below the title. */
  readonly metaDescription: LocalizedText;
  /** What shoppers search for when they mean this page. */
  readonly keywords?: Localized<readonly string[]>;
  /** The parent page in the breadcrumbs; the home page by default. */
  readonly parent?: PageName;
  /** Excluded from search engines. */
  readonly isPrivate?: true;
  /** The day of the editor's last change: `2026-10-05`. */
  readonly modified: string;
};

export type WrittenHome = PageOf<'Home'> & { readonly blocks: readonly WrittenBlock[] };
export type WrittenArticle = PageOf<'Content'> & {
  readonly blocks: readonly WrittenBlock[];
  /** Set for a guide. */
  readonly article?: ArticleFacts;
};
export type WrittenSearch = PageOf<'Search'>;
export type WrittenCart = PageOf<'Cart'>;
export type WrittenCheckout = PageOf<'Checkout'>;

export type WrittenLister = PageOf<'Lister'> & {
  readonly category: ProductCategory;
  readonly intro: LocalizedText;
  readonly image: PictureData;
  readonly productsPerPage?: number;
  readonly listsOffers?: true;
  readonly banner?: WrittenBanner;
  readonly blocks: readonly WrittenBlock[];
};

/** L2: counted from 1 within a page; an interval of 0 is one banner per page. */
export type WrittenBanner = {
  readonly startPosition: number;
  readonly repeatInterval: number;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly link: WrittenLink;
  readonly image: PictureData;
};

/**
 * A link to a page, or to a listing filtered by one attribute (F1). Its default title is that of
 * the page.
 */
export type WrittenLink = {
  readonly title?: LocalizedText;
  readonly page: PageName;
  readonly filter?: WrittenFilter;
};

/** An attribute of the catalogue and one of its values; the URL has the slugs of both (F3). */
export type WrittenFilter = { readonly label: LocalizedText; readonly value: LocalizedText };

/** A combination of filters with its own texts (F11), written once in every language. */
export type WrittenLandingPage = {
  /** Unique among these pages: `firm-mattresses`. */
  readonly name: string;
  readonly lister: ListerName;
  /** In the order of the category's facets. */
  readonly filters: readonly WrittenLandingFilter[];
  readonly title: LocalizedText;
  /** Replaces the category's intro. */
  readonly text: LocalizedText;
  readonly metaTitle: LocalizedText;
  readonly metaDescription: LocalizedText;
  readonly modified: string;
};

/** Values of one attribute, all of which the listing shows. */
export type WrittenLandingFilter = {
  /** The key of the attribute: `matras_hardheid`. */
  readonly attribute: string;
  readonly label: LocalizedText;
  readonly values: readonly LocalizedText[];
};

/** Former and external addresses, and their targets. */
export type WrittenOldAddresses = {
  readonly redirects: readonly WrittenRedirect[];
  /** Filtered pages with the same content as a page of their own (H3). */
  readonly remaps: readonly { readonly from: WrittenLink; readonly to: PageName }[];
};

export type WrittenRedirect = {
  /** Paths per shop, as names of a page differed. */
  readonly from: Localized<readonly string[]>;
  /** Without a target the page is gone for good. */
  readonly to?: PageName;
  /** The redirect is temporary. */
  readonly isTemporary?: true;
};

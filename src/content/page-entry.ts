import type { Picture } from '../catalog/product.ts';
import { MAX_PATH_SEGMENTS } from '../routing/path-rejection.ts';
import { type Reader, readFields, readFieldsWith, readText } from '../shared/json-reader.ts';
import { forEveryLocale, type Locale } from '../shared/locale.ts';
import type { ArticleFacts } from './article.ts';
import type { ContentBlock } from './block.ts';
import type { BlockLink } from './block-link.ts';
import type { LandingPageEntry } from './landing-page-entry.ts';
import type { PageMetadata } from './page-metadata.ts';

/**
 * Entry of the content service for a URL: its type says which page it is (H7), its metadata what
 * its head contains.
 */
export type PageEntry =
  | HomeEntry
  | CategoryPageEntry
  | ProductEntry
  | ContentEntry
  | SearchEntry
  | CartEntry
  | CheckoutEntry
  | ErrorEntry;

/** What a tab reads of a page, to find the product that it shows. */
export type FoundPage =
  | Pick<ProductEntry, 'type' | 'sku'>
  | { readonly type: Exclude<PageType, 'Product'> };

type EntryOf<Type extends PageType> = {
  readonly type: Type;
  readonly uid: string;
  readonly title: string;
  /** Path in this locale, with a leading slash and no trailing one (`/` is home). */
  readonly url: string;
  readonly metadata: PageMetadata;
  /**
   * Paths of the same page in other locales, including this one. Empty for an error page. An
   * indexable page lists only the locales where it is indexable, so that the pages name each other
   * (H4).
   */
  readonly alternates: LocalePaths;
  /** From the home page down to the parent of this page. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Last change by an editor, for the sitemap: ISO 8601. */
  readonly modified?: string;
  /** What shoppers search for when they mean this page, by its editor; each may be several words. */
  readonly keywords?: readonly string[];
  /** Set for an unpublished version, which only a preview shows. */
  readonly isDraft?: true;
};

export type LocalePaths = { readonly [L in Locale]?: string };
export type Breadcrumb = { readonly title: string; readonly url: string };

/** Drops locales that this shop does not have. */
export const readLocalePaths: Reader<LocalePaths> = readFieldsWith(
  {},
  forEveryLocale(() => readText),
);

export const readCrumb: Reader<Breadcrumb> = readFields({ title: readText, url: readText });

export type HomeEntry = EntryOf<'Home'> & { readonly blocks: readonly ContentBlock[] };

/** A category page (L1). `objectId` is the category's id in the catalogue. */
export type CategoryPageEntry = EntryOf<'Lister'> & {
  readonly objectId: string;
  readonly intro: string;
  readonly image?: Picture;
  readonly productsPerPage?: number;
  /** Set for a category of offers, which shows products by what is reduced of them. */
  readonly listsOffers?: true;
  readonly banner?: CategoryPageBanner;
  /** Advice below the products. */
  readonly blocks: readonly ContentBlock[];
  /** Filter combinations that have a page of their own (F11). */
  readonly filteredPages?: readonly LandingPageEntry[];
};

/** A banner between the products of a listing (L2). */
export type CategoryPageBanner = {
  /** Position of the first banner on a page, counted from 1. */
  readonly startPosition: number;
  /** Number of positions to the next banner; 0 or less means one banner per page. */
  readonly repeatInterval: number;
  readonly title: string;
  readonly text: string;
  readonly link: BlockLink;
  readonly image: Picture;
};

export type ProductEntry = EntryOf<'Product'> & {
  readonly sku: string;
  /** Additions of an editor to the catalogue's data: the awards of a product, a text, a table. */
  readonly blocks?: readonly ContentBlock[];
};
export type ContentEntry = EntryOf<'Content'> & {
  readonly blocks: readonly ContentBlock[];
  /** Set for a guide. */
  readonly article?: ArticleFacts;
};
/** The search results page: there is one, at `SEARCH_PATH`. */
export type SearchEntry = EntryOf<'Search'>;
export type CartEntry = EntryOf<'Cart'>;
/** Page where a cart is ordered, or shown as it would be ordered. */
export type CheckoutEntry = EntryOf<'Checkout'>;
export type ErrorEntry = EntryOf<'Error'> & { readonly text: string };

/** Page types, as the content service names them (H7). */
export const PAGE_TYPES = [
  'Home',
  'Lister',
  'Product',
  'Content',
  'Search',
  'Cart',
  'Checkout',
  'Error',
] as const;

export type PageType = (typeof PAGE_TYPES)[number];

/** Parses the type of an entry; `undefined` for a type that this shop has no page for (H7). */
export const parsePageType = (text: string): PageType | undefined =>
  PAGE_TYPES.find((type) => type === text);

/** Home and category pages, which lead to all others: few, even in a large shop. */
export const CATEGORY_PAGE_TYPES: readonly PageType[] = ['Home', 'Lister'];

/** Sitemap data of a page: its address, its languages, and its last change. */
export type SitemapPage = Pick<
  PageEntry,
  'uid' | 'title' | 'url' | 'metadata' | 'alternates' | 'modified'
> & {
  /** `Lister`, the type of its category, for a filtered page that editors list (F11). */
  readonly type: PageType;
  /** The category of a category page, in the catalogue; absent for a filtered page. */
  readonly objectId?: string;
  /** Set for a guide. */
  readonly article?: ArticleFacts;
};

/**
 * Returns the paths whose page may serve `path`, longest first, in whole segments:
 * `/matrassen/maat`, `/matrassen`. The home page matches `/` only (F1). Segments deeper than any
 * page are ignored.
 */
export function urlPrefixes(path: string): readonly string[] {
  const segments = path.split('/').filter(Boolean).slice(0, MAX_PATH_SEGMENTS);
  if (segments.length === 0) return ['/'];
  return segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}`);
}

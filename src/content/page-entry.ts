import type { Picture } from '../catalog/product.ts';
import type { Locale } from '../shared/locale.ts';
import type { BlockLink } from './block-link.ts';
import type { ContentBlock } from './block.ts';
import type { FilteredPageEntry } from './filtered-page.ts';
import type { PageMetadata } from './page-metadata.ts';
import type { PageType } from './page-type.ts';

/**
 * What the content service keeps for a URL: the type says which page it is (H7), the metadata what
 * its head says.
 */
export type PageEntry =
  | HomeEntry
  | ListerEntry
  | ProductEntry
  | ContentEntry
  | SearchEntry
  | CartEntry
  | CheckoutEntry
  | ErrorEntry;

type EntryOf<Type extends PageType> = {
  readonly type: Type;
  readonly uid: string;
  readonly title: string;
  /** Path in this locale, with a leading slash and no trailing one (`/` is home). */
  readonly url: string;
  readonly metadata: PageMetadata;
  /**
   * Paths of the same page in other locales, this one included. Empty for an error page. Of a page
   * that search engines may keep: only in the locales where they may, so that the pages name each
   * other (H4).
   */
  readonly alternates: LocalePaths;
  /** From the home page down to the parent of this page. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** When an editor last changed it, for the sitemap: ISO 8601. */
  readonly modified?: string;
  /** It is not what is published: a preview alone has it. */
  readonly isDraft?: true;
};

export type LocalePaths = { readonly [L in Locale]?: string };
export type Breadcrumb = { readonly title: string; readonly url: string };

export type HomeEntry = EntryOf<'Home'> & { readonly blocks: readonly ContentBlock[] };

/** A category (L1). `objectId` is the category's id in the catalogue. */
export type ListerEntry = EntryOf<'Lister'> & {
  readonly objectId: string;
  readonly intro: string;
  readonly image?: Picture;
  readonly productsPerPage?: number;
  readonly banner?: ListerBanner;
  /** Advice below the products. */
  readonly blocks: readonly ContentBlock[];
  /** Combinations of its filters that have a page of their own (F11). */
  readonly filteredPages?: readonly FilteredPageEntry[];
};

/** A banner between the products of a listing (L2). */
export type ListerBanner = {
  /** Place of the first banner on a page, counted from 1. */
  readonly startPosition: number;
  /** How many places further the next one stands; 0 or less is one banner a page. */
  readonly repeatInterval: number;
  readonly title: string;
  readonly text: string;
  readonly link: BlockLink;
  readonly image: Picture;
};

export type ProductEntry = EntryOf<'Product'> & {
  readonly sku: string;
  /** What an editor adds to what the catalogue tells: the awards of a product, a text, a table. */
  readonly blocks?: readonly ContentBlock[];
};
export type ContentEntry = EntryOf<'Content'> & { readonly blocks: readonly ContentBlock[] };
/** The page of what a text finds: there is one, at `SEARCH_PATH`. */
export type SearchEntry = EntryOf<'Search'>;
export type CartEntry = EntryOf<'Cart'>;
/** Where a cart is ordered, or shown as it would be. */
export type CheckoutEntry = EntryOf<'Checkout'>;
export type ErrorEntry = EntryOf<'Error'> & { readonly text: string };

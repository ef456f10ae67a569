import type { Cart } from '../cart/cart.ts';
import type { Product, Variant } from '../catalog/product.ts';
import type { ReviewPage } from '../catalog/review-page.ts';
import type {
  Breadcrumb,
  ContentEntry,
  HomeEntry,
  ListerBanner,
  ListerEntry,
} from '../content/page-entry.ts';
import type { Facet } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import type { ListingSlot } from '../listing/banner-slots.ts';
import type { Sorting } from '../listing/sorting.ts';
import type { PagePolicy } from '../seo/head.ts';
import type { Locale } from '../shared/locale.ts';

/**
 * Everything a page shows, as plain data: made once by a use-case, rendered by the server, sent
 * along, and rendered again by the browser from the same value.
 */
export type PageModel = HomePage | ListingPage | ProductPage | ContentPage | CartPage | ErrorPage;

type PageOf<Type extends string> = {
  readonly type: Type;
  readonly locale: Locale;
  /** Path and query of this page as it was asked for. */
  readonly url: string;
  /** The day that an order of now belongs to, `2026-11-27`: dates of delivery count from it. */
  readonly today: string;
  readonly head: PagePolicy;
  readonly title: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** The same page in other locales, for the language switch: absolute addresses. */
  readonly counterparts: readonly { readonly locale: Locale; readonly href: string }[];
  /** The form that was posted from this page, where it is to be mended or sent again. */
  readonly posted?: PostedForm;
};

export type HomePage = PageOf<'home'> & Pick<HomeEntry, 'blocks'>;

export type ListingPage = PageOf<'listing'> &
  Pick<ListerEntry, 'objectId' | 'intro' | 'image' | 'blocks'> & {
    /** Path of the category, without filters. */
    readonly categoryUrl: string;
    readonly appliedFilters: Selection;
    /** In the order in which they are shown, which `filtersOrder` names. */
    readonly facets: readonly Facet[];
    readonly filtersOrder: readonly string[];
    /** Products and banners in the order in which they stand. */
    readonly slots: readonly ListingSlot[];
    readonly banner?: ListerBanner;
    readonly bannersCount: number;
    readonly page: number;
    readonly pages: number;
    readonly nbHits: number;
    readonly itemsPerPage: number;
    readonly sorting: Sorting;
    readonly queryId: string;
    /** False when the search service could not answer: the products are missing, not absent. */
    readonly available: boolean;
  };

export type ProductPage = PageOf<'product'> & {
  readonly product: Product;
  /** The variant that the URL names, else the cheapest that can be bought. */
  readonly chosen: Variant;
  /** True when the shopper has named the variant, or there is only one. */
  readonly isChosen: boolean;
  /** What was chosen of each part of a set: uids, in the order of the parts. */
  readonly choices: readonly string[];
  /** What shoppers wrote of it first; null where the shop could not find out. */
  readonly reviews: ReviewPage | null;
};

export type ContentPage = PageOf<'content'> & Pick<ContentEntry, 'blocks'>;

/** The cart is null where the request named none: the browser then shows its own. */
export type CartPage = PageOf<'cart'> & {
  readonly cart: Cart | null;
  /** Whether the request named one that cannot be seen now: it is not empty for that. */
  readonly isCartAway: boolean;
};

export type ErrorPage = PageOf<'error'> & { readonly text: string };

import type { Cart } from '../cart/cart.ts';
import type { BedHalves } from '../catalog/bed-halves.ts';
import type { Attribute, Hit, Product, Variant } from '../catalog/product.ts';
import type { ReviewPage } from '../catalog/review-page.ts';
import type { ReviewState } from '../catalog/review-query.ts';
import type { ComparedGood } from '../compare/compared-document.ts';
import type { ContentBlock } from '../content/block.ts';
import type {
  Breadcrumb,
  ContentEntry,
  HomeEntry,
  ListerBanner,
  ListerEntry,
} from '../content/page-entry.ts';
import type { ShownPreview } from '../content/shown-preview.ts';
import type { Facet } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import type { ListingSlot } from '../listing/banner-slots.ts';
import type { WayOut } from '../listing/way-out.ts';
import type { Sorting } from '../listing/sorting.ts';
import type { CombinedSearch } from '../search/combined-search.ts';
import type { PagePolicy } from '../seo/head.ts';
import type { Locale } from '../shared/locale.ts';

/**
 * Everything a page shows, as plain data: made once by a use-case, rendered by the server, sent
 * along, and rendered again by the browser from the same value.
 */
export type PageModel =
  | HomePage
  | CategoryPage
  | SearchPage
  | ComparePage
  | ProductPage
  | ContentPage
  | CartPage
  | CheckoutPage
  | ErrorPage;

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
  /** The same page in other locales, for the language switch. */
  readonly counterparts: readonly Counterpart[];
  /** The form that was posted from this page, where it is to be mended or sent again. */
  readonly posted?: PostedForm;
  /** The preview in which an editor looks at the page; absent for everybody else. */
  readonly preview?: ShownPreview;
};

/** Where a page is entered in another locale, by an absolute address. */
export type Counterpart = {
  readonly locale: Locale;
  readonly href: string;
  /** The locale lacks the page, and its home page stands in. */
  readonly isHome?: true;
};

export type HomePage = PageOf<'home'> & Pick<HomeEntry, 'blocks'>;

/** Goods side by side, each as its card shows it, with all its properties. */
export type ComparePage = PageOf<'compare'> & {
  readonly goods: readonly { readonly hit: Hit; readonly attributes: readonly Attribute[] }[];
  /** Whether rows of which all goods say the same are left out. */
  readonly isBrief: boolean;
};

/** A page that lists products: what a category has, or what a text finds. */
export type ListingPage = CategoryPage | SearchPage;

export type CategoryPage = PageOf<'listing'> &
  ProductListing &
  Pick<ListerEntry, 'objectId' | 'intro' | 'image' | 'blocks'> & {
    /** Its filtered pages of which products are left (F11); empty while it is narrowed itself. */
    readonly landingPages: readonly Breadcrumb[];
    /** The longest intro that filters lead to in this category; absent where that is the shown one. */
    readonly longestIntro?: string;
  };

/** A listing of what a text finds, and what else the shop knows about it. */
export type SearchPage = PageOf<'search'> &
  ProductListing & {
    /** Tidied; empty where nothing was asked for yet. */
    readonly query: string;
    /** Categories, parts of them and pages that the text was found in: on the first page alone. */
    readonly entries: Omit<CombinedSearch, 'products'>;
    /** Better spellings, the likeliest first. */
    readonly didYouMean: readonly string[];
    /** What others look for, for who has found nothing or has not begun. */
    readonly topSearches: readonly string[];
  };

/** What every page that lists products knows of them. */
export type ProductListing = {
  /** Path of what is listed, without filters: the category's, or the search page's. */
  readonly categoryUrl: string;
  /** What is looked for, in the whole shop or within the category. */
  readonly query?: string;
  readonly appliedFilters: Selection;
  /** In the order in which they are shown, which `filtersOrder` names. */
  readonly facets: readonly Facet[];
  readonly filtersOrder: readonly string[];
  /** Products and banners in the order in which they stand. */
  readonly slots: readonly ListingSlot[];
  readonly banner?: ListerBanner;
  readonly bannersCount: number;
  /** The first of the pages that stand below each other; the last is `page`. */
  readonly firstPage: number;
  readonly page: number;
  readonly pages: number;
  readonly nbHits: number;
  readonly itemsPerPage: number;
  readonly sorting: Sorting;
  readonly queryId: string;
  /** Paths of the filtered pages that search engines are to keep (F11). */
  readonly keptPaths: readonly string[];
  /** What to let go of where nothing is shown. */
  readonly waysOut: readonly WayOut[];
  /** The goods that the address sets side by side. */
  readonly compared: readonly ComparedGood[];
  /** False when the search service could not answer: the products are missing, not absent. */
  readonly available: boolean;
};

export type ProductPage = PageOf<'product'> & {
  readonly product: Product;
  /** The variant that the URL names, else the cheapest that can be bought. */
  readonly chosen: Variant;
  /** True when the shopper has named the variant, or there is only one. */
  readonly isChosen: boolean;
  /** What fills the bed instead of `chosen` where two sleep on halves of their own. */
  readonly halves?: BedHalves;
  /** What was chosen of each part of a set: uids, in the order of the parts. */
  readonly choices: readonly string[];
  /** Key of the part that the configurator is open at (T1); absent while it is closed. */
  readonly openedPart?: string;
  /** What shoppers wrote of it first; null where the shop could not find out. */
  readonly reviews: ReviewPage | null;
  /** Which of them the address asks for. */
  readonly reviewState: ReviewState;
  /** What an editor adds to what the catalogue tells: awards (P5) first of all. */
  readonly blocks: readonly ContentBlock[];
};

export type ContentPage = PageOf<'content'> & Pick<ContentEntry, 'blocks'>;

/** The cart is null where the request named none: the browser then shows its own. */
export type ShownCart = {
  readonly cart: Cart | null;
  /** Whether the request named one that cannot be seen now: it is not empty for that. */
  readonly isCartAway: boolean;
  readonly deliveries: readonly LineDelivery[];
};

/** In how many working days goods of a SKU that lie in a cart can be delivered. */
export type LineDelivery = { readonly sku: string; readonly workingDays: number };

export type CartPage = PageOf<'cart'> & ShownCart;

/** The last page before a cart is ordered. */
export type CheckoutPage = PageOf<'checkout'> & ShownCart;

export type ErrorPage = PageOf<'error'> & { readonly text: string };

import type { Cart } from '../cart/cart.ts';
import type { BedHalves } from '../catalog/bed-halves.ts';
import type { Picture, Product, Variant } from '../catalog/product.ts';
import type { ReviewPage } from '../catalog/review-page.ts';
import type { ReviewQuery } from '../catalog/review-query.ts';
import type { ReviewStatus, WrittenReview } from '../catalog/written-review.ts';
import type { SizedComparison } from '../compare/compared-variants.ts';
import type { ComparedProduct } from '../compare/compared-product-document.ts';
import type { ContentBlock } from '../content/block.ts';
import type {
  Breadcrumb,
  ContentEntry,
  HomeEntry,
  CategoryPageBanner,
  CategoryPageEntry,
} from '../content/page-entry.ts';
import type { PreviewState } from '../content/preview.ts';
import type { CartDelivery } from '../delivery/cart-delivery.ts';
import type { DeliveryDays } from '../delivery/delivered-by.ts';
import type { GoodsTerms } from '../delivery/product-terms.ts';
import type { PageDuties } from '../duties/duties.ts';
import type { LightSource, UnitQuantity } from '../duties/fact-formats.ts';
import type { Statement } from '../duties/statements.ts';
import type { Facet } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import type { ListingSlot } from '../listing/banner-slots.ts';
import type { EmptyResultSuggestion } from '../listing/empty-result-suggestion.ts';
import type { SampleFabric } from '../messages/sample-order.ts';
import type { AlertedVariant, StockAlertStatus } from '../messages/stock-alert.ts';
import type { PriceStep } from '../pricing/price-history.ts';
import type { PackedGoods } from '../room/packages.ts';
import type { BedLine } from '../my-bed/bed-fit.ts';
import type { MyBed } from '../my-bed/my-bed.ts';
import type { Sorting } from '../search/sorting-and-page-size.ts';
import type { SearchOrder } from '../search/search-order.ts';
import type { SeoPolicy } from '../seo/head.ts';
import type { Locale } from '../shared/locale.ts';
import type { CompatibleProduct } from './find-compatible-products.ts';
import type { PassingModels } from './find-passing-models.ts';
import type { RecommendedRow } from './find-recommended.ts';
import type { LineChange } from './line-choices.ts';

/**
 * Everything a page shows, as plain data: created once by a use case, rendered by the server, sent
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
  | FormPage
  | ErrorPage;

type PageOf<Type extends string> = {
  readonly type: Type;
  readonly locale: Locale;
  /** Requested path and query of this page. */
  readonly url: string;
  /** Day of an order placed now, `2026-11-27`; delivery dates count from it. */
  readonly today: string;
  readonly head: SeoPolicy;
  readonly title: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** The same page in other locales, for the language switch. */
  readonly counterparts: readonly Counterpart[];
  /** What the law wants on the page, and how; absent on pages of developers. */
  readonly duties?: PageDuties;
  /** The shopper's bed, from the URL. */
  readonly bed?: MyBed;
  /** Form posted from this page, if it has to be corrected or sent again. */
  readonly posted?: PostedForm;
  /** Preview in which an editor looks at the page; absent for all other visitors. */
  readonly preview?: PreviewState;
};

/** URL of a page in another locale, absolute. */
export type Counterpart = {
  readonly locale: Locale;
  readonly href: string;
  /** Set if the locale lacks the page, and its home page is linked instead. */
  readonly isHome?: true;
};

export type HomePage = PageOf<'home'> & Pick<HomeEntry, 'blocks'>;

/** Product comparison, each product by its offer in one size, with all its attributes. */
export type ComparePage = PageOf<'compare'> &
  SizedComparison & {
    /** Whether rows with the same value for all products are left out. */
    readonly isBrief: boolean;
  };

/** A page that lists products: those of a category, or the results of a text. */
export type ListingPage = CategoryPage | SearchPage;

export type CategoryPage = PageOf<'listing'> &
  ProductListing &
  Pick<CategoryPageEntry, 'objectId' | 'intro' | 'image' | 'blocks'> & {
    /** Its filtered pages that have products (F11); empty while it is narrowed itself. */
    readonly landingPages: readonly Breadcrumb[];
    /** Longest intro that filters of this category lead to; absent if it is the one shown. */
    readonly longestIntro?: string;
  };

/** Search results of a text, with other results and suggestions. */
export type SearchPage = PageOf<'search'> &
  ProductListing & {
    /** Normalized text; empty if nothing was searched for yet. */
    readonly query: string;
    /** Pages and categories for the text, before and after the products; on the first page only. */
    readonly entries: SearchOrder;
    /** Better spellings, the likeliest first. */
    readonly didYouMean: readonly string[];
    /** Top searches, for shoppers without results or without a text. */
    readonly topSearches: readonly string[];
  };

/** Product listing that all such pages share. */
export type ProductListing = {
  /** Path of the listing without filters: the category's, or the search page's. */
  readonly categoryUrl: string;
  /** Search text, in the whole shop or within the category. */
  readonly query?: string;
  /** Set if it lists what is reduced only (L11): its default order is by what is saved. */
  readonly offers?: true;
  readonly appliedFilters: Selection;
  /** How the shopper's bed narrows it; absent without one, and if a size is chosen besides. */
  readonly ofBed?: BedNarrowing;
  /** Days by which it can be delivered; absent if they are unknown. */
  readonly delivery?: DeliveryDays;
  /** In display order, as named in `filtersOrder`. */
  readonly facets: readonly Facet[];
  readonly filtersOrder: readonly string[];
  /** The tool that measures a way, at the first bed; absent if the listing begins with other goods. */
  readonly wayUrl?: string;
  /** Products and banners in display order. */
  readonly slots: readonly ListingSlot[];
  readonly banner?: CategoryPageBanner;
  readonly bannersCount: number;
  /** First of the pages shown below each other; the last is `page`. */
  readonly firstPage: number;
  readonly page: number;
  readonly pages: number;
  readonly nbHits: number;
  readonly itemsPerPage: number;
  readonly sorting: Sorting;
  readonly queryId: string;
  /** Paths of the indexable filtered pages (F11). */
  readonly indexablePaths: readonly string[];
  /** Suggestions if there are no results. */
  readonly suggestions: readonly EmptyResultSuggestion[];
  /** Compared products, from the URL. */
  readonly compared: readonly ComparedProduct[];
  /** False if the search service could not answer: the products are unknown, not sold out. */
  readonly available: boolean;
};

/** A listing narrowed to what fits the shopper's bed. */
export type BedNarrowing = {
  /** Sizes that fit, as the size facet spells them; empty if nothing listed comes in one. */
  readonly sizes: readonly string[];
  /** Sizes nearest to one that fits; set if nothing listed comes in one. */
  readonly nearest?: readonly string[];
  /** Number of products of the listing that do not come in them. */
  readonly others: number;
  /** Whether these are listed as well. */
  readonly isInAllSizes: boolean;
};

export type ProductPage = PageOf<'product'> & {
  readonly product: Product;
  /** The variant that the URL names, otherwise the one that is shown first (P3c). */
  readonly chosen: Variant;
  /** True if the shopper has named the variant, or there is only one. */
  readonly isChosen: boolean;
  /** Two halves that fill the bed instead of `chosen`, one per sleeper. */
  readonly halves?: BedHalves;
  /** The bed that the size of the URL is for; absent on a page for a bed. */
  readonly namedBed?: MyBed;
  /** Chosen uid of each part of a set, in the order of the parts. */
  readonly choices: readonly string[];
  /** Key of the part that the configurator shows (T1); absent while it is closed. */
  readonly openedPart?: string;
  /** Drawing of the bed as it is configured; absent for goods without parts, and as photographed. */
  readonly drawing?: Picture;
  /** Prices of the chosen variant in the last ninety days; absent if they are another's, or one. */
  readonly recentPrices?: readonly PriceStep[];
  /** First reviews by shoppers; `null` if they are unavailable. */
  readonly reviews: ReviewPage | null;
  /** Filter, order and extent of the reviews, from the URL. */
  readonly reviewState: ReviewQuery;
  /** What the law wants to be told of the product; absent with `duties`. */
  readonly told?: ToldOfGoods;
  /** Additions of an editor to the catalogue's data: awards (P5) first of all. */
  readonly blocks: readonly ContentBlock[];
  /** Products that go with it in the chosen size; absent if they were not found in time. */
  readonly compatible?: readonly CompatibleProduct[];
  /** Recommended products (S6); absent if they were not found in time. */
  readonly recommended?: readonly RecommendedRow[];
  /** What gets up the way of the URL in its place; absent if it does itself, `late` if it was not found in time. */
  readonly passing?: PassingModels | 'late';
};

/** What a product page tells of its product because of its duties. */
export type ToldOfGoods = {
  readonly statements: readonly Statement[];
  /** Of a light source, beside the price. */
  readonly energy?: LightSource;
  /** Of goods with a unit price. */
  readonly quantity?: UnitQuantity;
};

export type ContentPage = PageOf<'content'> &
  Pick<ContentEntry, 'blocks' | 'article' | 'modified'> & {
    /** Set on the page of this notice, which is its content. */
    readonly notice?: 'legal-guarantee';
  };

/** The cart is `null` if the request named none: the browser then shows its own. */
export type ShownCart = {
  readonly cart: Cart | null;
  /** Whether the named cart is unavailable now, which does not mean that it is empty. */
  readonly isCartAway: boolean;
  readonly deliveries: readonly LineDelivery[];
  /** When the shop's van can bring it; absent if it brings none of it, and without a cart. */
  readonly delivery?: CartDelivery;
};

/**
 * What only its product tells of a cart line, by SKU: working days until it can be delivered, whether
 * the shop's van brings it, the energy class of a light source, which its price is shown with, what it
 * needs of a bed, how it is packed, and what the shop grants for it.
 */
export type LineDelivery = {
  readonly sku: string;
  readonly workingDays: number;
  readonly isByVan?: true;
  readonly energy?: LightSource;
  readonly bed?: BedLine;
  /** Absent if nothing is granted. */
  readonly terms?: GoodsTerms;
  /** Set for a bed whose packages the catalogue tells. */
  readonly room?: PackedGoods;
};

export type CartPage = PageOf<'cart'> &
  ShownCart & {
    /** The line whose change form is open. */
    readonly change?: LineChange;
  };

/** Last page before a cart is ordered. */
export type CheckoutPage = PageOf<'checkout'> & ShownCart;

/** A page of the shop's own with one form, for the visitor who follows the link of a letter. */
export type FormPage = PageOf<'form'> & { readonly form: ShownForm };

export type ShownForm = ShownStockAlertForm | ShownReviewForm | ShownReview | ShownSamplesForm;

export type ShownStockAlertForm = {
  readonly kind: 'stock-alert';
  readonly id: string;
} & ShownStockAlert;

/** Form of a review; without a product there is nothing to review. */
export type ShownReviewForm = {
  readonly kind: 'review';
  readonly product?: ReviewedProduct;
  /** True if the form offers pictures. */
  readonly takesPictures: boolean;
};

/** Order of samples of the fabrics of a bed; without a product that has any there is none. */
export type ShownSamplesForm = {
  readonly kind: 'samples';
  readonly product?: ReviewedProduct;
  readonly fabrics: readonly SampleFabric[];
  /** Keys of the fabrics that are ticked at first. */
  readonly ticked: readonly string[];
  /** Whether the product is unavailable now, which does not mean that it has no fabrics. */
  readonly isAway: boolean;
};

/** A review that was submitted, for the reader of its letter. */
export type ShownReview = {
  readonly kind: 'submitted-review';
  readonly id: string;
  readonly status: ReviewStatus | 'unknown' | 'unavailable';
  readonly review?: WrittenReview;
  /** The version that this is, for its confirmation. */
  readonly version?: number;
  /** Why it was rejected. */
  readonly reason?: string;
  /** Absent if it is not sold, or unavailable now. */
  readonly product?: ReviewedProduct;
};

export type ReviewedProduct = Pick<Product, 'sku' | 'name' | 'url'>;

/**
 * A request for stock. `unknown`: nothing is stored under this id. `unavailable`: it cannot be read
 * now. `variant` is absent if the product is not sold, or unavailable.
 */
export type ShownStockAlert = {
  readonly status: StockAlertStatus | 'unknown' | 'unavailable';
  readonly variant?: AlertedVariant;
};

export type ErrorPage = PageOf<'error'> & { readonly text: string };

import type { Category } from '#src/catalog/categories.ts';
import type { Product } from '#src/catalog/product.ts';
import type { ReviewPage, ReviewsRequest } from '#src/catalog/review-page.ts';
import type { ListedBed, PackedModel } from '#src/room/packed-model.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** The commerce side's record of what is sold. */
export interface ProductCatalog {
  product(locale: Locale, sku: string): Promise<Result<Product, CatalogFailure>>;
}

export type CatalogFailure =
  | { readonly kind: 'product-not-found' }
  | { readonly kind: 'catalog-unavailable'; readonly status: number; readonly message: string };

export const ProductCatalog = token<ProductCatalog>('ProductCatalog');

/** How the beds of a list are packed. */
export interface Packings {
  /** Leaves out what is no bed, does not come in the size, or of which no packages are known. */
  packings(
    locale: Locale,
    beds: readonly ListedBed[],
  ): Promise<Result<readonly PackedModel[], AssortmentFailure>>;
}

export const Packings = token<Packings>('Packings');

/** Finds products by the URL of their page. */
export interface ProductsByUrl {
  /** The product whose `url` is exactly this path, in this locale. */
  productAt(locale: Locale, path: string): Promise<Result<Product, CatalogFailure>>;
}

export const ProductsByUrl = token<ProductsByUrl>('ProductsByUrl');

export interface ProductReviews {
  /** A page of one product's reviews; empty after the last page, and for an unknown product. */
  productReviews(request: ReviewsRequest & { readonly sku: string }): Promise<ReviewsAnswer>;
  /** A page of the reviews of all products. */
  allReviews(request: ReviewsRequest): Promise<ReviewsAnswer>;
}

export type ReviewsAnswer = Result<ReviewPage, ReviewsFailure>;

/** The service cannot answer; its message and status. */
export type ReviewsFailure = { readonly status: number; readonly message: string };

export const ProductReviews = token<ProductReviews>('ProductReviews');

/** The addresses that products have on the commerce system's own storefront. */
export interface ProductAddresses {
  /**
   * What they end in, beyond the shop's own: `.html`. Empty if nothing, or while the system is
   * unavailable.
   */
  suffix(locale: Locale): Promise<string>;
}

export const ProductAddresses = token<ProductAddresses>('ProductAddresses');

/** All products for sale, page by page, for programs that index, compare or list them elsewhere. */
export interface Assortment {
  /** Best sellers first, the shop's own order; a page after the last one is empty. */
  products(
    locale: Locale,
    request: ProductsRequest,
  ): Promise<Result<ListedProductsPage, AssortmentFailure>>;
  /** Every category, by ascending id. */
  categories(locale: Locale): Promise<Result<readonly Category[], AssortmentFailure>>;
  /**
   * Codes of the attributes that the commerce side lets shoppers filter products by, in its order;
   * which of them make sense in a category follows from its products.
   */
  filterableAttributes(locale: Locale): Promise<Result<readonly string[], AssortmentFailure>>;
  /** Currencies of the prices; this shop has EUR only. */
  currencies(locale: Locale): Promise<Result<Currencies, AssortmentFailure>>;
}

export type ProductsRequest = {
  /** Category id (L6); without one, the whole shop. */
  readonly categoryId?: string;
  /** Text to search the products for. */
  readonly query?: string;
  /** From 1. */
  readonly page: number;
  /** From 1 to 100. */
  readonly productsPerPage: number;
};

export type ListedProductsPage = {
  readonly products: readonly ListedProduct[];
  /** Number of products on all pages. */
  readonly total: number;
  /** Number of products that are not on this page because they may not be sold in this locale. */
  readonly withheld?: number;
};

export type ListedProduct = Product & {
  /** First day in the shop, `2026-03-01`; omitted if unknown. */
  readonly since?: string;
};

export type Currencies = { readonly base: string; readonly available: readonly string[] };

export type AssortmentFailure = Exclude<CatalogFailure, { readonly kind: 'product-not-found' }>;

export const Assortment = token<Assortment>('Assortment');

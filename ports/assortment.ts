import type { Category } from '#src/catalog/category.ts';
import type { Product } from '#src/catalog/product.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import type { CatalogFailure } from './product-catalog.ts';
import { token } from './token.ts';

/** All products for sale, page by page, for programs that index, compare or list them elsewhere. */
export interface Assortment {
  /** Best sellers first, the shop's own order; a page after the last one is empty. */
  products(locale: Locale, asked: ProductsRequest): Promise<Result<ProductPage, AssortmentFailure>>;
  /** Every category, by ascending id. */
  categories(locale: Locale): Promise<Result<readonly Category[], AssortmentFailure>>;
  /** Currencies of the prices; this shop has EUR only. */
  currencies(locale: Locale): Promise<Result<Currencies, AssortmentFailure>>;
}

export type ProductsRequest = {
  /** Category id (L6); without one, the whole shop. */
  readonly categoryId?: number;
  /** Text to search the products for. */
  readonly query?: string;
  /** From 1. */
  readonly page: number;
  /** From 1 to 100. */
  readonly productsPerPage: number;
};

export type ProductPage = {
  readonly products: readonly ListedProduct[];
  /** Number of products on all pages. */
  readonly total: number;
};

export type ListedProduct = Product & {
  /** First day in the shop, `2026-03-01`; omitted if unknown. */
  readonly since?: string;
};

export type Currencies = { readonly base: string; readonly available: readonly string[] };

export type AssortmentFailure = Exclude<CatalogFailure, { readonly kind: 'product-not-found' }>;

export const Assortment = token<Assortment>('Assortment');

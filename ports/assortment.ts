import type { Category } from '#src/catalog/category.ts';
import type { Product } from '#src/catalog/product.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import type { CatalogFailure } from './product-catalog.ts';
import { token } from './token.ts';

/** All that is sold, page by page: for programs that index it, compare it or list it elsewhere. */
export interface Assortment {
  /** In the shop's own order, the best sold first; a page past the last is empty. */
  products(locale: Locale, asked: ProductsRequest): Promise<Result<ProductPage, AssortmentFailure>>;
  /** Every category, by ascending id. */
  categories(locale: Locale): Promise<Result<readonly Category[], AssortmentFailure>>;
  /** What prices are told in; EUR alone in this shop. */
  currencies(locale: Locale): Promise<Result<Currencies, AssortmentFailure>>;
}

export type ProductsRequest = {
  /** L6; without one, all of the shop. */
  readonly categoryId?: number;
  /** Words to be found in them. */
  readonly query?: string;
  /** From 1. */
  readonly page: number;
  /** From 1 to 100. */
  readonly productsPerPage: number;
};

export type ProductPage = {
  readonly products: readonly ListedProduct[];
  /** How many there are on all pages. */
  readonly total: number;
};

export type ListedProduct = Product & {
  /** First day in the shop, `2026-03-01`; left out where nobody says. */
  readonly since?: string;
};

export type Currencies = { readonly base: string; readonly available: readonly string[] };

export type AssortmentFailure = Exclude<CatalogFailure, { readonly kind: 'product-not-found' }>;

export const Assortment = token<Assortment>('Assortment');

import type { Product } from '#src/catalog/product.ts';
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

import type { ContentSource } from '#ports/content-source.ts';
import type { CatalogFailure, ProductCatalog } from '#ports/product-catalog.ts';
import type { Product } from '../catalog/product.ts';
import type { Locale } from '../shared/locale.ts';
import { err, type Result } from '../shared/result.ts';

export type ProductPorts = {
  readonly content: Pick<ContentSource, 'pageByUrl'>;
  readonly catalog: ProductCatalog;
};

/** Finds the product whose page is at a path, as that page finds it. */
export async function findProductByPath(
  { content, catalog }: ProductPorts,
  locale: Locale,
  path: string,
): Promise<Result<Product, CatalogFailure>> {
  const page = await content.pageByUrl(locale, path);
  if (!page.ok) {
    const { status, message } = page.error;
    return err({ kind: 'catalog-unavailable', status, message });
  }
  return page.value?.type === 'Product'
    ? catalog.product(locale, page.value.sku)
    : err({ kind: 'product-not-found' });
}

import type { ContentFailure } from '#ports/content-source.ts';
import type { CatalogFailure, ProductCatalog } from '#ports/product-catalog.ts';
import type { ProductSelection } from '../catalog/product-selection.ts';
import type { Product } from '../catalog/product.ts';
import { selectionFromQuery } from '../catalog/selection-from-query.ts';
import type { FoundPage } from '../content/page-entry.ts';
import { splitUrl } from '../routing/url-parts.ts';
import type { Locale } from '../shared/locale.ts';
import { err, type Result } from '../shared/result.ts';

/** The part of a `ContentSource` that finds the product of a page. */
export interface ProductPages {
  pageByUrl(locale: Locale, path: string): Promise<Result<FoundPage | undefined, ContentFailure>>;
}

export type ProductPorts = {
  readonly content: ProductPages;
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

/** A saved product as it is sold now; `gone` if it is no longer sold. */
export type SavedProductState = ProductSelection | 'gone';

/** Looks up a saved product by the URL of its page; `undefined` if it is unavailable now. */
export async function findSavedProduct(
  ports: ProductPorts,
  locale: Locale,
  url: string,
): Promise<SavedProductState | undefined> {
  const { path, query } = splitUrl(url);
  const answer = await findProductByPath(ports, locale, path);
  if (answer.ok) return selectionFromQuery(answer.value, query, locale);
  return answer.error.kind === 'product-not-found' ? 'gone' : undefined;
}

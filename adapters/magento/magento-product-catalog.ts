import type { SchemaDrift } from '#ports/upstreams.ts';
import type { CatalogFailure, ProductsByUrl, ProductCatalog } from '#ports/product-catalog.ts';
import type { Product } from '#src/catalog/product.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { catalogUnavailable } from './catalogue/catalog-failure.ts';
import { createFindProducts, type FindProducts } from './catalogue/find-products.ts';
import { NO_OVERVIEW, type ProductOverview } from './catalogue/product-overview.ts';
import type { MagentoReadClient } from './magento-client.ts';
import type { ProductsQueryVariables } from './generated/operations.ts';

/**
 * Magento's catalogue. A product is found by its SKU, in Magento or in the shop: where the two
 * differ, a search finds the one in the shop (`model_sku`). No search finds the SKU of a variant.
 */
export function createMagentoProductCatalog(
  magento: MagentoReadClient,
  drift: SchemaDrift,
  catalogue: ShopCatalogue,
  overview: ProductOverview = NO_OVERVIEW,
): ProductCatalog {
  const find = createFindProducts(magento, drift, catalogue, overview);
  return {
    async product(locale, sku) {
      if (sku.trim() === '') return err({ kind: 'product-not-found' });
      const bySku = await fetchProduct(find, locale, sku, {
        filter: { sku: { eq: overview.magentoSku(sku) } },
        ...SMALL_PAGE,
      });
      if (bySku.ok || bySku.error.kind !== 'product-not-found') return bySku;
      return fetchProduct(find, locale, sku, { search: sku, ...SMALL_PAGE });
    },
  };
}

/** Products by their URL, which is the URL key of their store view. */
export function createMagentoProductsByUrl(
  magento: MagentoReadClient,
  drift: SchemaDrift,
  catalogue: ShopCatalogue,
  overview: ProductOverview = NO_OVERVIEW,
): ProductsByUrl {
  const find = createFindProducts(magento, drift, catalogue, overview);
  return {
    async productAt(locale, path) {
      const key = path.slice(1);
      // Magento takes an empty filter for none.
      if (key.trim() === '') return err({ kind: 'product-not-found' });
      const found = await find(locale, { filter: { url_key: { eq: key } }, ...SMALL_PAGE });
      if (!found.ok)
        return err(found.error.kind === 'refused' ? { kind: 'product-not-found' } : found.error);
      const { products, total } = found.value;
      const named = products.find(({ product }) => product.url === path);
      if (named) return ok(named.product);
      return err(total > products.length ? catalogUnavailable(502) : { kind: 'product-not-found' });
    },
  };
}

/** A search for a SKU ranks its product above similar ones. */
const SMALL_PAGE = { pageSize: 3, currentPage: 1 } as const;

/**
 * Returns the found product with this SKU or a variant with it. Fails if an unreadable product may
 * be the one.
 */
async function fetchProduct(
  find: FindProducts,
  locale: Locale,
  sku: string,
  variables: ProductsQueryVariables,
): Promise<Result<Product, CatalogFailure>> {
  const found = await find(locale, variables);
  if (!found.ok) {
    return err(found.error.kind === 'refused' ? { kind: 'product-not-found' } : found.error);
  }
  const { products, total, mayIncludeUnreadable } = found.value;
  const named = products.find(({ product }) => isNamed(product, sku));
  if (named) return ok(named.product);
  const isMissing = variables.filter && total > 0 && products.length === 0;
  return err(
    isMissing || mayIncludeUnreadable(sku)
      ? catalogUnavailable(502)
      : { kind: 'product-not-found' },
  );
}

const isNamed = (product: Product, sku: string): boolean =>
  product.sku === sku || product.variants.some((variant) => variant.sku === sku);

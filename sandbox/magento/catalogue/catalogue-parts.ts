import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { ProductTexts } from '#adapters/embedded/product-texts.ts';
import type { Clock } from '#ports/clock.ts';
import type { MagentoProducts } from './magento-products.ts';

/** What the catalogue of the sandbox is made from. */
export type CatalogueParts = {
  readonly store: CatalogueStore;
  /** By these `search` finds products, as Magento's index does. */
  readonly texts: ProductTexts;
  readonly products: MagentoProducts;
  readonly clock: Clock;
  /** Whether a product is gone, though the store still knows it. */
  readonly isDeleted?: (sku: string) => boolean;
};

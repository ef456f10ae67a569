import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { ProductTexts } from '#adapters/embedded/product-texts.ts';
import type { Clock } from '#ports/clock.ts';
import type { MagentoProducts } from './magento-products.ts';

export type CatalogueParts = {
  readonly store: CatalogueStore;
  /** Text index for `search`. */
  readonly texts: ProductTexts;
  readonly products: MagentoProducts;
  readonly clock: Clock;
  /** Whether a product is deleted in Magento though the store has it. */
  readonly isDeleted?: (sku: string) => boolean;
};

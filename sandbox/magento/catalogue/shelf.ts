import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { LocalCatalogue } from '#adapters/embedded/local-catalogue.ts';
import type { AttributeMetadata } from './attribute-metadata.ts';
import type { MagentoCategory } from './category-tree.ts';

/** All that a store view tells its products from. */
export type Shelf = {
  readonly store: CatalogueStore;
  readonly local: LocalCatalogue;
  readonly stockThreshold: number;
  /** Whether the price of a product or variant got lost. */
  readonly isPriceless: (sku: string) => boolean;
  readonly metadata: ReadonlyMap<string, AttributeMetadata>;
  readonly categories: ReadonlyMap<number, MagentoCategory>;
  /** Magento's number of a product. */
  readonly idOf: (product: ProductData) => number;
};

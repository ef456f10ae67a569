import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { LocalCatalogue } from '#adapters/embedded/local-catalogue.ts';
import type { AttributeMetadata } from './attribute-metadata.ts';
import type { MagentoCategory } from './category-tree.ts';

/** The data of a store view for its products. */
export type Shelf = {
  readonly store: CatalogueStore;
  readonly local: LocalCatalogue;
  readonly stockThreshold: number;
  /** Returns whether a product or variant has lost its price. */
  readonly isPriceless: (sku: string) => boolean;
  readonly metadata: ReadonlyMap<string, AttributeMetadata>;
  readonly categories: ReadonlyMap<number, MagentoCategory>;
  /** Returns Magento's id of a product. */
  readonly idOf: (product: ProductData) => number;
};

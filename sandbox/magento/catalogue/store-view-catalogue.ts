import type { Product } from '#src/catalog/product.ts';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { LocalizedCatalogue } from '#adapters/embedded/localized-catalogue.ts';
import type { AttributeMetadata } from './attribute-metadata.ts';
import type { MagentoCategory } from './category-tree.ts';

/** The data of a store view for its products. */
export type StoreViewCatalogue = {
  readonly store: CatalogueStore;
  readonly local: LocalizedCatalogue;
  readonly stockThreshold: number;
  /** Ending of the addresses of its own storefront. */
  readonly urlSuffix: string;
  /** Returns whether a product or variant has lost its price. */
  readonly isPriceless: (sku: string) => boolean;
  readonly metadata: ReadonlyMap<string, AttributeMetadata>;
  readonly categories: ReadonlyMap<string, MagentoCategory>;
  /** Returns Magento's id of a product. */
  readonly idOf: (product: ProductData) => number;
};

/** The price that Magento sorts and filters by: the lowest final price of what is in stock. */
export function lowestCents({ variants }: Pick<Product, 'variants'>): number {
  const inStock = variants.filter(({ stock }) => stock > 0);
  const sold = inStock.length > 0 ? inStock : variants;
  return Math.min(...sold.map(({ price }) => price.final.cents));
}

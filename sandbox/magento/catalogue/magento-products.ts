import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { remember } from '#adapters/embedded/remember.ts';
import { MOST_PER_LINE } from '#src/cart/quantity.ts';
import type { Locale } from '#src/shared/locale.ts';
import { attributeMetadata } from './attribute-metadata.ts';
import { bundleProduct } from './bundle-product.ts';
import { magentoCategories } from './category-tree.ts';
import { configurableProduct } from './configurable-product.ts';
import type { MagentoProduct } from './magento-product.ts';
import { kindOf, type Selection } from './selections.ts';
import type { Shelf } from './shelf.ts';
import { choiceProduct, simpleProduct, variantProduct } from './simple-product.ts';

/** The goods of the embedded shop as they stand in Magento, worded by its store views. */
export interface MagentoProducts {
  /** What a store view tells its products from. */
  shelf(locale: Locale): Shelf;
  /** What a catalogue shows: simple, configurable or a bundle. */
  product(locale: Locale, data: ProductData): MagentoProduct;
  /** The simple product that a variant is: where it is the only one, the product itself. */
  variant(locale: Locale, data: ProductData, variant: VariantData): MagentoProduct;
  /** The simple product that a bundle sells as a choice of one of its parts. */
  choice(locale: Locale, data: ProductData, selection: Selection): MagentoProduct;
}

export type ProductSettings = {
  /** Magento tells how many are left only of what there is not more of than this. */
  readonly stockThreshold?: number;
  readonly isPriceless?: (sku: string) => boolean;
};

export function createMagentoProducts(
  store: CatalogueStore,
  { stockThreshold = MOST_PER_LINE, isPriceless = () => false }: ProductSettings = {},
): MagentoProducts {
  const ids = new Map(store.data.products.map((product, place) => [product, place + 1]));
  const shelf = remember((locale: Locale): Shelf => {
    const local = store.local(locale);
    return {
      store,
      local,
      stockThreshold,
      isPriceless,
      metadata: attributeMetadata(store.data, local),
      categories: magentoCategories(store, locale),
      idOf: (product) => ids.get(product) ?? 0,
    };
  });
  const product = remember((locale: Locale) =>
    remember((data: ProductData) => KINDS[kindOf(data)](shelf(locale), data)),
  );
  return {
    shelf,
    product: (locale, data) => product(locale)(data),
    variant: (locale, data, variant) =>
      kindOf(data) === 'simple'
        ? product(locale)(data)
        : variantProduct(shelf(locale), data, variant),
    choice: (locale, data, selection) => choiceProduct(shelf(locale), data, selection),
  };
}

const KINDS = {
  simple: simpleProduct,
  configurable: configurableProduct,
  bundle: bundleProduct,
} as const;

import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { memoize } from '#src/shared/memoize.ts';
import type { ProductTexts } from '#adapters/embedded/product-texts.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { MagentoFaults } from '../magento-faults.ts';
import { attributeMetadata } from './attribute-metadata.ts';
import { bundleProduct } from './bundle-product.ts';
import { magentoCategories } from './category-tree.ts';
import { configurableProduct } from './configurable-product.ts';
import type { MagentoProduct } from './magento-product.ts';
import { productKindOf, type Selection } from './selections.ts';
import { choiceProduct, simpleProduct, variantProduct } from './simple-product.ts';
import type { StoreViewCatalogue } from './store-view-catalogue.ts';

/** The embedded shop's products in Magento's format, per store view. */
export interface MagentoProducts {
  /** Returns the data of a store view. */
  storeView(locale: Locale): StoreViewCatalogue;
  /** Returns a product of the catalogue: simple, configurable or a bundle. */
  product(locale: Locale, data: ProductData): MagentoProduct;
  /** Returns the simple product of a variant; the product itself if it has one variant. */
  variant(locale: Locale, data: ProductData, variant: VariantData): MagentoProduct;
  /** Returns the simple product of a choice of a bundle part. */
  choice(locale: Locale, data: ProductData, selection: Selection): MagentoProduct;
}

export type ProductSettings = {
  /** Magento gives the remaining quantity only up to this number. */
  readonly stockThreshold?: number;
  readonly isPriceless?: (sku: string) => boolean;
  /** `Product URL Suffix`. */
  readonly urlSuffix?: string;
  /** The id of the first option of an attribute; others after the attributes were imported again. */
  readonly firstOptionId?: number;
};

/** Magento's own default. */
const URL_SUFFIX = '.html';

export function createMagentoProducts(
  store: CatalogueStore,
  settings: ProductSettings = {},
): MagentoProducts {
  const {
    stockThreshold = MAX_LINE_QUANTITY,
    isPriceless = () => false,
    urlSuffix = URL_SUFFIX,
    firstOptionId = 4,
  } = settings;
  const ids = new Map(store.data.products.map((product, index) => [product, index + 1]));
  const storeView = memoize((locale: Locale): StoreViewCatalogue => {
    const local = store.localized(locale);
    return {
      store,
      local,
      stockThreshold,
      urlSuffix,
      isPriceless,
      metadata: attributeMetadata(store.data, local, firstOptionId),
      categories: magentoCategories(store, locale),
      idOf: (product) => ids.get(product) ?? 0,
    };
  });
  const product = memoize((locale: Locale) =>
    memoize((data: ProductData) => KINDS[productKindOf(data)](storeView(locale), data)),
  );
  return {
    storeView,
    product: (locale, data) => product(locale)(data),
    variant: (locale, data, variant) =>
      productKindOf(data) === 'simple'
        ? product(locale)(data)
        : variantProduct(storeView(locale), data, variant),
    choice: (locale, data, selection) => choiceProduct(storeView(locale), data, selection),
  };
}

const KINDS = {
  simple: simpleProduct,
  configurable: configurableProduct,
  bundle: bundleProduct,
} as const;

export type CatalogueParts = {
  readonly store: CatalogueStore;
  /** Text index for `search`. */
  readonly texts: ProductTexts;
  readonly products: MagentoProducts;
  readonly clock: Clock;
  /** Whether a product is deleted in Magento though the store has it. */
  readonly isDeleted?: (sku: string) => boolean;
  readonly faults?: MagentoFaults;
};

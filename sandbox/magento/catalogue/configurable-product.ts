import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import { formatUid } from '../uids.ts';
import { productAttributes } from './custom-attributes.ts';
import { type MagentoProduct, productFields } from './magento-product.ts';
import { mapNonEmpty } from './price-range.ts';
import { productText } from './product-text.ts';
import { reviewFields } from './review-fields.ts';
import { bedCents, valueUid } from './selections.ts';
import { variantProduct } from './simple-product.ts';
import type { StoreViewCatalogue } from './store-view-catalogue.ts';
import { variantAttributes, variantValues } from './variant-values.ts';

/** A product with several variants: mattresses in sizes, colors and firmnesses. */
export function configurableProduct(
  storeView: StoreViewCatalogue,
  product: ProductData,
): MagentoProduct {
  const { local, store } = storeView;
  const made: MagentoProduct = {
    __typename: 'ConfigurableProduct',
    type_id: 'configurable',
    weight: null,
    ...productFields(storeView, {
      ...productText(storeView, product),
      prices: mapNonEmpty(product.variants, (variant) => bedCents(product, variant)),
      stock: () => Math.max(...product.variants.map(({ stock }) => stock)),
      attributes: () => productAttributes(store.data, local, product),
    }),
    only_x_left_in_stock: null,
    configurable_options: () => optionsOf(storeView, product),
    variants: () => product.variants.map((variant) => variantOf(storeView, product, variant)),
    ...reviewFields(store, local.locale, product.sku, () => made),
  };
  return made;
}

const variantOf = (storeView: StoreViewCatalogue, product: ProductData, variant: VariantData) => ({
  attributes: [...variantValues(variant)].map(([code, key]) => {
    const { uid, label, value_index } = valueOf(storeView, code, key);
    return { code, uid, label, value_index };
  }),
  product: () => variantProduct(storeView, product, variant),
});

/** Returns the configurable options, in the order of choosing. */
function optionsOf(storeView: StoreViewCatalogue, product: ProductData) {
  const numbers = [...storeView.metadata.keys()];
  return [...variantAttributes(product)].map(([code, keys], index) => ({
    id: index + 1,
    uid: formatUid('configurable', String(storeView.idOf(product)), code),
    attribute_code: code,
    attribute_uid: formatUid(code),
    attribute_id: String(numbers.indexOf(code) + 1),
    attribute_id_v2: numbers.indexOf(code) + 1,
    label: storeView.local.attributes.label(code),
    position: index,
    product_id: storeView.idOf(product),
    use_default: false,
    values: keys.map((key) => valueOf(storeView, code, key)),
  }));
}

function valueOf({ metadata }: StoreViewCatalogue, code: string, key: string) {
  const option = metadata.get(code)?.options.find((one) => one.key === key);
  const { label = key, value = '0' } = option ?? {};
  return {
    uid: valueUid(code, key),
    label,
    // Recorded on 2.4.7-p7, where an attribute has the source model `Table`.
    default_label: label,
    store_label: label,
    value_index: Number(value),
    swatch_data: null,
    use_default_value: true,
  };
}

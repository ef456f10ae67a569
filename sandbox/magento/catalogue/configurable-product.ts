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
  shelf: StoreViewCatalogue,
  product: ProductData,
): MagentoProduct {
  const { local, store } = shelf;
  const made: MagentoProduct = {
    __typename: 'ConfigurableProduct',
    type_id: 'configurable',
    weight: null,
    ...productFields(shelf, {
      ...productText(shelf, product),
      prices: mapNonEmpty(product.variants, (variant) => bedCents(product, variant)),
      stock: Math.max(...product.variants.map(({ stock }) => stock)),
      attributes: () => productAttributes(store.data, local, product),
    }),
    only_x_left_in_stock: null,
    configurable_options: () => optionsOf(shelf, product),
    variants: () => product.variants.map((variant) => variantOf(shelf, product, variant)),
    ...reviewFields(store, local.locale, product.sku, () => made),
  };
  return made;
}

const variantOf = (shelf: StoreViewCatalogue, product: ProductData, variant: VariantData) => ({
  attributes: [...variantValues(variant)].map(([code, key]) => {
    const { uid, label, value_index } = valueOf(shelf, code, key);
    return { code, uid, label, value_index };
  }),
  product: () => variantProduct(shelf, product, variant),
});

/** Returns the configurable options, in the order of choosing. */
function optionsOf(shelf: StoreViewCatalogue, product: ProductData) {
  const numbers = [...shelf.metadata.keys()];
  return [...variantAttributes(product)].map(([code, keys], place) => ({
    id: place + 1,
    uid: formatUid('configurable', String(shelf.idOf(product)), code),
    attribute_code: code,
    attribute_uid: formatUid(code),
    attribute_id: String(numbers.indexOf(code) + 1),
    attribute_id_v2: numbers.indexOf(code) + 1,
    label: shelf.local.attributes.label(code),
    position: place,
    product_id: shelf.idOf(product),
    use_default: false,
    values: keys.map((key) => valueOf(shelf, code, key)),
  }));
}

function valueOf({ metadata }: StoreViewCatalogue, code: string, key: string) {
  const options = metadata.get(code)?.options ?? [];
  const place = options.findIndex(({ value }) => value === key);
  const label = options[place]?.label ?? key;
  return {
    uid: valueUid(code, key),
    label,
    default_label: label,
    store_label: label,
    value_index: place + 1,
    swatch_data: null,
    use_default_value: true,
  };
}

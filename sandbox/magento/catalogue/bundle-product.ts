import type { GraphQLResolveInfo } from 'graphql';
import { defaultVariant, type ProductData } from '#adapters/embedded/catalogue-data.ts';
import { localizedText, type LocalizedText } from '#src/shared/locale.ts';
import { formatUid } from '../uids.ts';
import { bundleAttributes } from './custom-attributes.ts';
import { asLoaded } from './loaded-fields.ts';
import { type MagentoProduct, productFields } from './magento-product.ts';
import { mapNonEmpty, type PriceInCents, priceRange } from './price-range.ts';
import { productText } from './product-text.ts';
import { reviewFields } from './review-fields.ts';
import {
  BED,
  bedCents,
  bedUid,
  isCompatibleWith,
  type Selection,
  selectionCents,
  selectionsOf,
  selectionUid,
} from './selections.ts';
import { choiceProduct, variantProduct } from './simple-product.ts';
import type { StoreViewCatalogue } from './store-view-catalogue.ts';
import { variantName } from './variant-values.ts';

export const BED_TITLE: LocalizedText = { nl: 'Bed', de: 'Bett', en: 'Bed' };

/** A bundle: the bed itself, and the parts that shoppers choose. */
export function bundleProduct(storeView: StoreViewCatalogue, product: ProductData): MagentoProduct {
  const { parts = [] } = product;
  const { local, store } = storeView;
  const made: MagentoProduct = {
    __typename: 'BundleProduct',
    type_id: 'bundle',
    weight: null,
    ...productFields(storeView, {
      ...productText(storeView, product),
      prices: pricesOf(product),
      stock: () => Math.max(...product.variants.map(({ stock }) => stock)),
      attributes: () => bundleAttributes(store.data, local, product),
    }),
    only_x_left_in_stock: null,
    dynamic_price: true,
    dynamic_sku: true,
    dynamic_weight: true,
    price_view: 'AS_LOW_AS',
    price_details: null,
    ship_bundle_items: 'TOGETHER',
    items: once(() => [
      bundleItem(
        product,
        0,
        BED,
        localizedText(BED_TITLE, local.locale),
        bedOptions(storeView, product),
      ),
      ...parts.map((part, index) =>
        bundleItem(
          product,
          index + 1,
          part.key,
          localizedText(part.label, local.locale),
          selectionsOf(part).map((selection, row) =>
            selectionOption(storeView, product, selection, row),
          ),
        ),
      ),
    ]),
    ...reviewFields(store, local.locale, product.sku, () => made),
  };
  return made;
}

/** Price of each variant with its cheapest parts. */
const pricesOf = (product: ProductData): readonly [PriceInCents, ...PriceInCents[]] =>
  mapNonEmpty(product.variants, (variant) => {
    const { regular, final } = bedCents(product, variant);
    const parts = (product.parts ?? []).map((part) => {
      const offered = selectionsOf(part).filter((one) => isCompatibleWith(one, variant));
      return offered.length === 0 ? 0 : Math.min(...offered.map(selectionCents));
    });
    const least = parts.reduce((total, cents) => total + cents, 0);
    return { regular: regular + least, final: final + least };
  });

type BundleOption = ReturnType<typeof bundleOption>;

const bundleItem = (
  { sku }: ProductData,
  index: number,
  key: string,
  title: string,
  options: readonly BundleOption[],
) => ({
  option_id: index + 1,
  uid: formatUid('bundle', key),
  sku,
  title,
  type: 'select',
  required: true,
  position: index + 1,
  price_range: () => priceRange([options[0]?.cents ?? FREE, ...options.map(({ cents }) => cents)]),
  options,
});

const FREE: PriceInCents = { regular: 0, final: 0 };

const bedOptions = (storeView: StoreViewCatalogue, product: ProductData): readonly BundleOption[] =>
  product.variants.map((variant, index) =>
    bundleOption(index, {
      uid: bedUid(variant),
      label: variantName(storeView.local, variant),
      isDefault: variant === defaultVariant(product),
      cents: bedCents(product, variant),
      product: () => variantProduct(storeView, product, variant),
    }),
  );

function selectionOption(
  storeView: StoreViewCatalogue,
  product: ProductData,
  selection: Selection,
  index: number,
): BundleOption {
  const { part, choice } = selection;
  const cents = selectionCents(selection);
  return bundleOption(index, {
    uid: selectionUid(selection),
    label: localizedText(choice.label, storeView.local.locale),
    isDefault: choice === part.choices[0],
    cents: { regular: cents, final: cents },
    product: () => choiceProduct(storeView, product, selection),
  });
}

type OptionFacts = {
  readonly uid: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly cents: PriceInCents;
  readonly product: () => MagentoProduct;
};

/** With dynamic prices, the price is the product's, and the option's is 0. */
function bundleOption(index: number, { uid, label, isDefault, cents, product }: OptionFacts) {
  const made = once(product);
  return {
    id: index + 1,
    uid,
    label,
    position: index + 1,
    quantity: 1,
    qty: 1,
    is_default: isDefault,
    can_change_quantity: false,
    price: 0,
    price_type: 'DYNAMIC',
    product: (_args: unknown, _context: unknown, info: GraphQLResolveInfo) =>
      asLoaded(made(), info),
    cents,
  };
}

/** Makes a value when it is first asked for: an answer lists hundreds of options. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

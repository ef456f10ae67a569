import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import { localizedText } from '#src/shared/locale.ts';
import { memoizePerObject } from '#src/shared/memoize.ts';
import { slugify } from '#src/shared/normalize-text.ts';
import {
  type CustomAttribute,
  productAttributes,
  selectionAttributes,
  variantAttributesOf,
} from './custom-attributes.ts';
import { type MagentoProduct, type ProductFacts, productFields } from './magento-product.ts';
import { productText } from './product-text.ts';
import { NO_REVIEWS, reviewFields } from './review-fields.ts';
import { bedCents, type Selection, selectionCents, selectionName } from './selections.ts';
import type { StoreViewCatalogue } from './store-view-catalogue.ts';

/** A product with one variant. */
export function simpleProduct(storeView: StoreViewCatalogue, product: ProductData): MagentoProduct {
  const [variant] = product.variants;
  const made: MagentoProduct = {
    ...simple(storeView, {
      ...productText(storeView, product),
      sku: variant.sku,
      prices: [bedCents(product, variant)],
      stock: () => variant.stock,
      attributes: () => onlyAttributes(storeView, product, variant),
    }),
    ...reviewFields(storeView.store, storeView.local.locale, product.sku, () => made),
  };
  return made;
}

/** A variant or the bed of a bundle: for sale, but not visible on its own. */
export const variantProduct = (
  storeView: StoreViewCatalogue,
  product: ProductData,
  variant: VariantData,
): MagentoProduct => variantProducts(storeView)(product)(variant);

/** Memoized, as each has some forty fields, and an answer lists hundreds of them. */
const variantProducts = memoizePerObject((storeView: StoreViewCatalogue) =>
  memoizePerObject((product: ProductData) =>
    memoizePerObject((variant: VariantData) => makeVariantProduct(storeView, product, variant)),
  ),
);

function makeVariantProduct(
  storeView: StoreViewCatalogue,
  product: ProductData,
  variant: VariantData,
): MagentoProduct {
  const text = productText(storeView, product);
  return {
    ...simple(storeView, {
      ...text,
      id: MAX_VARIANTS * text.id + product.variants.indexOf(variant),
      sku: variant.sku,
      urlKey: `${text.urlKey}-${slugify(variant.sku, storeView.local.locale)}`,
      pictures: variant.pictures ?? [],
      prices: [bedCents(product, variant)],
      stock: () => variant.stock,
      attributes: () => variantAttributesOf(storeView.local, product, variant),
    }),
    ...NO_REVIEWS,
  };
}

/** A choice of a bundle part. */
export function choiceProduct(
  storeView: StoreViewCatalogue,
  product: ProductData,
  selection: Selection,
): MagentoProduct {
  const { part, choice } = selection;
  const { locale } = storeView.local;
  const sku = `${product.sku}-${part.key}-${selectionName(selection)}`;
  const cents = selectionCents(selection);
  return {
    ...simple(storeView, {
      ...productText(storeView, product),
      sku,
      name: localizedText(choice.label, locale),
      urlKey: slugify(sku, locale),
      summary: choice.summary ? localizedText(choice.summary, locale) : '',
      description: [],
      categoryIds: [],
      pictures: choice.picture ? [choice.picture] : [],
      prices: [{ regular: cents, final: cents }],
      stock: () => (choice.isSoldOut ? 0 : PLENTY),
      attributes: () => selectionAttributes(selection),
    }),
    ...NO_REVIEWS,
  };
}

/** Parts are always in stock. */
const PLENTY = 9999;

/** Leaves ids for variants between those of two products. */
const MAX_VARIANTS = 1000;

const simple = (storeView: StoreViewCatalogue, facts: ProductFacts): MagentoProduct => ({
  __typename: 'SimpleProduct',
  type_id: 'simple',
  weight: null,
  ...productFields(storeView, facts),
});

/** Attributes of the product override those of the variant. */
function onlyAttributes(
  { store, local }: StoreViewCatalogue,
  product: ProductData,
  variant: VariantData,
): readonly CustomAttribute[] {
  const own = productAttributes(store.data, local, product);
  const known = new Set(own.map(({ code }) => code));
  const ofVariant = variantAttributesOf(local, product, variant);
  return [...own, ...ofVariant.filter(({ code }) => !known.has(code))];
}

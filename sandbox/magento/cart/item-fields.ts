import { GraphQLError } from 'graphql';
import { BY_OWN_SKU } from '../catalogue/selected-product.ts';
import { productKindOf, valueUid } from '../catalogue/selections.ts';
import { valueLabel, variantValues } from '../catalogue/variant-values.ts';
import { formatUid, parseUid } from '../uids.ts';
import { bundleOptions } from './bundle-options.ts';
import { itemPriceFields } from './price-fields.ts';
import type { QuoteLine, QuoteView } from './quote-view.ts';

/** `CartItemInterface` of the schema. */
export type ItemFields = ReturnType<typeof itemFields>;

/** Formats a line. For a variant, `product` is the configurable one, with the variant beside it. */
export function itemFields(view: QuoteView, line: QuoteLine) {
  const { product: data, variant } = line.article;
  const { products } = view.quote.shop;
  const isAlone = line.line.optionUids.includes(BY_OWN_SKU);
  const kind = isAlone ? 'simple' : productKindOf(data);
  const product = isAlone
    ? products.variant(view.locale, data, variant)
    : products.product(view.locale, data);
  const base = {
    id: String(line.line.id),
    uid: itemUid(line.line.id),
    quantity: line.line.quantity,
    // The product of a line is loaded without its gallery; another query may have cached that.
    product: { ...product, media_gallery: () => [] },
    prices: itemPriceFields(view, line),
    customizable_options: [],
    ...availability(view, line, kind),
  };
  switch (kind) {
    case 'simple':
      return { __typename: 'SimpleCartItem', ...base };
    case 'configurable':
      return {
        __typename: 'ConfigurableCartItem',
        ...base,
        configurable_options: configurableOptions(view, line),
        configured_variant: products.variant(view.locale, data, variant),
      };
    case 'bundle':
      return {
        __typename: 'BundleCartItem',
        ...base,
        product: { ...base.product, only_x_left_in_stock: stockOfDynamicSku },
        bundle_options: bundleOptions(view, line),
      };
  }
}

/**
 * In a cart, a bundle with a dynamic SKU is looked up by that SKU, made of those of its choices, which
 * has no stock.
 */
const stockOfDynamicSku = (): GraphQLError =>
  new GraphQLError('The requested sku is not assigned to given stock.');

/**
 * Magento 2.4.7 judges a variant by the stock of its parent, which has none of its own; later releases
 * by that of the variant.
 */
function availability(
  { quote: { faults, availability: told } }: QuoteView,
  { line, shortage }: QuoteLine,
  kind: ReturnType<typeof productKindOf>,
) {
  const isShort = shortage !== undefined;
  const isAvailable = !isShort;
  return {
    is_available:
      faults.release === '2.4.7'
        ? (told.get(line.id) ?? (isAvailable && kind !== 'configurable'))
        : isAvailable,
    not_available_message: shortage ?? null,
    errors: isShort ? [{ code: 'ITEM_QTY', message: shortage }] : null,
  };
}

/** `SelectedConfigurableOption` of the schema: the values that identify the variant. */
function configurableOptions({ quote, locale }: QuoteView, { article }: QuoteLine) {
  const { attributes } = quote.shop.store.localized(locale);
  const { uid } = quote.shop.products.product(locale, article.product);
  const [productId = ''] = parseUid(uid);
  const words = new Map(attributes.options(article.variant).map((one) => [one.code, one.value]));
  return [...variantValues(article.variant)].map(([code, key], index) => ({
    id: index + 1,
    configurable_product_option_uid: formatUid('configurable', productId, code),
    configurable_product_option_value_uid: valueUid(code, key),
    option_label: attributes.label(code),
    value_id: index + 1,
    value_label: valueLabel(code, key, words.get(code) ?? key),
  }));
}

/** Magento numbers the lines of all carts; the uid is the number in base64. */
const itemUid = (lineId: number): string => formatUid(String(lineId));

/** A line named by a client: by its uid, or by its number as before 2.4. */
export type CartItemReference = {
  readonly cart_item_uid?: string | null;
  readonly cart_item_id?: number | null;
};

/** Returns the number of a line; `undefined` if none is named, NaN for an invalid uid. */
export function itemId({
  cart_item_uid: uid,
  cart_item_id: id,
}: CartItemReference): number | undefined {
  if (typeof uid !== 'string') return id ?? undefined;
  const [number = '', ...others] = parseUid(uid);
  return /^\d{1,15}$/u.test(number) && others.length === 0 ? Number(number) : NaN;
}

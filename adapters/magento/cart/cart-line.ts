import { sizeOptionValue, type CartItem, type CartItemOption } from '#src/cart/cart.ts';
import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import { configurationPicture } from '#src/catalog/bed-look.ts';
import { isDefaultChoice, type ChosenPart } from '#src/catalog/bundle.ts';
import { NO_PICTURE } from '#src/catalog/product-pictures.ts';
import type { VariantOption } from '#src/catalog/product.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import type { Money } from '#src/pricing/money.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import { sizeOf } from '../catalogue/properties.ts';
import { bedOptionCodes, choiceKey } from '../catalogue/bundle-item.ts';
import { textOf, type CustomAttribute } from '../catalogue/custom-attribute.ts';
import { statedRegular } from '../catalogue/price-and-stock.ts';
import { partTexts, type BundleItems } from './bundle-items.ts';
import type { BundlesBySku } from './cart-bundles.ts';
import type { CartProduct } from './cart-product.ts';
import { type ConfiguredOption, readLineFields, type LineFields } from './line-fields.ts';

/** A cart line and its stock in Magento. */
export type MagentoLine = {
  readonly item: CartItem;
  /** Quantity that can be sold now. */
  readonly stock: number;
  /** Whether the line cannot be ordered as it is. */
  readonly isFlagged: boolean;
};

/** Reads a line of Magento's cart in a locale. Returns `undefined` if it cannot be shown. */
export function readCartLine(
  value: unknown,
  locale: Locale,
  bundles: BundlesBySku,
): MagentoLine | undefined {
  const fields = readLineFields(value);
  const lineProducts = fields && lineProductsOf(fields, bundles);
  if (!lineProducts) return undefined;
  const { uid, quantity, prices } = fields;
  const price = prices.price_including_tax;
  return {
    item: {
      uid,
      quantity,
      ...displayFields(lineProducts, locale),
      price,
      regularPrice: lineProducts.regular ?? price,
      rowTotal: prices.row_total_including_tax,
    },
    stock: lineProducts.stock,
    isFlagged: isFlagged(fields, lineProducts),
  };
}

/**
 * Whether a line cannot be ordered as it is. Magento 2.4.7 judges a configurable line by the stock of
 * the parent, so that `is_available` is always false; since 2.4.8 it judges by the variant. The shop
 * does so itself, at any release.
 */
function isFlagged(fields: LineFields, { variant }: LineProducts): boolean {
  const isAvailable =
    fields.configured_variant === undefined
      ? fields.is_available
      : variant.stock >= fields.quantity;
  return !isAvailable || fields.errors.length > 0;
}

/** The contents of a line: a product variant and, for a bundle, the chosen parts. */
type LineProducts = {
  readonly product: CartProduct;
  readonly variant: CartProduct;
  /** The chosen values of the variant, other than its size. */
  readonly chosen: readonly CustomAttribute[];
  readonly labels: readonly ConfiguredOption[];
  readonly parts: readonly ChosenPart[];
  readonly regular: Money | undefined;
  readonly stock: number;
};

function lineProductsOf(fields: LineFields, bundles: BundlesBySku): LineProducts | undefined {
  const { product } = fields;
  if (fields.bundle_options) {
    const bundle = bundles.get(product.sku);
    return bundle && bundleProducts(fields, product, bundle);
  }
  const variant = fields.configured_variant ?? product;
  const labels = fields.configurable_options ?? [];
  return {
    product,
    variant,
    chosen: [...variant.attributes.values()].filter(
      ({ code, values: [value] }) =>
        code !== SIZE_FACET && labels.some(({ value_label }) => value_label === value?.label),
    ),
    labels,
    parts: [],
    regular: variant.amounts && statedRegular(variant.amounts),
    stock: variant.stock,
  };
}

function bundleProducts(
  { bundle_options = [] }: LineFields,
  product: CartProduct,
  { beds, parts }: BundleItems<CartProduct>,
): LineProducts | undefined {
  const uids = new Set(bundle_options.flatMap(({ values }) => values.map(({ uid }) => uid)));
  const bed = beds.find(({ uid }) => uids.has(uid));
  if (!bed) return undefined;
  const chosen = parts.flatMap((part) => {
    const selection = part.selections.find(({ uid }) => uids.has(uid));
    const texts = selection && partTexts(product.sku, part);
    const choice = texts?.choices.find(({ key }) => key === choiceKey(selection ?? bed));
    return selection && texts && choice ? [{ selection, part: texts, choice }] : [];
  });
  const selected = [bed.product, ...chosen.map(({ selection }) => selection.product)];
  return {
    product,
    variant: bed.product,
    chosen: bedOptionCodes(product.attributes).flatMap(
      (code) => bed.product.attributes.get(code) ?? [],
    ),
    labels: [],
    parts: chosen,
    regular: totalOf([
      bed.product.amounts && statedRegular(bed.product.amounts),
      ...chosen.map(({ selection }) => selection.product.amounts?.final),
    ]),
    stock: selected.slice(1).some(({ stock }) => stock === 0) ? 0 : bed.product.stock,
  };
}

/** Returns `undefined` if one of the amounts is unknown. */
const totalOf = (amounts: readonly (Money | undefined)[]): Money | undefined =>
  amounts.includes(undefined)
    ? undefined
    : euroCents(amounts.reduce((total, amount) => total + (amount?.cents ?? 0), 0));

function displayFields(
  lineProducts: LineProducts,
  locale: Locale,
): Pick<CartItem, 'product' | 'productSku' | 'options'> {
  const { product, variant, parts } = lineProducts;
  const size = sizeOf(variant.attributes);
  const options = variantOptions(lineProducts, locale);
  const sized = { ...(size !== undefined && { size }), options };
  const [photograph = NO_PICTURE] = [...variant.pictures, ...product.pictures];
  const { name } = product;
  const attributes = Array.from(product.attributes.keys(), (code) => ({ code }));
  const drawing = configurationPicture({ product: { name, attributes }, variant: sized, parts });
  return {
    product: {
      sku: variant.sku,
      name,
      url: variantUrl(product, sized, locale, parts),
      image: drawing ?? photograph,
    },
    productSku: textOf(product.attributes, 'model_sku') ?? product.sku,
    options: [
      ...(size === undefined ? [] : [sizeOption(size, locale)]),
      ...options.map(({ label, value }) => ({ label, value })),
      ...parts
        .filter((one) => !isDefaultChoice(one))
        .map(({ part, choice }) => ({ label: part.label, value: choice.label, uid: choice.uid })),
    ],
  };
}

/** Labels are the shop's own; Magento's where the shop has none. */
const variantOptions = (
  { chosen, labels }: LineProducts,
  locale: Locale,
): readonly VariantOption[] =>
  chosen.flatMap(({ code, values: [option] }) => {
    if (!option) return [];
    const { value: key, label: value } = option;
    const optionLabel = labels.find(({ value_label }) => value_label === value)?.option_label;
    return { code, key, value, label: attributeLabel(code, locale) ?? optionLabel ?? code };
  });

const sizeOption = (size: string, locale: Locale): CartItemOption => ({
  label: attributeLabel(SIZE_FACET, locale) ?? SIZE_FACET,
  value: sizeOptionValue(size),
});

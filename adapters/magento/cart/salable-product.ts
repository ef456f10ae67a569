import type { NewCartItem } from '#src/cart/cart.ts';
import { availabilityThenPriceOrder } from '#src/catalog/choose-variant.ts';
import {
  type Reader,
  readFields,
  readFieldsWith,
  readListOf,
  readText,
  readValidItems,
  withDefault,
} from '#src/shared/json-reader.ts';
import { type BundleOption, choiceKey } from '../catalogue/bundle-item.ts';
import { textOf } from '../catalogue/custom-attribute.ts';
import { choiceUid } from '../catalogue/to-parts.ts';
import {
  type BundleItems,
  defaultChoice,
  type PartItem,
  readBundleItems,
  selectionFor,
} from './bundle-items.ts';
import { readStockedProduct, type StockedProduct } from './cart-product.ts';
import type { PurchasableItem } from './purchasable-items.ts';

/** A Magento product with the SKUs under which the shop sells it: its own and its variants'. */
export type SalableProduct = {
  readonly product: StockedProduct;
  readonly skus: readonly string[];
} & (
  | { readonly kind: 'simple' }
  | { readonly kind: 'configurable'; readonly variants: readonly Variant[] }
  | { readonly kind: 'bundle'; readonly items: BundleItems<StockedProduct> }
);

type Variant = {
  readonly attributes: readonly { readonly uid: string }[];
  readonly product: StockedProduct;
};

/** Reads the products of an answer to `PurchasableProducts`. */
export const readSalableProducts = (data: unknown): readonly SalableProduct[] =>
  readAnswer(data)?.products ?? [];

/**
 * Returns how to buy an item of a product; `undefined` if the variant or choice does not exist. The
 * product's own SKU gives the variant whose price is shown before one is chosen (P3). A price of 0
 * is a mistake of the catalogue, which does not show such a variant.
 */
export function toPurchasable(
  sold: SalableProduct,
  item: NewCartItem,
): PurchasableItem | undefined {
  const purchasable = purchasableVariant(sold, item);
  return purchasable && isChoiceOpen(sold, item)
    ? { ...purchasable, needsChoice: true }
    : purchasable;
}

/** Whether the SKU is that of a product with several variants. */
function isChoiceOpen(sold: SalableProduct, { sku }: NewCartItem): boolean {
  if (sold.kind === 'simple') return false;
  const variants = sold.kind === 'bundle' ? sold.items.beds : sold.variants;
  return variants.length > 1 && variants.every(({ product }) => product.sku !== sku);
}

function purchasableVariant(sold: SalableProduct, item: NewCartItem): PurchasableItem | undefined {
  switch (sold.kind) {
    case 'simple':
      return item.optionUids?.length || priceOf(sold) === 0
        ? undefined
        : purchasableOf(sold.product, sold.product, [], []);
    case 'configurable': {
      const variant = named(sold.product, sold.variants, item, priceOf);
      if (!variant || item.optionUids?.length || priceOf(variant) === 0) return undefined;
      const uids = variant.attributes.map(({ uid }) => uid);
      return purchasableOf(sold.product, variant.product, uids, []);
    }
    case 'bundle':
      return toPurchasableBundle(sold.product, sold.items, item);
  }
}

/** Returns the requested variant. */
function named<One extends { readonly product: StockedProduct }>(
  product: StockedProduct,
  variants: readonly One[],
  { sku }: NewCartItem,
  priceOf: (one: One) => number,
): One | undefined {
  const variant = variants.find((one) => one.product.sku === sku);
  if (variant || product.sku !== sku) return variant;
  const offers = variants.map((one) => ({ one, stock: one.product.stock }));
  return offers.toSorted(availabilityThenPriceOrder(({ one }) => priceOf(one)))[0]?.one;
}

/** In cents; a product without a price sorts last. */
const priceOf = ({ product }: { readonly product: StockedProduct }): number =>
  product.amounts?.final.cents ?? Number.MAX_SAFE_INTEGER;

function toPurchasableBundle(
  product: StockedProduct,
  { beds, parts }: BundleItems<StockedProduct>,
  item: NewCartItem,
): PurchasableItem | undefined {
  const { optionUids = [] } = item;
  const bed = named(product, beds, item, (one) => priceWithParts(one, parts));
  const chosen = bed && parts.map((part) => choiceOf(product.sku, part, bed, optionUids));
  if (!bed || !chosen || priceWithParts(bed, parts) === 0) return undefined;
  const choices = chosen.flatMap((one) => one ?? []);
  const uids = choices.filter(({ isNamed }) => isNamed).map(({ uid }) => uid);
  if (choices.length !== parts.length || uids.length !== new Set(optionUids).size) return undefined;
  const selections = choices.map(({ selection }) => selection);
  const purchasable = purchasableOf(
    product,
    bed.product,
    [bed, ...selections].map(({ uid }) => uid),
    choices.filter(({ isDefault }) => !isDefault).map(({ uid }) => uid),
  );
  return selections.some((one) => one.product.stock === 0)
    ? { ...purchasable, stock: 0 }
    : purchasable;
}

/** Price of a bed including its default parts, in cents. */
const priceWithParts = (
  bed: BundleOption<StockedProduct>,
  parts: readonly PartItem<StockedProduct>[],
): number =>
  parts
    .flatMap((part) => selectionFor(part, defaultChoice(part) ?? '', bed) ?? [])
    .reduce((total, one) => total + priceOf(one), priceOf(bed));

/** Returns the choice of a part: the one requested, else the default. Two requested are invalid. */
function choiceOf(
  sku: string,
  part: PartItem<StockedProduct>,
  bed: BundleOption<StockedProduct>,
  optionUids: readonly string[],
) {
  const keys = [...new Set(part.selections.map(choiceKey))];
  const requestedKeys = keys.filter((key) => optionUids.includes(choiceUid(sku, part.key, key)));
  const defaultOption = defaultChoice(part);
  const key = requestedKeys[0] ?? defaultOption;
  const selection = key === undefined ? undefined : selectionFor(part, key, bed);
  if (!selection || key === undefined || requestedKeys.length > 1) return undefined;
  const uid = choiceUid(sku, part.key, key);
  return { selection, uid, isNamed: requestedKeys.length === 1, isDefault: key === defaultOption };
}

const purchasableOf = (
  product: StockedProduct,
  variant: StockedProduct,
  selected: readonly string[],
  optionUids: readonly string[],
): PurchasableItem => ({
  skuWithOptions: {
    sku: variant.sku,
    ...(optionUids.length > 0 && { optionUids: optionUids.toSorted() }),
  },
  buyRequest: { sku: product.sku, selected_options: [...selected] },
  name: product.name,
  stock: variant.stock,
});

const readVariant: Reader<Variant> = readFields({
  attributes: readListOf(readFields({ uid: readText })),
  product: readStockedProduct,
});

const readKind = readFieldsWith<
  object,
  { variants: readonly Variant[]; items: BundleItems<StockedProduct> }
>({}, { variants: readValidItems(readVariant), items: readBundleItems(readStockedProduct) });

const readSold: Reader<SalableProduct> = (value) => {
  const product = readStockedProduct(value);
  const { variants, items } = readKind(value) ?? {};
  if (!product) return undefined;
  if (items)
    return { kind: 'bundle', product, skus: [product.sku, ...items.beds.map(skuOf)], items };
  if (variants)
    return { kind: 'configurable', product, skus: [product.sku, ...variants.map(skuOf)], variants };
  const model = textOf(product.attributes, 'model_sku') ?? [];
  return { kind: 'simple', product, skus: [product.sku, model].flat() };
};

const skuOf = ({ product }: { readonly product: StockedProduct }): string => product.sku;

const readProducts = withDefault(
  (value: unknown) =>
    readFields({ items: withDefault(readValidItems(readSold), []) })(value)?.items,
  [],
);

const readAnswer = readFields({ products: readProducts });

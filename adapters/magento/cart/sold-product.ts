import type { NewCartItem } from '#src/cart/cart.ts';
import { readFields, readListOf, readText, type Reader } from '#src/shared/json-reader.ts';
import { orElse, readFieldsWith, readSomeOf } from '#src/shared/lenient-readers.ts';
import { choiceUid } from '../catalogue/choice-uid.ts';
import {
  choiceKey,
  defaultChoice,
  readBundleItems,
  selectionFor,
  type BundleItems,
  type PartItem,
  type Selection,
} from './bundle-items.ts';
import { readStockedProduct, type StockedProduct } from './cart-product.ts';
import type { WayToBuy } from './ways-to-buy.ts';

/** A product of Magento's by the SKUs under which the shop sells it: those of its variants. */
export type SoldProduct = {
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

/** The products of an answer to `WaysToBuy`. */
export const readSoldProducts = (data: unknown): readonly SoldProduct[] => {
  const { bySku, byText } = readAnswer(data) ?? {};
  return [...(byText ?? []), ...(bySku ?? [])];
};

/** How an item is bought of a product; nothing where it names no such variant or choice. */
export function soldAs(sold: SoldProduct, item: NewCartItem): WayToBuy | undefined {
  switch (sold.kind) {
    case 'simple':
      return item.optionUids?.length ? undefined : wayOf(sold.product, sold.product, [], []);
    case 'configurable': {
      const variant = sold.variants.find(({ product }) => product.sku === item.sku);
      if (!variant || item.optionUids?.length) return undefined;
      const uids = variant.attributes.map(({ uid }) => uid);
      return wayOf(sold.product, variant.product, uids, []);
    }
    case 'bundle':
      return soldAsBundle(sold.product, sold.items, item);
  }
}

function soldAsBundle(
  product: StockedProduct,
  { beds, parts }: BundleItems<StockedProduct>,
  { sku, optionUids = [] }: NewCartItem,
): WayToBuy | undefined {
  const bed = beds.find((one) => one.product.sku === sku);
  const chosen = bed && parts.map((part) => choiceOf(product.sku, part, bed, optionUids));
  if (!bed || !chosen) return undefined;
  const whole = chosen.flatMap((one) => one ?? []);
  const named = whole.filter(({ isNamed }) => isNamed).map(({ uid }) => uid);
  if (whole.length !== parts.length || named.length !== new Set(optionUids).size) return undefined;
  const selections = whole.map(({ selection }) => selection);
  const way = wayOf(
    product,
    bed.product,
    [bed, ...selections].map(({ uid }) => uid),
    whole.filter(({ isDefault }) => !isDefault).map(({ uid }) => uid),
  );
  return selections.some((one) => one.product.stock === 0) ? { ...way, stock: 0 } : way;
}

/** What is chosen of a part: what is named of it, once, or what it comes with. */
function choiceOf(
  sku: string,
  part: PartItem<StockedProduct>,
  bed: Selection<StockedProduct>,
  optionUids: readonly string[],
) {
  const keys = [...new Set(part.selections.map(choiceKey))];
  const named = keys.filter((key) => optionUids.includes(choiceUid(sku, part.key, key)));
  const usual = defaultChoice(part);
  const key = named[0] ?? usual;
  const selection = key === undefined ? undefined : selectionFor(part, key, bed);
  if (!selection || key === undefined || named.length > 1) return undefined;
  const uid = choiceUid(sku, part.key, key);
  return { selection, uid, isNamed: named.length === 1, isDefault: key === usual };
}

const wayOf = (
  product: StockedProduct,
  variant: StockedProduct,
  selected: readonly string[],
  optionUids: readonly string[],
): WayToBuy => ({
  goods: {
    sku: variant.sku,
    ...(optionUids.length > 0 && { optionUids: optionUids.toSorted() }),
  },
  buy: { sku: product.sku, selected_options: [...selected] },
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
>({}, { variants: readSomeOf(readVariant), items: readBundleItems(readStockedProduct) });

const readSold: Reader<SoldProduct> = (value) => {
  const product = readStockedProduct(value);
  const { variants, items } = readKind(value) ?? {};
  if (!product) return undefined;
  if (items) return { kind: 'bundle', product, skus: items.beds.map(skuOf), items };
  if (variants) return { kind: 'configurable', product, skus: variants.map(skuOf), variants };
  return { kind: 'simple', product, skus: [product.sku] };
};

const skuOf = ({ product }: { readonly product: StockedProduct }): string => product.sku;

const readProducts = orElse(
  (value: unknown) => readFields({ items: orElse(readSomeOf(readSold), []) })(value)?.items,
  [],
);

const readAnswer = readFields({ bySku: readProducts, byText: readProducts });

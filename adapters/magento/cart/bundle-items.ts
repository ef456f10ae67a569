import type { BundleChoice, BundlePart } from '#src/catalog/bundle.ts';
import { sizeWidth } from '#src/catalog/size-measures.ts';
import { euros } from '#src/pricing/money.ts';
import { readFields, readFlag, readText, type Reader } from '#src/shared/json-reader.ts';
import { orElse, readSomeOf } from '#src/shared/lenient-readers.ts';
import { choiceUid } from '../catalogue/choice-uid.ts';
import { textOf } from '../catalogue/custom-attribute.ts';
import { byPosition, readPosition } from '../catalogue/position.ts';
import { sizeOf } from '../catalogue/properties.ts';
import type { StockedProduct } from './cart-product.ts';

/**
 * What a bundle is put together from: the bed in each of its variants, and the parts that shoppers
 * choose. Where a choice is sold by the width of the bed, each width is a selection of its own.
 */
export type BundleItems<Product extends StockedProduct> = {
  readonly beds: readonly Selection<Product>[];
  readonly parts: readonly PartItem<Product>[];
};

export type PartItem<Product extends StockedProduct> = {
  readonly key: string;
  readonly label: string;
  readonly selections: readonly Selection<Product>[];
};

/** What Magento calls an option of a bundle. */
export type Selection<Product extends StockedProduct> = {
  readonly uid: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly product: Product;
};

/** Reads the items of a bundle whose selections' products are read by `read`. */
export const readBundleItems =
  <Product extends StockedProduct>(read: Reader<Product>): Reader<BundleItems<Product>> =>
  (value) => {
    const items = readSomeOf(readItem(read))(value)?.toSorted(byPosition);
    return (
      items && {
        beds: items.flatMap(({ options }) => options.filter((option) => !isOfPart(option))),
        parts: items.flatMap(({ title, options }) => {
          const selections = options.filter(isOfPart);
          const key = selections[0] && partKey(selections[0]);
          return key === undefined ? [] : { key, label: title, selections };
        }),
      }
    );
  };

/** The selection of a choice that fits a bed of this size. */
export const selectionFor = <Product extends StockedProduct>(
  part: PartItem<Product>,
  choice: string,
  bed: Selection<Product>,
): Selection<Product> | undefined =>
  part.selections.find((one) => choiceKey(one) === choice && fits(one, bed));

/** The choice that a bundle comes with unless a shopper wants otherwise. */
export const defaultChoice = ({ selections }: PartItem<StockedProduct>): string | undefined => {
  const selection = selections.find(({ isDefault }) => isDefault) ?? selections[0];
  return selection && choiceKey(selection);
};

export const choiceKey = ({ product, uid }: Selection<StockedProduct>): string =>
  textOf(product.attributes, 'bundle_choice') ?? uid;

/** The part as far as it takes to say what was chosen of it, the default first. */
export function partWords(sku: string, part: PartItem<StockedProduct>): BundlePart | undefined {
  const usual = defaultChoice(part);
  const labels = new Map(part.selections.map((one) => [choiceKey(one), one.label]));
  const [first, ...others] = [...labels]
    .map(([key, label]) => choiceWords(choiceUid(sku, part.key, key), key, label))
    .toSorted((a, b) => Number(b.key === usual) - Number(a.key === usual));
  return first && { key: part.key, label: part.label, choices: [first, ...others] };
}

const choiceWords = (uid: string, key: string, label: string): BundleChoice => ({
  uid,
  key,
  label,
  extra: euros(0),
  isSoldOut: false,
});

const readItem = <Product extends StockedProduct>(read: Reader<Product>) =>
  readFields({
    title: orElse(readText, ''),
    position: readPosition,
    options: (value) => readSomeOf(readOption(read))(value)?.toSorted(byPosition),
  });

const readOption =
  <Product extends StockedProduct>(
    read: Reader<Product>,
  ): Reader<Selection<Product> & { readonly position: number }> =>
  (value) => {
    const fields = readFields({
      uid: readText,
      label: orElse(readText, ''),
      position: readPosition,
      is_default: orElse(readFlag, false),
      product: read,
    })(value);
    if (!fields) return undefined;
    const { is_default: isDefault, ...selection } = fields;
    return { ...selection, isDefault };
  };

const partKey = ({ product }: Selection<StockedProduct>): string | undefined =>
  textOf(product.attributes, 'bundle_part');

const isOfPart = (selection: Selection<StockedProduct>): boolean =>
  partKey(selection) !== undefined;

function fits(selection: Selection<StockedProduct>, bed: Selection<StockedProduct>): boolean {
  const width = textOf(selection.product.attributes, 'breedte');
  return width === undefined || Number.parseInt(width, 10) === widthOf(bed.product);
}

const widthOf = ({ attributes }: StockedProduct): number => sizeWidth(sizeOf(attributes) ?? '');

import type { BundleChoice, BundlePart } from '#src/catalog/bundle.ts';
import { euroCents } from '#src/pricing/money.ts';
import { type Reader, readValidItems } from '#src/shared/json-reader.ts';
import {
  bedWidth,
  type BundleOption,
  choiceKey,
  optionFor,
  partKey,
  readBundleItems as readItems,
} from '../catalogue/bundle-item.ts';
import { choiceUid } from '../catalogue/to-parts.ts';
import type { StockedProduct } from './cart-product.ts';

/**
 * The items of a bundle: the bed in each of its variants, and the parts that shoppers choose. Where
 * a choice is sold by the width of the bed, each width is a separate selection.
 */
export type BundleItems<Product extends StockedProduct> = {
  readonly beds: readonly BundleOption<Product>[];
  readonly parts: readonly PartItem<Product>[];
};

export type PartItem<Product extends StockedProduct> = {
  readonly key: string;
  readonly label: string;
  readonly selections: readonly BundleOption<Product>[];
};

/**
 * Reads the items of a bundle; `read` reads the products of its selections. Unreadable parts are
 * dropped without a report: the catalogue reports them.
 */
export const readBundleItems =
  <Product extends StockedProduct>(read: Reader<Product>): Reader<BundleItems<Product>> =>
  (value) => {
    const items = readItems(read, readValidItems, () => undefined)(value);
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

/** Returns the selection of a choice that fits a bed of this size. */
export const selectionFor = <Product extends StockedProduct>(
  { selections }: PartItem<Product>,
  choice: string,
  bed: BundleOption<Product>,
): BundleOption<Product> | undefined =>
  optionFor(
    selections.filter((one) => choiceKey(one) === choice),
    bedWidth(bed.product),
  );

/** Returns the key of the choice that is selected by default. */
export const defaultChoice = ({ selections }: PartItem<StockedProduct>): string | undefined => {
  const selection = selections.find(({ is_default }) => is_default) ?? selections[0];
  return selection && choiceKey(selection);
};

/** Returns the part with the labels of its choices, the default first, without prices and stock. */
export function partTexts(sku: string, part: PartItem<StockedProduct>): BundlePart | undefined {
  const defaultOption = defaultChoice(part);
  const labels = new Map(part.selections.map((one) => [choiceKey(one), one.label]));
  const [first, ...others] = [...labels]
    .map(([key, label]) => choiceTexts(choiceUid(sku, part.key, key), key, label))
    .toSorted((a, b) => Number(b.key === defaultOption) - Number(a.key === defaultOption));
  return first && { key: part.key, label: part.label, choices: [first, ...others] };
}

const choiceTexts = (uid: string, key: string, label: string): BundleChoice => ({
  uid,
  key,
  label,
  extra: euroCents(0),
  isSoldOut: false,
});

const isOfPart = (selection: BundleOption<StockedProduct>): boolean =>
  partKey(selection) !== undefined;

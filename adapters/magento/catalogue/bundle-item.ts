import type { ChoiceName } from '#src/catalog/bundle.ts';
import { sizeWidth } from '#src/catalog/size-measures.ts';
import { readFields, readFlag, readText, type Reader } from '#src/shared/json-reader.ts';
import { orElse } from '#src/shared/lenient-readers.ts';
import { textOf, type CustomAttributes } from './custom-attribute.ts';
import { byPosition, readPosition, type Placed } from './position.ts';
import { sizeOf } from './properties.ts';
import { MOST_CHOICES, readTold } from './told-list.ts';

/** What a set is put together from: the bed itself, or a part of which shoppers choose one. */
export type BundleItem<Product> = Placed & {
  readonly title: string;
  readonly options: readonly BundleOption<Product>[];
};

export type BundleOption<Product> = Placed & {
  /** What Magento calls it. */
  readonly uid: string;
  readonly label: string;
  readonly is_default: boolean;
  readonly product: Product;
};

/** As much of an option as tells what it is of, and for which beds. */
type Sold = { readonly product: { readonly sku: string; readonly attributes: CustomAttributes } };

/**
 * The items of a bundle that `listOf` lets pass, and the options of each, in the order of their
 * positions; `tell` hears of what an option sells that cannot be read.
 */
export const readBundleItems = <Product>(
  readProduct: Reader<Product>,
  listOf: <T>(read: Reader<T>) => Reader<readonly T[]>,
  tell: (product: unknown) => void,
): Reader<readonly BundleItem<Product>[]> => {
  const readOption = readFields({
    uid: readText,
    label: orElse(readText, ''),
    is_default: orElse(readFlag, false),
    product: readProduct,
    position: readPosition,
  }) as Reader<BundleOption<Product>>;
  const readOptions = readTold(readOption, (option) => tell(productOf(option)), MOST_CHOICES);
  const readItem = readFields<BundleItem<Product>>({
    title: orElse(readText, ''),
    options: (value) => readOptions(value)?.toSorted(byPosition),
    position: readPosition,
  });
  return (value) => listOf(readItem)(value)?.toSorted(byPosition);
};

const productOf = (option: unknown): unknown =>
  readFields<{ product: unknown }>({ product: (value) => value ?? undefined })(option)?.product;

/** Which part an option is of; nothing for the bed itself. */
export const partKey = ({ product }: Sold): string | undefined =>
  textOf(product.attributes, 'bundle_part');

/** Which choice of its part an option is. */
export const choiceKey = ({ product }: Sold): string =>
  textOf(product.attributes, 'bundle_choice') ?? product.sku;

/** What an option does not go with: `onderbox/elektrisch,poten/geen`. */
export const hindrancesOf = ({ product }: Pick<Sold, 'product'>): readonly ChoiceName[] =>
  (textOf(product.attributes, 'bundle_not_with') ?? '').split(',').flatMap((name) => {
    const [, part, choice] = /^\s*([^/\s]+)\/([^/\s]+)\s*$/u.exec(name) ?? [];
    return part === undefined || choice === undefined ? [] : [{ part, choice }];
  });

/** `160` of "160", "160 cm"; nothing where the option is for beds of any width. */
export const widthOf = ({ product }: Sold): string | undefined =>
  /^\d+/u.exec(textOf(product.attributes, 'breedte') ?? '')?.[0];

/** How wide a bed is, in the same words. */
export function bedWidth({ attributes }: Sold['product']): string | undefined {
  const size = sizeOf(attributes);
  return size === undefined ? undefined : String(sizeWidth(size));
}

/** Of the options of a choice the one for a bed of this width, else the one for any. */
export const optionFor = <Option extends Sold>(
  options: readonly Option[],
  width: string | undefined,
): Option | undefined =>
  options.find((option) => width !== undefined && widthOf(option) === width) ??
  options.find((option) => widthOf(option) === undefined);

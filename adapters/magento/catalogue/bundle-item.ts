import type { ChoiceRef } from '#src/catalog/bundle.ts';
import { sizeWidth } from '#src/catalog/product.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import {
  type Reader,
  readFields,
  readFlag,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import { type CustomAttributes, textOf } from './custom-attribute.ts';
import {
  byPosition,
  MAX_CHOICES,
  type Positioned,
  readLenientList,
  readPosition,
} from './lenient-lists.ts';
import { sizeOf } from './properties.ts';

/** An item of a bundle: the bed itself, or a part of which shoppers choose one option. */
export type BundleItem<Product> = Positioned & {
  readonly title: string;
  readonly options: readonly BundleOption<Product>[];
};

export type BundleOption<Product> = Positioned & {
  /** Magento's uid. */
  readonly uid: string;
  readonly label: string;
  readonly is_default: boolean;
  readonly product: Product;
};

/** The fields of an option that give its part, choice and bed width. */
type Sold = { readonly product: { readonly sku: string; readonly attributes: CustomAttributes } };

/**
 * Reads the items of a bundle that `listOf` accepts, with their options, sorted by position.
 * `report` receives each option whose product is unreadable.
 */
export const readBundleItems = <Product>(
  readProduct: Reader<Product>,
  listOf: <T>(read: Reader<T>) => Reader<readonly T[]>,
  report: (product: unknown) => void,
): Reader<readonly BundleItem<Product>[]> => {
  const readOption = readFields<BundleOption<Product>>({
    uid: readText,
    label: withDefault(readText, ''),
    is_default: withDefault(readFlag, false),
    product: readProduct,
    position: readPosition,
  });
  const readOptions = readLenientList(
    readOption,
    (option) => report(productOf(option)),
    MAX_CHOICES,
  );
  const readItem = readFields<BundleItem<Product>>({
    title: withDefault(readText, ''),
    options: (value) => readOptions(value)?.toSorted(byPosition),
    position: readPosition,
  });
  return (value) => listOf(readItem)(value)?.toSorted(byPosition);
};

const productOf = (option: unknown): unknown =>
  readFields<{ product: unknown }>({ product: (value) => value ?? undefined })(option)?.product;

/**
 * Returns the codes by which shoppers choose the bed of a bundle besides its size, from the bundle's
 * attributes. Magento lists its own attributes, such as `status`, among those of a bed.
 */
export const bedOptionCodes = (attributes: CustomAttributes): readonly string[] =>
  (textOf(attributes, 'bundle_options') ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '' && code !== SIZE_FACET);

/** Returns the key of the part that an option belongs to; `undefined` for the bed itself. */
export const partKey = ({ product }: Sold): string | undefined =>
  textOf(product.attributes, 'bundle_part');

/** Returns the key of the choice that an option belongs to. */
export const choiceKey = ({ product }: Sold): string =>
  textOf(product.attributes, 'bundle_choice') ?? product.sku;

/** Returns the choices that an option excludes: `onderbox/elektrisch,poten/geen`. */
export const incompatibleChoicesOf = ({ product }: Pick<Sold, 'product'>): readonly ChoiceRef[] =>
  (textOf(product.attributes, 'bundle_not_with') ?? '').split(',').flatMap((name) => {
    const [, part, choice] = /^\s*([^/\s]+)\/([^/\s]+)\s*$/u.exec(name) ?? [];
    return part === undefined || choice === undefined ? [] : [{ part, choice }];
  });

/** Returns `160` for "160" or "160 cm"; `undefined` if the option fits beds of any width. */
export const widthOf = ({ product }: Sold): string | undefined =>
  /^\d+/u.exec(textOf(product.attributes, 'breedte') ?? '')?.[0];

/** Returns the width of a bed, in the format of {@link widthOf}. */
export function bedWidth({ attributes }: Sold['product']): string | undefined {
  const size = sizeOf(attributes);
  return size === undefined ? undefined : String(sizeWidth(size));
}

/** Returns the option of a choice for a bed of this width, else the one for any width. */
export const optionFor = <Option extends Sold>(
  options: readonly Option[],
  width: string | undefined,
): Option | undefined =>
  options.find((option) => width !== undefined && widthOf(option) === width) ??
  options.find((option) => widthOf(option) === undefined);

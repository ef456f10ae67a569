import {
  readCount,
  type Reader,
  readFields,
  readListOf,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import { type BundleItem, readBundleItems } from './bundle-item.ts';
import { type CustomAttributes, optionKey } from './custom-attribute.ts';
import {
  byPosition,
  MAX_CHOICES,
  type Positioned,
  readLenientList,
  readPosition,
  type ReportDropped,
} from './lenient-lists.ts';
import { readVariantProduct, type SimpleProduct } from './simple-product.ts';

/** The offer of a product: itself, its variants, or the items of a bundle. */
export type CatalogOffer =
  | { readonly kind: 'simple' }
  | {
      readonly kind: 'configurable';
      /** The options, in the order of choosing. */
      readonly options: readonly ConfigurableOption[];
      readonly variants: readonly SimpleProduct[];
    }
  | { readonly kind: 'bundle'; readonly items: readonly BundleItem<SimpleProduct>[] };

/** An attribute by which shoppers choose a variant, with its label in this store view. */
export type ConfigurableOption = { readonly code: string; readonly label: string };

/** Reads the offer by Magento's product type. `path` is the path of the product for reports. */
export function readCatalogOffer(
  report: ReportDropped,
  path: string,
  value: unknown,
): CatalogOffer {
  const { kind = '' } = readFields({ kind: readText })(value) ?? {};
  switch (kind) {
    case 'ConfigurableProduct': {
      const options = readFields({ configurable_options: readOptions })(value);
      const all = options?.configurable_options ?? [];
      const read = readVariants(report, `${path}.variants[]`, keysOf(all));
      return {
        kind: 'configurable',
        options: all.map(({ attribute_code: code, label }) => ({ code, label })),
        variants: readFields({ variants: read })(value)?.variants ?? [],
      };
    }
    // Without one of its parts a bundle has no price, so every item has to be readable.
    case 'BundleProduct': {
      const options = `${path}.items[].options[]`;
      const sold = readVariantProduct(report, `${options}.product`);
      const read = readBundleItems(sold, readListOf, (product) => report(options, product));
      return { kind: 'bundle', items: readFields({ items: read })(value)?.items ?? [] };
    }
    default:
      return { kind: 'simple' };
  }
}

/** Reads variants with their options. Skips one with a null product: it is disabled. */
const readVariants =
  (report: ReportDropped, path: string, keyOf: OptionKeys): Reader<readonly SimpleProduct[]> =>
  (value) => {
    const reportVariant = (entry: unknown) => report(path, entry);
    const reportProduct = (entry: unknown) => report(`${path}.product`, entry);
    const all = readLenientList(readVariant, reportVariant, MAX_CHOICES)(value) ?? [];
    const read = readVariantProduct(report, `${path}.product`);
    return all
      .filter(({ product }) => product !== null)
      .flatMap(({ product, attributes }) => {
        const sold = read(product);
        if (!sold) reportProduct(product);
        return sold
          ? [{ ...sold, attributes: withChosen(sold.attributes, attributes, keyOf) }]
          : [];
      });
  };

type VariantValue = { readonly code: string; readonly label: string; readonly value_index: number };

/** Adds the values that distinguish a variant to its other attributes. */
const withChosen = (
  attributes: CustomAttributes,
  chosen: readonly VariantValue[],
  keyOf: OptionKeys,
): CustomAttributes =>
  new Map([
    ...attributes,
    ...chosen.map(({ code, label, value_index }) => {
      const value = keyOf(code, value_index) ?? optionKey(label);
      return [code, { code, isChosen: true, values: [{ value, label }] }] as const;
    }),
  ]);

const readVariantValue = readFields<VariantValue>({
  code: readText,
  label: readText,
  value_index: readCount,
});

const readVariant = readFields<{ product: unknown; attributes: readonly VariantValue[] }>({
  product: (value) => value,
  attributes: readLenientList(readVariantValue, () => undefined),
});

/** The key of an option by the code of its attribute and Magento's id. */
type OptionKeys = (code: string, id: number) => string | undefined;

/** `default_label` is the administrators' label, which is the same in every store view. */
function keysOf(options: readonly OptionFields[]): OptionKeys {
  const keys = new Map(
    options.flatMap(({ attribute_code, values }) =>
      values.map((one) => [`${attribute_code} ${one.value_index}`, optionKey(one.default_label)]),
    ),
  );
  return (code, id) => keys.get(`${code} ${id}`);
}

type OptionFields = Positioned & {
  readonly attribute_code: string;
  readonly label: string;
  readonly values: readonly { readonly value_index: number; readonly default_label: string }[];
};

const readOption = readFields<OptionFields>({
  attribute_code: readText,
  label: withDefault(readText, ''),
  position: readPosition,
  values: readLenientList(
    readFields({ value_index: readCount, default_label: readText }),
    () => undefined,
    MAX_CHOICES,
  ),
});

const readOptions: Reader<readonly OptionFields[]> = (value) =>
  readLenientList(readOption, () => undefined)(value)?.toSorted(byPosition);

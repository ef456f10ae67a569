import {
  readCount,
  type Reader,
  readFields,
  readListOf,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import { type BundleItem, readBundleItems } from './bundle-item.ts';
import type { CustomAttributes } from './custom-attribute.ts';
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
      const read = readVariants(report, `${path}.variants[]`);
      return {
        kind: 'configurable',
        options: options?.configurable_options ?? [],
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
  (report: ReportDropped, path: string): Reader<readonly SimpleProduct[]> =>
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
        return sold ? [{ ...sold, attributes: withChosen(sold.attributes, attributes) }] : [];
      });
  };

type VariantValue = { readonly code: string; readonly label: string; readonly value_index: number };

/** Adds the values that distinguish a variant, by Magento's ids, to its other attributes. */
const withChosen = (
  attributes: CustomAttributes,
  chosen: readonly VariantValue[],
): CustomAttributes =>
  new Map([
    ...attributes,
    ...chosen.map(({ code, label, value_index }) => {
      const values = [{ value: String(value_index), label }];
      return [code, { code, isChosen: true, values }] as const;
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

const readOption = readFields<Positioned & { attribute_code: string; label: string }>({
  attribute_code: readText,
  label: withDefault(readText, ''),
  position: readPosition,
});

const readOptions: Reader<readonly ConfigurableOption[]> = (value) =>
  readLenientList(
    readOption,
    () => undefined,
  )(value)
    ?.toSorted(byPosition)
    .map(({ attribute_code: code, label }) => ({ code, label }));

import {
  type Reader,
  readFields,
  readFieldsWith,
  readListOf,
  readText,
} from '#src/shared/json-reader.ts';
import { type BundleItem, readBundleItems } from './bundle-item.ts';
import {
  byPosition,
  MAX_CHOICES,
  readLenientList,
  readPosition,
  type ReportDropped,
} from './lenient-lists.ts';
import { readSimpleProduct, type SimpleProduct } from './simple-product.ts';

/** The offer of a product: itself, its variants, or the items of a bundle. */
export type CatalogOffer =
  | { readonly kind: 'simple' }
  | {
      readonly kind: 'configurable';
      /** Codes of the options, in the order of choosing. */
      readonly options: readonly string[];
      readonly variants: readonly SimpleProduct[];
    }
  | { readonly kind: 'bundle'; readonly items: readonly BundleItem<SimpleProduct>[] };

/** Reads the offer by Magento's product type. `path` is the path of the product for reports. */
export function readCatalogOffer(
  report: ReportDropped,
  path: string,
  value: unknown,
): CatalogOffer {
  const { kind = '' } = readFields({ kind: readText })(value) ?? {};
  switch (kind) {
    case 'ConfigurableProduct': {
      const { configurable_options: options = [], variants = [] } =
        readConfigurable(report, `${path}.variants[]`)(value) ?? {};
      return { kind: 'configurable', options, variants };
    }
    // Without one of its parts a bundle has no price, so every item has to be readable.
    case 'BundleProduct': {
      const options = `${path}.items[].options[]`;
      const sold = readSimpleProduct(report, `${options}.product`);
      const read = readBundleItems(sold, readListOf, (product) => report(options, product));
      return { kind: 'bundle', items: readFields({ items: read })(value)?.items ?? [] };
    }
    default:
      return { kind: 'simple' };
  }
}

const readConfigurable = (report: ReportDropped, path: string) =>
  readFieldsWith<
    object,
    { configurable_options: readonly string[]; variants: readonly SimpleProduct[] }
  >({}, { configurable_options: readOptionCodes, variants: readVariants(report, path) });

/** Skips a variant with a null product: it is disabled. */
const readVariants =
  (report: ReportDropped, path: string): Reader<readonly SimpleProduct[]> =>
  (value) => {
    const reportVariant = (entry: unknown) => report(path, entry);
    const reportProduct = (entry: unknown) => report(`${path}.product`, entry);
    const products = readLenientList(readProduct, reportVariant, MAX_CHOICES)(value) ?? [];
    const sold = readSimpleProduct(report, `${path}.product`);
    return readLenientList(
      sold,
      reportProduct,
      MAX_CHOICES,
    )(products.map(({ product }) => product));
  };

const readProduct = readFields<{ product: unknown }>({ product: (value) => value });

const readOptionCodes: Reader<readonly string[]> = (value) =>
  readLenientList(
    readOption,
    () => undefined,
  )(value)
    ?.toSorted(byPosition)
    .map(({ attribute_code }) => attribute_code);

const readOption = readFields({ attribute_code: readText, position: readPosition });

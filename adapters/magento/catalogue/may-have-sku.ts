import { readFields, readListOf, readText, type Reader } from '#src/shared/json-reader.ts';
import { readCustomAttributes, textOf } from './custom-attribute.ts';
import { readSku } from './simple-product.ts';

/**
 * Returns whether a product of an answer, readable or not, may have this shop SKU: it names the SKU
 * as its own or a variant's, or the fields that would rule it out are missing.
 */
export const mayHaveSku = (product: unknown, sku: string): boolean =>
  readProductSkus(product)?.includes(sku) ?? true;

/** Returns all SKUs that the shop could use for a product; `undefined` if one is unreadable. */
const readProductSkus: Reader<readonly string[]> = (product) => {
  const namedProduct = readNamed(product);
  if (!namedProduct) return undefined;
  const variants =
    namedProduct.kind === 'ConfigurableProduct' ? readVariants(product)?.variants : [];
  const choices = namedProduct.kind === 'BundleProduct' ? readItems(product)?.items : [];
  return (
    variants &&
    choices &&
    [namedProduct.sku, ...namedProduct.custom_attributesV2, ...variants, ...choices].flat()
  );
};

/** A product of one variant holds its shop SKU in the attribute `model_sku`. */
const readModel: Reader<readonly string[]> = (value) => {
  if (!Array.isArray(readFields({ items: (items: unknown) => items })(value)?.items))
    return undefined;
  const attributes = readCustomAttributes(() => undefined, '')(value);
  return attributes && [textOf(attributes, 'model_sku') ?? []].flat();
};

const readNamed = readFields<{ sku: string; kind: string; custom_attributesV2: readonly string[] }>(
  {
    sku: readSku,
    kind: readText,
    custom_attributesV2: readModel,
  },
);

/**
 * Reads the SKU of a variant's or option's product. A null choice or product is disabled and has
 * none.
 */
const readChoice: Reader<readonly string[]> = (choice) => {
  if (choice === null) return [];
  const product = readFields({ product: (value: unknown) => value })(choice)?.product;
  if (product === null) return [];
  const sku = readFields({ sku: readSku })(product)?.sku;
  return sku === undefined ? undefined : [sku];
};

const readChoices = readListOf(readChoice);

const readVariants = readFields<{ variants: readonly (readonly string[])[] }>({
  variants: readChoices,
});

/** A null bundle item has no SKUs either. */
const readItem: Reader<readonly string[]> = (item) =>
  item === null ? [] : readFields({ options: readChoices })(item)?.options.flat();

const readItems = readFields<{ items: readonly (readonly string[])[] }>({
  items: readListOf(readItem),
});

import { isSku, type Picture, type Product } from '../catalog/product.ts';
import { readShopPath } from '../routing/normalize-url.ts';
import {
  parseJson,
  readCount,
  type Reader,
  readFields,
  readFieldsWith,
  readMatch,
  readText,
  readValidItems,
} from '../shared/json-reader.ts';
import { comparedEntry, type CompareList, MAX_COMPARED } from './compare-list.ts';

/** A product on the comparison list. */
export type ComparedProduct = Pick<Product, 'sku' | 'name' | 'url'> & {
  readonly image: Picture;
  /** Query string of its address if it is configured: `?stof=rib-olijf`. */
  readonly choices?: string;
};

export const toComparedProduct = (product: ComparedProduct): ComparedProduct => {
  const { sku, name, url, image, choices = '' } = product;
  return { sku, name, url, image, ...(choices !== '' && { choices }) };
};

/** The list of these products. */
export const compareListOf = (
  products: readonly Pick<ComparedProduct, 'sku' | 'choices'>[],
): CompareList => products.map(({ sku, choices }) => comparedEntry(sku, choices));

/** Serializes the products for the next listing in the tab. */
export const formatComparedProducts = (products: readonly ComparedProduct[]): string =>
  JSON.stringify(products.map(toComparedProduct));

/** Parses what {@link formatComparedProducts} writes; skips invalid products. */
export const parseComparedProducts = (text: string | undefined): readonly ComparedProduct[] =>
  (readComparedProducts(parseJson(text ?? '')) ?? []).slice(0, MAX_COMPARED);

const readSku: Reader<string> = (value) =>
  typeof value === 'string' && isSku(value) ? value : undefined;

const readComparedProducts = readValidItems(
  readFieldsWith<Omit<ComparedProduct, 'choices'>, Required<Pick<ComparedProduct, 'choices'>>>(
    {
      sku: readSku,
      name: readText,
      url: readShopPath,
      image: readFields<Picture>({
        path: readText,
        width: readCount,
        height: readCount,
        alt: readText,
      }),
    },
    { choices: readMatch(/^\?.{1,400}$/u, 'must be a query string') },
  ),
);

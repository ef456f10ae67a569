import { isSku, type Picture, type Product } from '../catalog/product.ts';
import { readShopPath } from '../routing/normalize-url.ts';
import {
  parseJson,
  readCount,
  type Reader,
  readFields,
  readText,
  readValidItems,
} from '../shared/json-reader.ts';
import { MAX_COMPARED } from './compare-list.ts';

/** A product on the comparison list. */
export type ComparedProduct = Pick<Product, 'sku' | 'name' | 'url'> & { readonly image: Picture };

export const toComparedProduct = ({ sku, name, url, image }: ComparedProduct): ComparedProduct => ({
  sku,
  name,
  url,
  image,
});

/** Serializes the products for the next listing in the tab. */
export const formatComparedProducts = (products: readonly ComparedProduct[]): string =>
  JSON.stringify(products.map(toComparedProduct));

/** Parses what {@link formatComparedProducts} writes; skips invalid products. */
export const parseComparedProducts = (text: string | undefined): readonly ComparedProduct[] =>
  (readComparedProducts(parseJson(text ?? '')) ?? []).slice(0, MAX_COMPARED);

const readSku: Reader<string> = (value) =>
  typeof value === 'string' && isSku(value) ? value : undefined;

const readComparedProducts = readValidItems(
  readFields<ComparedProduct>({
    sku: readSku,
    name: readText,
    url: readShopPath,
    image: readFields<Picture>({
      path: readText,
      width: readCount,
      height: readCount,
      alt: readText,
    }),
  }),
);

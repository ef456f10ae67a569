import { kindOfObjectId } from '#src/catalog/categories.ts';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import type { Product } from '#src/catalog/product.ts';
import {
  openSoldProducts,
  soldAttribute,
  type SoldOutage,
  soldProduct,
  soldVariant,
} from './sold-products.ts';

/** An attribute that tells the kind of goods, and the kind of category that lists them. */
const KINDS = {
  matras_kern: 'mattresses',
  boxspring_kern: 'boxSprings',
  ledikant_materiaal: 'beds',
  bedbodem_soort: 'bedBases',
  topper_kern: 'toppers',
  hoeslaken_hoekhoogte: 'bedding',
  molton_stof: 'bedding',
} as const;
type Code = keyof typeof KINDS;

export type GoodsChange = {
  readonly cents?: number;
  readonly sizes?: readonly string[];
  readonly stock?: number;
  readonly packages?: string;
  /** Value of the attribute that tells the kind. */
  readonly value?: string;
};

/** Goods of a kind, in 160x200 unless they come in other sizes. */
export function bedGoods(code: Code, sku: string, change: GoodsChange = {}): Product {
  const { cents = 30_000, sizes = ['160x200'], stock = 9, packages, value = 'x' } = change;
  return soldProduct(sku, {
    attributes: [
      soldAttribute(code, value),
      ...(packages === undefined ? [] : [soldAttribute(PACKAGES_CODE, packages)]),
    ],
    variants: sizes.map((size) => soldVariant(`${sku}-${size}`, size, { cents, stock })),
  });
}

export const ROLLED = 'mattress rolled w*30*30';

export const rolledMattress = (sku: string, change: GoodsChange = {}): Product =>
  bedGoods('matras_kern', sku, { packages: ROLLED, ...change });

/** As many goods, by their place from one on. */
export const manyGoods = (count: number, goodsAt: (place: number) => Product): readonly Product[] =>
  Array.from({ length: count }, (_, index) => goodsAt(index + 1));

/** A shop that sells these goods, in the categories of their kinds. */
export const openBedShop = (
  products: readonly Product[],
  outages: readonly SoldOutage[] = [],
  more = 0,
) =>
  openSoldProducts(products, {
    outages,
    more,
    variantOf(product, sizes, objectId) {
      const kind = kindOfObjectId(objectId);
      const isOfKind = product.attributes.some(
        ({ code }) => code in KINDS && KINDS[code as Code] === kind,
      );
      return isOfKind ? product.variants.find(({ size = '' }) => sizes.has(size)) : undefined;
    },
  });

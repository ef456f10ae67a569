import type { Picture } from '#src/catalog/product.ts';
import type { Money } from '#src/pricing/money.ts';
import { parseMoney } from '#src/pricing/money-document.ts';
import { readCount, readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { orElse, readFieldsWith } from '#src/shared/lenient-readers.ts';
import { readCustomAttributes, type CustomAttributes } from '../catalogue/custom-attribute.ts';
import { readGallery, toPictures, type GalleryPicture } from '../catalogue/gallery.ts';

/** A product of Magento's as a line of a cart, or a choice of a bundle, names it. */
export type CartProduct = StockedProduct & {
  /** Path of its page: `/matras-wolk`. */
  readonly url: string;
  readonly pictures: readonly Picture[];
  /** What it cost before any reduction. */
  readonly regular: Money | undefined;
};

/** As much of a product as tells whether it can be had. */
export type StockedProduct = {
  readonly sku: string;
  readonly name: string;
  /** {@link PLENTY} above the threshold from which Magento tells how many are left. */
  readonly stock: number;
  readonly attributes: CustomAttributes;
};

/** More than any line can hold. */
export const PLENTY = Number.POSITIVE_INFINITY;

export const readStockedProduct: Reader<StockedProduct> = (value) => {
  const fields = readStocked(value);
  if (!fields) return undefined;
  const { sku, name, custom_attributesV2: attributes } = fields;
  return { sku, name, stock: stockOf(fields), attributes };
};

export const readCartProduct: Reader<CartProduct> = (value) => {
  const product = readStockedProduct(value);
  const fields = readRest(value);
  return (
    product &&
    fields && {
      ...product,
      url: `/${fields.url_key}${fields.url_suffix}`,
      pictures: toPictures(fields.media_gallery, product.attributes, product.name),
      regular: fields.price_range?.minimum_price.regular_price,
    }
  );
};

/** The catalogue tells what it could not read of a product: a cart shows it as it can. */
const untold = (): void => undefined;

const readStocked = readFieldsWith<
  { sku: string; name: string; custom_attributesV2: CustomAttributes },
  { stock_status: string; only_x_left_in_stock: number }
>(
  {
    sku: readText,
    name: orElse(readText, ''),
    custom_attributesV2: orElse(readCustomAttributes(untold, ''), new Map()),
  },
  { stock_status: readText, only_x_left_in_stock: readCount },
);

type StockFields = { readonly stock_status?: string; readonly only_x_left_in_stock?: number };

/** A product of which Magento does not say that it is in stock cannot be bought. */
const stockOf = ({ stock_status, only_x_left_in_stock }: StockFields): number =>
  stock_status === 'IN_STOCK' ? (only_x_left_in_stock ?? PLENTY) : 0;

const readRest = readFieldsWith<
  { url_key: string; url_suffix: string; media_gallery: readonly GalleryPicture[] },
  { price_range: { minimum_price: { regular_price: Money } } }
>(
  {
    url_key: readText,
    url_suffix: orElse(readText, ''),
    media_gallery: orElse(readGallery(untold), []),
  },
  { price_range: readFields({ minimum_price: readFields({ regular_price: parseMoney }) }) },
);

import type { Picture } from '#src/catalog/product.ts';
import type { Money } from '#src/pricing/money.ts';
import { parseMoney } from '#src/pricing/money-document.ts';
import { readCount, readFields, readFlag, readText, type Reader } from '#src/shared/json-reader.ts';
import { orElse, readFieldsWith, readSomeOf } from '#src/shared/lenient-readers.ts';
import { readCustomAttributes, type CustomAttributes } from './custom-attributes.ts';

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

export const PLENTY = Number.POSITIVE_INFINITY;

export const readStockedProduct: Reader<StockedProduct> = (value) => {
  const fields = readStocked(value);
  return (
    fields && {
      sku: fields.sku,
      name: fields.name,
      stock: stockOf(fields),
      attributes: fields.custom_attributesV2,
    }
  );
};

export const readCartProduct: Reader<CartProduct> = (value) => {
  const product = readStockedProduct(value);
  const fields = readRest(value);
  return (
    product &&
    fields && {
      ...product,
      url: `/${fields.url_key}${fields.url_suffix}`,
      pictures: picturesOf(fields.media_gallery, product.attributes),
      regular: fields.price_range?.minimum_price.regular_price,
    }
  );
};

const readStocked = readFieldsWith<
  { sku: string; name: string; custom_attributesV2: CustomAttributes },
  { stock_status: string; only_x_left_in_stock: number }
>(
  { sku: readText, name: orElse(readText, ''), custom_attributesV2: readCustomAttributes },
  { stock_status: readText, only_x_left_in_stock: readCount },
);

type StockFields = { readonly stock_status?: string; readonly only_x_left_in_stock?: number };

const stockOf = ({ stock_status, only_x_left_in_stock }: StockFields): number =>
  stock_status === 'OUT_OF_STOCK' ? 0 : (only_x_left_in_stock ?? PLENTY);

const readPicture = readFields({
  url: readText,
  label: orElse(readText, ''),
  position: orElse(readCount, 0),
  disabled: orElse(readFlag, false),
});

type GalleryPicture = NonNullable<ReturnType<typeof readPicture>>;

const readRest = readFieldsWith(
  {
    url_key: readText,
    url_suffix: orElse(readText, ''),
    media_gallery: orElse(readSomeOf(readPicture), []),
  },
  {
    price_range: readFields({ minimum_price: readFields({ regular_price: parseMoney }) }),
  },
);

/** Magento keeps no sizes of pictures: an attribute beside them does, in the order of the gallery. */
function picturesOf(
  gallery: readonly GalleryPicture[],
  { texts }: CustomAttributes,
): readonly Picture[] {
  const sizes = (texts.get('picture_sizes') ?? '').split(',');
  return gallery
    .filter(({ disabled }) => !disabled)
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ url, label }, place) => {
      const path = pathOf(url);
      const { width = '0', height = '0' } =
        /^(?<width>\d+)x(?<height>\d+)$/u.exec(sizes[place] ?? '')?.groups ?? {};
      return path === undefined
        ? []
        : { path, width: Number(width), height: Number(height), alt: label };
    });
}

/** What stands behind the place of all pictures of products. */
function pathOf(url: string): string | undefined {
  const { path } = /\/catalog\/product\/(?<path>[^?#]+)/u.exec(url)?.groups ?? {};
  try {
    return path && decodeURI(path);
  } catch {
    return undefined;
  }
}

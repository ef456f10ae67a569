import type { Picture } from '#src/catalog/product.ts';
import { type Reader, readFieldsWith, readText, withDefault } from '#src/shared/json-reader.ts';
import { type CustomAttributes, readCustomAttributes } from '../catalogue/custom-attribute.ts';
import { type GalleryPicture, readGallery, readPicture, toPictures } from '../catalogue/gallery.ts';
import {
  type Amounts,
  readAmounts,
  stockOf,
  withPriorPrice,
} from '../catalogue/price-and-stock.ts';

/** A Magento product as a cart line or a bundle choice holds it. */
export type CartProduct = StockedProduct & {
  /** Path of its page: `/matras-wolk`. */
  readonly url: string;
  readonly pictures: readonly Picture[];
};

/** The fields of a product that give its stock and price. */
export type StockedProduct = {
  readonly sku: string;
  readonly name: string;
  /** {@link UNLIMITED_STOCK} above the threshold at which Magento reports the remaining stock. */
  readonly stock: number;
  readonly amounts: Amounts | undefined;
  readonly attributes: CustomAttributes;
};

/** More than any line can hold. */
const UNLIMITED_STOCK = Number.POSITIVE_INFINITY;

/** Unreadable product fields are not reported here: the catalogue reports them. */
const ignoreDropped = (): void => undefined;

const readStocked = readFieldsWith<
  { sku: string; name: string; custom_attributesV2: CustomAttributes },
  { price_range: Amounts }
>(
  {
    sku: readText,
    name: withDefault(readText, ''),
    custom_attributesV2: withDefault(readCustomAttributes(ignoreDropped, ''), new Map()),
  },
  { price_range: readAmounts },
);

export const readStockedProduct: Reader<StockedProduct> = (value) => {
  const fields = readStocked(value);
  if (!fields) return undefined;
  const { sku, name, custom_attributesV2: attributes, price_range: amounts } = fields;
  return {
    sku,
    name,
    stock: stockOf(value, UNLIMITED_STOCK),
    amounts: amounts && withPriorPrice(amounts, attributes),
    attributes,
  };
};

type Rest = { media_gallery: readonly GalleryPicture[]; image: GalleryPicture };

const readRest = readFieldsWith<{ url_key: string }, Rest>(
  { url_key: readText },
  { media_gallery: readGallery(ignoreDropped), image: readPicture },
);

/** Magento loads the product of a line without its gallery, but with its main image. */
const galleryOf = ({ media_gallery: gallery = [], image }: Partial<Rest>) =>
  gallery.length > 0 || !image ? gallery : [image];

export const readCartProduct: Reader<CartProduct> = (value) => {
  const product = readStockedProduct(value);
  const fields = readRest(value);
  return (
    product &&
    fields && {
      ...product,
      url: `/${fields.url_key}`,
      pictures: toPictures(galleryOf(fields), product.attributes, product.name),
    }
  );
};

import { readPicture } from '../catalog/picture-document.ts';
import type { Picture } from '../catalog/product.ts';
import { formatMoney, type MoneyDocument, parseMoney } from '../pricing/money.ts';
import {
  readCount,
  type Reader,
  readFields,
  readListOf,
  readText,
  withOptional,
} from '../shared/json-reader.ts';
import type { CartItem, CartItemOption } from './cart.ts';

/** The wire format of a cart line. */
export type CartItemDocument = {
  readonly uid: string;
  readonly quantity: number;
  readonly product: {
    readonly sku: string;
    readonly name: string;
    readonly url: string;
    readonly image: Picture;
  };
  readonly parent_sku?: string;
  readonly options: readonly CartItemOption[];
  readonly prices: {
    readonly price: MoneyDocument;
    readonly regular_price: MoneyDocument;
    readonly row_total: MoneyDocument;
  };
};

export function formatCartItem(item: CartItem): CartItemDocument {
  const { uid, quantity, product, productSku, options, price, regularPrice, rowTotal } = item;
  const { sku, name, url, image } = product;
  const { path, width, height, alt } = image;
  return {
    uid,
    quantity,
    product: { sku, name, url, image: { path, width, height, alt } },
    ...(productSku !== undefined && { parent_sku: productSku }),
    options: options.map(formatOption),
    prices: {
      price: formatMoney(price),
      regular_price: formatMoney(regularPrice),
      row_total: formatMoney(rowTotal),
    },
  };
}

const formatOption = ({ label, value, uid }: CartItemOption): CartItemOption =>
  uid === undefined ? { label, value } : { label, value, uid };

/** Parses what {@link formatCartItem} writes. */
export const parseCartItem: Reader<CartItem> = (value) => {
  const document = readItem(value);
  if (!document) return undefined;
  const { prices, parent_sku: productSku, ...item } = document;
  const { price, regular_price: regularPrice, row_total: rowTotal } = prices;
  return {
    ...item,
    ...(productSku !== undefined && { productSku }),
    price,
    regularPrice,
    rowTotal,
  };
};

const readItem = withOptional(
  readFields({
    uid: readText,
    quantity: readCount,
    product: readFields({
      sku: readText,
      name: readText,
      url: readText,
      image: readPicture,
    }),
    options: readListOf(
      withOptional(readFields({ label: readText, value: readText }), { uid: readText }),
    ),
    prices: readFields({ price: parseMoney, regular_price: parseMoney, row_total: parseMoney }),
  }),
  { parent_sku: readText },
);

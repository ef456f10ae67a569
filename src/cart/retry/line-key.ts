import type { NewCartItem } from '../cart.ts';

/** A product as added to a cart: the chosen options are part of the identity of its line. */
export type SkuWithOptions = { readonly sku: string; readonly optionUids?: readonly string[] };

/** Identifies the cart line of a product. A string, so that it can be stored and compared. */
export type LineKey = string;

/** A line as an answer showed it; quantity 0 if the cart does not contain it. */
export type ObservedLine = {
  readonly quantity: number;
  /** The id of the line in the cart, if exactly one line holds this product. */
  readonly uid?: string;
};

/** The fields of a cart that identify its lines. */
type Lines = {
  readonly items: readonly (LineIdentity & { readonly uid: string; readonly quantity: number })[];
};

/** The fields of a line that identify its product. */
type LineIdentity = {
  readonly product: { readonly sku: string };
  readonly options: readonly { readonly label: string; readonly uid?: string }[];
};

/** The fields of a line that name what to add again. */
type LineToAdd = LineIdentity & { readonly productSku?: string };

/** Returns the same key for the same product, regardless of the order of its options. */
export const lineKey = ({ sku, optionUids = [] }: SkuWithOptions): LineKey =>
  JSON.stringify([sku, ...optionUids.toSorted()]);

/** A quantity of what a line holds, to be added again. */
export const newItemOf = (line: LineToAdd, quantity: number): NewCartItem => ({
  ...skuWithOptionsOf(line),
  ...(line.productSku !== undefined && { productSku: line.productSku }),
  quantity,
});

/** What a line holds. */
export function skuWithOptionsOf({ product: { sku }, options }: LineIdentity): SkuWithOptions {
  const optionUids = options.flatMap(({ uid }) => uid ?? []);
  return optionUids.length > 0 ? { sku, optionUids } : { sku };
}

/** Whether two lines, of the same or different carts, hold the same product. */
export const hasSameSkuAndOptions = (line: LineIdentity, other: LineIdentity): boolean =>
  lineKey(skuWithOptionsOf(line)) === lineKey(skuWithOptionsOf(other));

/** The line of a cart that holds this product. */
export function findLine({ items }: Lines, key: LineKey): ObservedLine {
  const lines = items.filter((line) => mayBeKeyOf(line, key) && isKeyOf(line, key));
  const quantity = lines.reduce((total, line) => total + line.quantity, 0);
  const [line, another] = lines;
  return line && !another ? { quantity, uid: line.uid } : { quantity };
}

const isKeyOf = (line: LineIdentity, key: LineKey): boolean =>
  lineKey(skuWithOptionsOf(line)) === key;

/**
 * Is false for most lines that have another key, at less cost: a key has the SKU after its first two
 * characters, unless JSON escapes some of it. A full cart is searched once for each of its lines.
 */
const mayBeKeyOf = ({ product: { sku } }: LineIdentity, key: LineKey): boolean =>
  key.startsWith(sku, 2) || key.includes('\\');

/** The quantity of this product in a cart. */
export const quantityInCart = (cart: Lines, key: LineKey): number => findLine(cart, key).quantity;

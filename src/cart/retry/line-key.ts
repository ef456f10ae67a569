/** Goods as they are added: what an option was chosen of is part of which line is meant. */
export type Goods = { readonly sku: string; readonly optionUids?: readonly string[] };

/** Says which line of a cart goods belong to. Text, so that it can be kept and be compared. */
export type LineKey = string;

/** A line as an answer showed it; nothing of it in the cart is a quantity of 0. */
export type ShownLine = {
  readonly quantity: number;
  /** The line's name in the cart, where exactly one line holds these goods. */
  readonly uid?: string;
};

/** As much of a cart as tells its lines apart. */
type Lines = {
  readonly items: readonly (GoodsLine & { readonly uid: string; readonly quantity: number })[];
};

/** As much of a line as tells which goods it holds. */
type GoodsLine = {
  readonly product: { readonly sku: string };
  readonly options: readonly { readonly label: string; readonly uid?: string }[];
};

/** The same goods have the same key, in whatever order their options were chosen. */
export const lineKey = ({ sku, optionUids = [] }: Goods): LineKey =>
  JSON.stringify([sku, ...optionUids.toSorted()]);

/** The goods of a line, as they would be added again. */
export function goodsOf({ product: { sku }, options }: GoodsLine): Goods {
  const optionUids = options.flatMap(({ uid }) => uid ?? []);
  return optionUids.length > 0 ? { sku, optionUids } : { sku };
}

/** Whether two lines, of one cart or of two, hold the same goods. */
export const isSameGoods = (line: GoodsLine, other: GoodsLine): boolean =>
  lineKey(goodsOf(line)) === lineKey(goodsOf(other));

/** The line of a cart that holds these goods. */
export function lineIn({ items }: Lines, key: LineKey): ShownLine {
  const lines = items.filter((line) => lineKey(goodsOf(line)) === key);
  const quantity = lines.reduce((total, line) => total + line.quantity, 0);
  const [line, another] = lines;
  return line && !another ? { quantity, uid: line.uid } : { quantity };
}

/** How much of these goods a cart holds. */
export const quantityOf = (cart: Lines, key: LineKey): number => lineIn(cart, key).quantity;

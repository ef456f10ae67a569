import type { Ids } from '#ports/clock-and-ids.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import type { CartItemChange, NewCartItem, UserError } from '#src/cart/cart.ts';
import { checkStock, hasRoomForLine, isQuantity } from '#src/cart/quantity.ts';
import { lineKey } from '#src/cart/retry/line-key.ts';
import {
  type ListedArticle,
  type MemoryCart,
  type MemoryLine,
  refused,
  stockRefused,
} from './memory-cart.ts';

/** Price list and ids for cart lines. */
export type LineDependencies = {
  readonly articles: readonly ListedArticle[];
  readonly ids: Ids;
};

/** Adds items to a cart and returns the refusals. */
export const addItems = (
  cart: MemoryCart,
  items: readonly NewCartItem[],
  supply: LineDependencies,
): readonly UserError[] => items.flatMap((item) => addItem(cart, item, supply));

function addItem(
  cart: MemoryCart,
  item: NewCartItem,
  { articles, ids }: LineDependencies,
): readonly UserError[] {
  if (!isQuantity(item.quantity)) return refused('INVALID_PARAMETER_VALUE');
  const { sku } = articles.find(({ standsFor }) => standsFor === item.sku) ?? item;
  const article = articles.find((article) => lineKey(article) === lineKey({ ...item, sku }));
  if (!article) return refused('PRODUCT_NOT_FOUND');
  const line = cart.lines.find((line) => line.article === article);
  if (!line && !hasRoomForLine(cart.lines.length)) return refused('CART_FULL');
  const requested = item.quantity + (line?.quantity ?? 0);
  const refusals = stockRefusals(cart, article, line, requested);
  if (refusals.length > 0) return refusals;
  if (line) line.quantity = requested;
  else cart.lines.push({ uid: ids.next(), article, quantity: requested });
  return [];
}

export function setQuantity(
  cart: MemoryCart,
  { uid, quantity }: CartItemChange,
): readonly UserError[] {
  const index = cart.lines.findIndex((line) => line.uid === uid);
  const line = cart.lines[index];
  if (quantity === 0) {
    if (line) cart.lines.splice(index, 1);
    return [];
  }
  if (!isQuantity(quantity)) return refused('INVALID_PARAMETER_VALUE');
  if (!line) return refused('COULD_NOT_FIND_CART_ITEM');
  const refusals = stockRefusals(cart, line.article, line, quantity);
  if (refusals.length === 0) line.quantity = quantity;
  return refusals;
}

function stockRefusals(
  { lines }: MemoryCart,
  { sku, stock }: ListedArticle,
  line: MemoryLine | undefined,
  requested: number,
): readonly UserError[] {
  const otherLines = lines.filter((other) => other.article.sku === sku && other !== line);
  const refusal = checkStock(requested, totalQuantity(otherLines), stock);
  return refusal ? stockRefused(refusal) : [];
}

import type { CartItemChange, NewCartItem } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import { goodsOf, lineKey, quantityOf } from '#src/cart/retry/line-key.ts';
import type { CartSession } from './cart-session.ts';
import { look } from './look-at-cart.ts';
import { judgeWanted } from './judge-wanted.ts';

/*
 * Magento derives the code of a refusal from English words in a translated message, so in most
 * store views the code is UNDEFINED. The reason is derived from the current stock instead.
 */

/** Returns why an item could not be added. */
export async function whyRefused(session: CartSession, item: NewCartItem): Promise<CartRefusal> {
  const { tools, locale } = session;
  if (!session.book.lines) await look(session);
  const ways = await tools.ways.look(locale, [item]);
  if (!ways.ok) return { kind: 'not-sold-so' };
  const [way] = ways.value;
  if (!way) return { kind: 'product-not-found' };
  const items = session.book.lines ?? [];
  const held = quantityOf({ items }, lineKey(way.goods));
  const all = totalQuantity(items.filter(({ product }) => product.sku === way.goods.sku));
  return judgeWanted(way, held + item.quantity, all - held) ?? { kind: 'not-sold-so' };
}

/** Returns why a line could not be set to a quantity. */
export async function whyNotSet(
  session: CartSession,
  { uid, quantity }: CartItemChange,
): Promise<CartRefusal> {
  const { tools, locale } = session;
  if (!session.book.lines) await look(session);
  const items = session.book.lines ?? [];
  const line = items.find((one) => one.uid === uid);
  if (!line) return { kind: 'line-not-found' };
  const goods = goodsOf(line);
  const ways = await tools.ways.look(locale, [{ ...goods, quantity }]);
  if (!ways.ok) return { kind: 'not-sold-so' };
  const [way] = ways.value;
  if (!way) return { kind: 'product-not-found' };
  const others = items.filter((one) => one.product.sku === goods.sku && one.uid !== uid);
  return judgeWanted(way, quantity, totalQuantity(others)) ?? { kind: 'not-sold-so' };
}

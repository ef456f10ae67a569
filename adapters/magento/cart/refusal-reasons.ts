import type { CartItemChange, NewCartItem } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import { lineKey, newItemOf, quantityInCart } from '#src/cart/retry/line-key.ts';
import type { CartSession } from './cart-session.ts';
import { refreshCart } from './refresh-cart.ts';
import { judgeLineQuantity } from './purchasable-items.ts';

/*
 * Magento derives the code of a refusal from English words in a translated message, so in most
 * store views the code is UNDEFINED. The reason is derived from the current stock instead.
 */

/** Returns why an item could not be added. */
export async function addRefusalOf(session: CartSession, item: NewCartItem): Promise<CartRefusal> {
  const { dependencies, locale } = session;
  if (!session.journal.lines) await refreshCart(session);
  const purchasables = await dependencies.purchasables.findFresh(locale, [item]);
  if (!purchasables.ok) return { kind: 'not-sold-so' };
  const [purchasable] = purchasables.value;
  if (!purchasable) return { kind: 'product-not-found' };
  const items = session.journal.lines ?? [];
  const lineQuantity = quantityInCart({ items }, lineKey(purchasable.skuWithOptions));
  const all = totalQuantity(
    items.filter(({ product }) => product.sku === purchasable.skuWithOptions.sku),
  );
  return (
    judgeLineQuantity(purchasable, lineQuantity + item.quantity, all - lineQuantity) ?? {
      kind: 'not-sold-so',
    }
  );
}

/** Returns why a line could not be set to a quantity. */
export async function quantityRefusalOf(
  session: CartSession,
  { uid, quantity }: CartItemChange,
): Promise<CartRefusal> {
  const { dependencies, locale } = session;
  if (!session.journal.lines) await refreshCart(session);
  const items = session.journal.lines ?? [];
  const line = items.find((one) => one.uid === uid);
  if (!line) return { kind: 'line-not-found' };
  const purchasables = await dependencies.purchasables.findFresh(locale, [
    newItemOf(line, quantity),
  ]);
  if (!purchasables.ok) return { kind: 'not-sold-so' };
  const [purchasable] = purchasables.value;
  if (!purchasable) return { kind: 'product-not-found' };
  const otherLines = items.filter((one) => one.product.sku === line.product.sku && one.uid !== uid);
  return (
    judgeLineQuantity(purchasable, quantity, totalQuantity(otherLines)) ?? { kind: 'not-sold-so' }
  );
}

import { quantityInCart } from '#src/cart/retry/line-key.ts';
import { err, ok } from '#src/shared/result.ts';
import type { CartOperation } from './cart-journal.ts';
import type { CartSession } from './cart-session.ts';
import type { OperationResult } from './execute-operations.ts';
import { lineKeyOf } from './execute-operations.ts';

/**
 * Sends several adds in one call. Magento adds what it can and reports only that some item was
 * refused. The cart shows which: the line of a refused item has not grown.
 */
export async function sendAdds(
  { tools, locale, cartId }: CartSession,
  errands: readonly CartOperation[],
  bodyScan: string | undefined,
): Promise<OperationResult> {
  const items = errands.flatMap(({ request }) => (request.kind === 'add' ? request.item : []));
  const ways = await tools.ways.find(locale, items);
  // Nothing was sent: the products cannot be looked up now.
  if (!ways.ok) return err({ kind: 'closed-before-request' });
  const purchases = items.map(({ quantity }, place) => {
    const way = ways.value[place];
    return way && { ...way.buy, quantity };
  });
  const known = purchases.flatMap((purchase) => purchase ?? []);
  if (known.length < items.length) return err({ kind: 'refused', code: 'bad-input' });
  const added = await tools.carts.add(locale, cartId, known, bodyScan);
  if (!added.ok) return added;
  const { cart, isPartial } = added.value;
  const isMissing = ({ plan }: CartOperation) =>
    plan.kind === 'add' &&
    quantityInCart(cart, lineKeyOf(plan) ?? '') < (plan.baseline ?? 0) + plan.quantity;
  if (!isPartial) return ok({ cart });
  return ok({ cart, refused: errands.length === 1 ? errands : errands.filter(isMissing) });
}

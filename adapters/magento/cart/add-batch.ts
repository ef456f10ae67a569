import { totalQuantity } from '#src/cart/cart-prices.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { hasRoomForLine, isQuantity } from '#src/cart/quantity.ts';
import { lineKey, quantityInCart } from '#src/cart/retry/line-key.ts';
import type { CartSession } from './cart-session.ts';
import { judgeLineQuantity, type PurchasableItem } from './purchasable-items.ts';

/** An item to add and how it is bought. `purchasable` is `undefined` if the product is not sold. */
export type ItemToAdd = {
  readonly itemIndex: number;
  readonly item: NewCartItem;
  readonly purchasable: PurchasableItem | undefined;
  /** Whether the item was refused in a batch and is retried alone. */
  readonly mustGoAlone: boolean;
};

/** The items of the next call, the items that wait for it, and the items refused beforehand. */
export type AddBatch = {
  readonly items: readonly ItemToAdd[];
  readonly later: readonly ItemToAdd[];
  readonly refused: readonly { readonly itemIndex: number; readonly refusal: CartRefusal }[];
};

/** Maximum number of items in one call. */
const MAX_BATCH_SIZE = 100;

/**
 * Takes the items of the next call: at most one per line, and no more new lines than the cart has
 * room for. Magento has no such limits, so they are checked here.
 */
export function nextAddBatch(
  { journal }: Pick<CartSession, 'journal'>,
  itemsToAdd: readonly ItemToAdd[],
): AddBatch {
  const items = journal.lines ?? [];
  const batch: ItemToAdd[] = [];
  const later: ItemToAdd[] = [];
  const refused: { itemIndex: number; refusal: CartRefusal }[] = [];
  const batchedLines = new Set<string>();
  let lines = items.length;
  for (const one of itemsToAdd) {
    const { itemIndex, item, purchasable } = one;
    const line = lineKey(purchasable?.skuWithOptions ?? item);
    const lineQuantity = quantityInCart({ items }, line);
    const refusal = judgeItem(
      one,
      lineQuantity,
      totalQuantity(items.filter(isOf(item.sku))) - lineQuantity,
    );
    const isNew = lineQuantity === 0;
    if (refusal) refused.push({ itemIndex, refusal });
    else if (!isOpenFor(one, batch) || batchedLines.has(line)) later.push(one);
    else if (isNew && !hasRoomForLine(lines)) {
      if (lines > items.length) later.push(one);
      else refused.push({ itemIndex, refusal: { kind: 'cart-full' } });
    } else {
      batch.push(one);
      batchedLines.add(line);
      if (isNew) lines += 1;
    }
  }
  return { items: batch, later, refused };
}

const isOf =
  (sku: string) =>
  ({ product }: { readonly product: { readonly sku: string } }): boolean =>
    product.sku === sku;

/** An item that goes alone needs a batch of its own. */
const isOpenFor = (
  { mustGoAlone: isSentAlone }: ItemToAdd,
  [first, ...others]: readonly ItemToAdd[],
): boolean => !first || (!isSentAlone && !first.mustGoAlone && others.length + 1 < MAX_BATCH_SIZE);

function judgeItem(
  { item, purchasable }: ItemToAdd,
  lineQuantity: number,
  otherLinesQuantity: number,
): CartRefusal | undefined {
  if (!isQuantity(item.quantity)) return { kind: 'odd-quantity' };
  if (!purchasable) return { kind: 'product-not-found' };
  if (purchasable.needsChoice) return { kind: 'choice-missing', sku: item.sku };
  const total = lineQuantity + item.quantity;
  return isQuantity(total) ? undefined : judgeLineQuantity(purchasable, total, otherLinesQuantity);
}

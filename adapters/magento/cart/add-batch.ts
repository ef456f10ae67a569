import { totalQuantity } from '#src/cart/cart-prices.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { hasRoomForLine, isQuantity } from '#src/cart/quantity.ts';
import { lineKey, quantityInCart } from '#src/cart/retry/line-key.ts';
import type { CartSession } from './cart-session.ts';
import { judgeLineQuantity, type PurchasableItem } from './purchasable-items.ts';

/** An item to add and how it is bought. `way` is `undefined` if the product is not sold. */
export type ItemToAdd = {
  readonly place: number;
  readonly item: NewCartItem;
  readonly way: PurchasableItem | undefined;
  /** Whether the item was refused in a batch and is retried alone. */
  readonly isAlone: boolean;
};

/** The items of the next call, the items that wait for it, and the items refused beforehand. */
export type AddBatch = {
  readonly batch: readonly ItemToAdd[];
  readonly later: readonly ItemToAdd[];
  readonly refused: readonly { readonly place: number; readonly refusal: CartRefusal }[];
};

/** Maximum number of items in one call. */
const MAX_BATCH_SIZE = 100;

/**
 * Takes the items of the next call: at most one per line, and no more new lines than the cart has
 * room for. Magento has no such limits, so they are checked here.
 */
export function nextAddBatch({ book }: CartSession, wanted: readonly ItemToAdd[]): AddBatch {
  const items = book.lines ?? [];
  const batch: ItemToAdd[] = [];
  const later: ItemToAdd[] = [];
  const refused: { place: number; refusal: CartRefusal }[] = [];
  const taken = new Set<string>();
  let lines = items.length;
  for (const one of wanted) {
    const { place, item, way } = one;
    const line = lineKey(way?.goods ?? item);
    const held = quantityInCart({ items }, line);
    const refusal = judgeItem(one, held, totalQuantity(items.filter(isOf(item.sku))) - held);
    const isNew = held === 0;
    if (refusal) refused.push({ place, refusal });
    else if (!isOpenFor(one, batch) || taken.has(line)) later.push(one);
    else if (isNew && !hasRoomForLine(lines)) {
      if (lines > items.length) later.push(one);
      else refused.push({ place, refusal: { kind: 'cart-full' } });
    } else {
      batch.push(one);
      taken.add(line);
      if (isNew) lines += 1;
    }
  }
  return { batch, later, refused };
}

const isOf =
  (sku: string) =>
  ({ product }: { readonly product: { readonly sku: string } }): boolean =>
    product.sku === sku;

/** An item that goes alone needs a batch of its own. */
const isOpenFor = ({ isAlone }: ItemToAdd, [first, ...others]: readonly ItemToAdd[]): boolean =>
  !first || (!isAlone && !first.isAlone && others.length + 1 < MAX_BATCH_SIZE);

function judgeItem(
  { item, way }: ItemToAdd,
  held: number,
  elsewhere: number,
): CartRefusal | undefined {
  if (!isQuantity(item.quantity)) return { kind: 'odd-quantity' };
  if (!way) return { kind: 'product-not-found' };
  const total = held + item.quantity;
  return isQuantity(total) ? undefined : judgeLineQuantity(way, total, elsewhere);
}

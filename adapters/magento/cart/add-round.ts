import type { NewCartItem } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { hasRoom, isQuantity } from '#src/cart/quantity.ts';
import { lineKey, quantityOf } from '#src/cart/retry/line-key.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import type { CartSession } from './cart-session.ts';
import type { WayToBuy } from './ways-to-buy.ts';
import { judgeWanted } from './judge-wanted.ts';

/** An item to add and how it is bought. `way` is `undefined` if the product is not sold. */
export type Wanted = {
  readonly place: number;
  readonly item: NewCartItem;
  readonly way: WayToBuy | undefined;
  /** Whether the item was refused in a batch and is retried alone. */
  readonly isAlone: boolean;
};

/** The items of the next call, the items that wait for it, and the items refused beforehand. */
export type Round = {
  readonly batch: readonly Wanted[];
  readonly later: readonly Wanted[];
  readonly refused: readonly { readonly place: number; readonly refusal: CartRefusal }[];
};

/** Maximum number of items in one call. */
const MOST_AT_ONCE = 100;

/**
 * Takes the items of the next call: at most one per line, and no more new lines than the cart has
 * room for. Magento has no such limits, so they are checked here.
 */
export function nextRound({ book }: CartSession, wanted: readonly Wanted[]): Round {
  const items = book.lines ?? [];
  const batch: Wanted[] = [];
  const later: Wanted[] = [];
  const refused: { place: number; refusal: CartRefusal }[] = [];
  const taken = new Set<string>();
  let lines = items.length;
  for (const one of wanted) {
    const { place, item, way } = one;
    const line = lineKey(way?.goods ?? item);
    const held = quantityOf({ items }, line);
    const refusal = judgeItem(one, held, totalQuantity(items.filter(isOf(item.sku))) - held);
    const isNew = held === 0;
    if (refusal) refused.push({ place, refusal });
    else if (!isOpenFor(one, batch) || taken.has(line)) later.push(one);
    else if (isNew && !hasRoom(lines)) {
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
const isOpenFor = ({ isAlone }: Wanted, [first, ...others]: readonly Wanted[]): boolean =>
  !first || (!isAlone && !first.isAlone && others.length + 1 < MOST_AT_ONCE);

function judgeItem(
  { item, way }: Wanted,
  held: number,
  elsewhere: number,
): CartRefusal | undefined {
  if (!isQuantity(item.quantity)) return { kind: 'odd-quantity' };
  if (!way) return { kind: 'product-not-found' };
  const total = held + item.quantity;
  return isQuantity(total) ? undefined : judgeWanted(way, total, elsewhere);
}

import type { NewCartItem } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { hasRoom, isQuantity } from '#src/cart/quantity.ts';
import { lineKey, quantityOf } from '#src/cart/retry/line-key.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import type { CartSession } from './cart-session.ts';
import type { WayToBuy } from './ways-to-buy.ts';
import { judgeWanted } from './judge-wanted.ts';

/** An item that is to be added, and how it is bought; no way where it is not sold. */
export type Wanted = {
  readonly place: number;
  readonly item: NewCartItem;
  readonly way: WayToBuy | undefined;
  /** Whether it was refused among others, and may be let in by itself. */
  readonly isAlone: boolean;
};

/** What is added next in one call, what has to wait for that, and what is refused before. */
export type Round = {
  readonly batch: readonly Wanted[];
  readonly later: readonly Wanted[];
  readonly refused: readonly { readonly place: number; readonly refusal: CartRefusal }[];
};

/** As many items as one call carries. */
const MOST_AT_ONCE = 100;

/**
 * Takes as many items as can be added in one call: one to a line, and no more lines than there is
 * room for. Magento has no limits of this kind, so that they are judged here.
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

/** An item that goes alone begins a batch and ends it. */
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

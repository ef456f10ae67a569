import type { Cart, CartItem, NewCartItem } from './cart.ts';
import type { Intention } from './intention.ts';
import { hasOwn, type Keepsake } from './keepsake.ts';
import { goodsOf, isSameGoods } from './retry/line-key.ts';

/**
 * A cart that was found lost (C3), until what was wanted of it is done to another one. Its lines
 * are added to a new cart, one by one; where another tab has stored a cart already, that tab has
 * brought them over, and `items` is empty.
 */
export type LostCart = {
  readonly cartId: string;
  readonly items: readonly CartItem[];
  /** How many of the items have been added to the new cart. */
  readonly replayed: number;
  /** What it held beside its lines, and which kinds of that the new cart has been asked to hold. */
  readonly keepsakes: readonly Keepsake[];
  readonly offered: readonly Keepsake['kind'][];
};

export const lostCart = (
  cartId: string,
  items: readonly CartItem[],
  keepsakes: readonly Keepsake[] = [],
): LostCart => ({ cartId, items, replayed: 0, keepsakes, offered: [] });

/** The same before anything of it was brought over: what another cart got of it does not count. */
export const unmoved = ({ cartId, items, keepsakes }: LostCart): LostCart =>
  lostCart(cartId, items, keepsakes);

/** The add of a line of the lost cart to the new one; `undefined` when all have been added. */
export function nextReplay(
  lost: LostCart | undefined,
): { readonly item: NewCartItem; readonly key: string } | undefined {
  const line = lost?.items[lost.replayed];
  if (!lost || !line) return undefined;
  const { quantity, uid } = line;
  return { item: { ...goodsOf(line), quantity }, key: replayKey(lost.cartId, uid) };
}

/**
 * What the new cart is asked to hold once it has the lines; `undefined` when that is done. What it
 * has already is newer: another tab may have been told it.
 */
export function nextKeepsake(lost: LostCart | undefined, cart: Cart): Keepsake | undefined {
  if (!lost || nextReplay(lost)) return undefined;
  const { keepsakes, offered } = lost;
  return keepsakes.find((it) => !offered.includes(it.kind) && !hasOwn(cart, it));
}

/** Whether nothing is left to be brought over to a cart. */
export const isBroughtOver = (lost: LostCart | undefined, cart: Cart): boolean =>
  !nextReplay(lost) && !nextKeepsake(lost, cart);

/** What is left of a lost cart once a request that brings something over was answered. */
export function afterBringing(lost: LostCart, kind: 'add' | Keepsake['kind']): LostCart {
  if (kind === 'add') return { ...lost, replayed: lost.replayed + 1 };
  return { ...lost, offered: [...lost.offered, kind] };
}

/**
 * Names what brings over a part of a lost cart: a line, or what kind of keepsake. It is made of the
 * two alone, so that of two tabs that bring the same over the second changes nothing.
 */
export const replayKey = (cartId: string, part: string): string => `${cartId}:${part}`;

/** Names what was wanted of a lost cart when it is done to another one. */
export const keyOnNewCart = (key: string): string => `${key}:2`;

/**
 * What is wanted, in the words of another cart: its line of the same goods stands for the one
 * that was meant. `undefined` when it has none; what was not among `from` stays as it is.
 */
export function movedIntention(
  intention: Intention,
  from: readonly CartItem[],
  to: readonly CartItem[],
): Intention | undefined {
  if (intention.kind !== 'update' && intention.kind !== 'remove') return intention;
  const meant = from.find(({ uid }) => uid === intention.uid);
  if (!meant) return intention;
  const line = to.find((line) => isSameGoods(line, meant));
  return line && { ...intention, uid: line.uid };
}

import type { Cart, CartItem, NewCartItem } from './cart.ts';
import type { Intention } from './intention.ts';
import { hasOwn, type Keepsake } from './keepsake.ts';
import { goodsOf, isSameGoods } from './retry/line-key.ts';

/**
 * A cart that was lost (C3), until the commands on it are done on another cart. Its lines are added
 * to a new cart one by one. If another tab has already stored a cart, that tab has migrated them,
 * and `items` is empty.
 */
export type LostCart = {
  readonly cartId: string;
  readonly items: readonly CartItem[];
  /** Number of items already added to the new cart. */
  readonly replayed: number;
  /** The carried-over data besides the lines, and the kinds already sent to the new cart. */
  readonly keepsakes: readonly Keepsake[];
  readonly offered: readonly Keepsake['kind'][];
};

export const lostCart = (
  cartId: string,
  items: readonly CartItem[],
  keepsakes: readonly Keepsake[] = [],
): LostCart => ({ cartId, items, replayed: 0, keepsakes, offered: [] });

/** The same with nothing migrated yet: what another cart received does not count. */
export const unmoved = ({ cartId, items, keepsakes }: LostCart): LostCart =>
  lostCart(cartId, items, keepsakes);

/** The add of the next line to migrate; `undefined` if all have been added. */
export function nextReplay(
  lost: LostCart | undefined,
): { readonly item: NewCartItem; readonly key: string } | undefined {
  const line = lost?.items[lost.replayed];
  if (!lost || !line) return undefined;
  const { quantity, uid } = line;
  return { item: { ...goodsOf(line), quantity }, key: replayKey(lost.cartId, uid) };
}

/**
 * The next data to set on the new cart once it has the lines; `undefined` if none is left. Data
 * that the new cart already has is newer, since another tab may have set it.
 */
export function nextKeepsake(lost: LostCart | undefined, cart: Cart): Keepsake | undefined {
  if (!lost || nextReplay(lost)) return undefined;
  const { keepsakes, offered } = lost;
  return keepsakes.find((it) => !offered.includes(it.kind) && !hasOwn(cart, it));
}

/** Whether nothing is left to migrate to a cart. */
export const isBroughtOver = (lost: LostCart | undefined, cart: Cart): boolean =>
  !nextReplay(lost) && !nextKeepsake(lost, cart);

/** The rest of a lost cart after a migration request was answered. */
export function afterBringing(lost: LostCart, kind: 'add' | Keepsake['kind']): LostCart {
  if (kind === 'add') return { ...lost, replayed: lost.replayed + 1 };
  return { ...lost, offered: [...lost.offered, kind] };
}

/**
 * Idempotency key of the migration of one part of a lost cart: a line or a kind of data. It is
 * derived from these two alone, so that a second tab that migrates the same part changes nothing.
 */
export const replayKey = (cartId: string, part: string): string => `${cartId}:${part}`;

/** Idempotency key of a command on a lost cart when it is carried out on another cart. */
export const keyOnNewCart = (key: string): string => `${key}:2`;

/**
 * Translates a command to another cart: its line with the same products replaces the named one.
 * Returns `undefined` if there is no such line. A command on a line outside `from` is unchanged.
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

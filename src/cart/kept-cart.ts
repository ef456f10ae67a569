import { isChange } from './cart-turn.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import { isBroughtOver } from './lost-cart.ts';
import type { CartRequest } from './next-request.ts';
import { EMPTY_CART, type Cart } from './cart.ts';
import { BRING_OVER, LOAD } from './intention.ts';

/** The cart as a browser stores it: the whole cart in storage (C1), and its id in the cookie. */
export type KeptCart = {
  readonly stored?: Cart | undefined;
  /** Empty if there is none. */
  readonly cookieId: string;
};

/**
 * The event for the cart found in the browser, at the start of a tab and whenever another tab has
 * changed what is stored (C10). A cart that another tab has dropped can still be found by its id.
 */
export function foundCart({ stored, cookieId }: KeptCart): CartEvent {
  if (stored) return { type: 'restored', cart: stored };
  return cookieId === '' ? { type: 'cleared' } : { type: 'named', cartId: cookieId };
}

/**
 * The event to read the cart again. If the browser holds another cart that the tab has missed, that
 * one is read; if it holds none, for example because storage is blocked, the tab's own is read.
 */
export function lookAnew({ cart, lost }: CartState, kept: KeptCart): CartEvent {
  const keptId = kept.stored?.id ?? kept.cookieId;
  if (cart.id === '' || (keptId !== '' && keptId !== cart.id)) return foundCart(kept);
  const load = { ...(lost ? BRING_OVER : LOAD), ...(kept.stored && { over: kept.stored }) };
  return { type: 'intended', intention: load };
}

/** Ids of the carts that may still exist: the one in storage and the one in the cookie. */
export const keptCartIds = ({ stored, cookieId }: KeptCart): readonly string[] =>
  [...new Set([stored?.id ?? '', cookieId])].filter(Boolean);

/**
 * Returns what the browser stores after an event, from the state `before` it and `after` it.
 *
 * The cart after a change is stored. A cart that was only read is stored if its contents differ
 * from the stored cart, and only if the stored cart equals what the tab knew or saw when it looked:
 * a cart stored by another tab since may be newer. A read triggered by another tab is not stored:
 * tabs that stored what they read because of each other could trigger each other endlessly. If both
 * read a change this way and neither has stored it, the next look of either does.
 *
 * A cart that is gone is removed, unless another has replaced it meanwhile, or its contents are
 * still needed. After a failure the local cart is dropped (C5), but the cookie stays, so that the
 * cart can be found again. A lost cart is kept until all its contents are in another one.
 */
export function keptAfter(
  kept: KeptCart,
  event: CartEvent,
  before: CartState,
  after: CartState,
): KeptCart {
  const { sent } = before;
  if (!sent) return kept;
  const isFailure = event.type === 'failed' || event.type === 'unconfirmed';
  if (isFailure) return isHarmless(sent, before) ? kept : { ...kept, stored: undefined };
  if (event.type !== 'answered') return kept;
  const { cart, lost } = after;
  if (cart.id === '') return lost || sent.kind === 'create' ? kept : without(kept, sent.cartId);
  if (cart === before.cart) return kept;
  if (!isBroughtOver(lost, cart)) return { ...kept, cookieId: cart.id };
  const isToKeep = isChange(sent) || !isNamed(kept, cart) || isFinding(kept, before, cart);
  return isToKeep ? { stored: cart, cookieId: cart.id } : kept;
}

/**
 * Returns what the browser stores after a cart was created (C3). While a lost cart is migrated,
 * storage keeps the lost one: if the tab is closed meanwhile, the next tab continues the migration.
 */
export function keptOnCreation(kept: KeptCart, { lost }: CartState, cartId: string): KeptCart {
  const made = { ...EMPTY_CART, id: cartId };
  return { stored: isBroughtOver(lost, made) ? made : kept.stored, cookieId: cartId };
}

/** Whether a failed request leaves the stored cart as valid as it was. */
const isHarmless = ({ kind }: CartRequest, { lost, sentFor, cart }: CartState): boolean =>
  kind === 'read' || (!sentFor && !isBroughtOver(lost, cart));

/** Whether a tab has found by itself that the contents of the cart differ from the stored ones. */
function isFinding(kept: KeptCart, { sentFor, cart: known }: CartState, cart: Cart): boolean {
  const { isNews, over = known } = sentFor?.kind === 'load' ? sentFor : {};
  return !isNews && isSame(kept, over) && !isSame(kept, cart);
}

const isNamed = ({ stored, cookieId }: KeptCart, { id }: Cart): boolean =>
  stored?.id === id && cookieId === id;

const isSame = ({ stored }: KeptCart, cart: Cart): boolean =>
  stored !== undefined && contentsOf(stored) === contentsOf(cart);

/** The data that is equal in every tab; texts and prices depend on the shop of the tab. */
function contentsOf(cart: Cart): string {
  const { items, appliedCoupons, shippingAddresses, billingAddress, email } = cart;
  const lines = items.map(({ uid, quantity }) => [uid, quantity]);
  return JSON.stringify([lines, appliedCoupons, shippingAddresses, billingAddress, email]);
}

const without = ({ stored, cookieId }: KeptCart, cartId: string): KeptCart => ({
  stored: stored?.id === cartId ? undefined : stored,
  cookieId: cookieId === cartId ? '' : cookieId,
});

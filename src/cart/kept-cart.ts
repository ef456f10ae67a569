import { isChange } from './cart-turn.ts';
import type { CartEvent, CartState } from './cart-state.ts';
import { isBroughtOver } from './lost-cart.ts';
import type { CartRequest } from './next-request.ts';
import { EMPTY_CART, type Cart } from './cart.ts';
import { BRING_OVER, LOAD } from './intention.ts';

/** What a browser keeps of a cart: all of it in storage (C1), and its id in the cookie. */
export type KeptCart = {
  readonly stored?: Cart | undefined;
  /** Empty where there is none. */
  readonly cookieId: string;
};

/**
 * What a tab finds that looks for a cart, at its start and whenever another tab has changed what is
 * kept (C10). A cart that another tab has given up can be found again by its id.
 */
export function foundCart({ stored, cookieId }: KeptCart): CartEvent {
  if (stored) return { type: 'restored', cart: stored };
  return cookieId === '' ? { type: 'cleared' } : { type: 'named', cartId: cookieId };
}

/**
 * What a tab does to look at its cart anew. Where it has missed that another cart is kept, that is
 * the one to look at; where nothing is kept, as where storage is forbidden, it is the tab's own.
 */
export function lookAnew({ cart, lost }: CartState, kept: KeptCart): CartEvent {
  const keptId = kept.stored?.id ?? kept.cookieId;
  if (cart.id === '' || (keptId !== '' && keptId !== cart.id)) return foundCart(kept);
  const load = { ...(lost ? BRING_OVER : LOAD), ...(kept.stored && { over: kept.stored }) };
  return { type: 'intended', intention: load };
}

/** The carts that may still be there: that of storage, and the one the server knows. */
export const keptCartIds = ({ stored, cookieId }: KeptCart): readonly string[] =>
  [...new Set([stored?.id ?? '', cookieId])].filter(Boolean);

/**
 * What a browser keeps once a tab has heard an event, in the state `before` it and `after` it.
 *
 * The cart that an answer has left is kept. One that was only read is kept where it holds something
 * else than the one that is kept, but only in the place of what the tab knew, or saw there when it
 * looked: what another has kept meanwhile may be newer. Nor does a tab keep what it read because
 * another has called it: tabs that kept what they read of each other might call each other without
 * end. Both may have read so of a change that neither has kept; the next look of one keeps it.
 *
 * One that is gone is forgotten, unless another has taken its place meanwhile, or what was in it is
 * still wanted. After a failure the local cart is given up (C5), but not the cookie: what is there
 * can be found again. A lost cart is not given up before all that was in it is in another.
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
 * What a browser keeps of a cart that was just made (C3). While something of a lost one is to be
 * brought over to it, storage keeps that one: a tab that is closed meanwhile leaves the rest to the
 * next.
 */
export function keptOnCreation(kept: KeptCart, { lost }: CartState, cartId: string): KeptCart {
  const made = { ...EMPTY_CART, id: cartId };
  return { stored: isBroughtOver(lost, made) ? made : kept.stored, cookieId: cartId };
}

/** Whether a request that fails leaves what is kept as true as it was. */
const isHarmless = ({ kind }: CartRequest, { lost, sentFor, cart }: CartState): boolean =>
  kind === 'read' || (!sentFor && !isBroughtOver(lost, cart));

/** Whether a tab has found by itself that the cart holds something else than is kept. */
function isFinding(kept: KeptCart, { sentFor, cart: known }: CartState, cart: Cart): boolean {
  const { isNews, over = known } = sentFor?.kind === 'load' ? sentFor : {};
  return !isNews && isSame(kept, over) && !isSame(kept, cart);
}

const isNamed = ({ stored, cookieId }: KeptCart, { id }: Cart): boolean =>
  stored?.id === id && cookieId === id;

const isSame = ({ stored }: KeptCart, cart: Cart): boolean =>
  stored !== undefined && contentsOf(stored) === contentsOf(cart);

/** What is the same in every tab: words and prices are those of a tab's own shop. */
function contentsOf(cart: Cart): string {
  const { items, appliedCoupons, shippingAddresses, billingAddress, email } = cart;
  const lines = items.map(({ uid, quantity }) => [uid, quantity]);
  return JSON.stringify([lines, appliedCoupons, shippingAddresses, billingAddress, email]);
}

const without = ({ stored, cookieId }: KeptCart, cartId: string): KeptCart => ({
  stored: stored?.id === cartId ? undefined : stored,
  cookieId: cookieId === cartId ? '' : cookieId,
});

import type { CartEvent, CartState } from './cart-state.ts';
import { isMigrated } from './replaced-cart.ts';
import { type CartRequest, isChangeRequest } from './next-request.ts';
import { EMPTY_CART, type Cart } from './cart.ts';
import { MIGRATE_CART, LOAD_CART } from './cart-command.ts';

/** The cart as a browser stores it: the whole cart in storage (C1), and its id in the cookie. */
export type PersistedCart = {
  readonly stored?: Cart | undefined;
  /** Empty if there is none. */
  readonly cookieId: string;
};

/** Whether there is nothing to persist: the same stored cart, under the same id. */
export const isSamePersistedCart = (one: PersistedCart, other: PersistedCart): boolean =>
  one.stored === other.stored && one.cookieId === other.cookieId;

/**
 * The event for the cart found in the browser, at the start of a tab and whenever another tab has
 * changed what is stored (C10). A cart that another tab has dropped can still be found by its id.
 */
export function persistedCartEvent({ stored, cookieId }: PersistedCart): CartEvent {
  if (stored) return { type: 'restored', cart: stored };
  return cookieId === '' ? { type: 'cleared' } : { type: 'id-found', cartId: cookieId };
}

/**
 * The event to read the cart again. If the browser holds another cart that the tab has missed, that
 * one is read; if it holds none, for example because storage is blocked, the tab's own is read.
 */
export function refetchEvent({ cart, replaced }: CartState, persisted: PersistedCart): CartEvent {
  const persistedId = persisted.stored?.id ?? persisted.cookieId;
  if (cart.id === '' || (persistedId !== '' && persistedId !== cart.id))
    return persistedCartEvent(persisted);
  const load = {
    ...(replaced ? MIGRATE_CART : LOAD_CART),
    ...(persisted.stored && { storedCart: persisted.stored }),
  };
  return { type: 'submitted', command: load };
}

/** Ids of the carts that may still exist: the one in storage and the one in the cookie. */
export const persistedCartIds = ({ stored, cookieId }: PersistedCart): readonly string[] =>
  [...new Set([stored?.id ?? '', cookieId])].filter(Boolean);

/**
 * Returns what the browser stores after an event, from the state `before` it and `after` it.
 *
 * The cart after a change is stored. A cart that was only read is stored if its contents differ
 * from the stored cart, and only if the stored cart equals what the tab knew or saw when it read:
 * a cart stored by another tab since may be newer. A read triggered by another tab is not stored:
 * tabs that stored what they read because of each other could trigger each other endlessly. If both
 * read a change this way and neither has stored it, the next read of either does.
 *
 * A cart that is gone is removed, unless another has replaced it meanwhile, or its contents are
 * still needed. After a failure the local cart is dropped (C5), but the cookie stays, so that the
 * cart can be found again. A lost cart is kept until all its contents are in another one.
 */
export function persistedAfter(
  persisted: PersistedCart,
  event: CartEvent,
  before: CartState,
  after: CartState,
): PersistedCart {
  const { requestInFlight } = before;
  if (!requestInFlight) return persisted;
  const isFailure = ['failed', 'unconfirmed', 'busy'].includes(event.type);
  if (isFailure)
    return keepsPersistedCartValid(requestInFlight, before)
      ? persisted
      : { ...persisted, stored: undefined };
  if (event.type !== 'answered') return persisted;
  const { cart, replaced } = after;
  if (cart.id === '')
    return replaced || requestInFlight.kind === 'create'
      ? persisted
      : without(persisted, requestInFlight.cartId);
  if (cart === before.cart) return persisted;
  if (!isMigrated(replaced, cart)) return { ...persisted, cookieId: cart.id };
  const isToStore =
    isChangeRequest(requestInFlight) ||
    !isPersistedId(persisted, cart) ||
    hasFoundNewContents(persisted, before, cart);
  return isToStore ? { stored: cart, cookieId: cart.id } : persisted;
}

/**
 * Returns what the browser stores after a cart was created (C3). While a lost cart is migrated,
 * storage keeps the lost one: if the tab is closed meanwhile, the next tab continues the migration.
 */
export function persistedAfterCreation(
  persisted: PersistedCart,
  { replaced }: CartState,
  cartId: string,
): PersistedCart {
  const created = { ...EMPTY_CART, id: cartId };
  return { stored: isMigrated(replaced, created) ? created : persisted.stored, cookieId: cartId };
}

/** Whether a failed request leaves the stored cart as valid as it was. */
const keepsPersistedCartValid = (
  { kind }: CartRequest,
  { replaced, commandInFlight, cart }: CartState,
): boolean => kind === 'read' || (!commandInFlight && !isMigrated(replaced, cart));

/** Whether a tab has found by itself that the contents of the cart differ from the stored ones. */
function hasFoundNewContents(
  persisted: PersistedCart,
  { commandInFlight, cart: known }: CartState,
  cart: Cart,
): boolean {
  const { isFromOtherTab, storedCart = known } =
    commandInFlight?.kind === 'load' ? commandInFlight : {};
  return (
    !isFromOtherTab && hasSameContents(persisted, storedCart) && !hasSameContents(persisted, cart)
  );
}

const isPersistedId = ({ stored, cookieId }: PersistedCart, { id }: Cart): boolean =>
  stored?.id === id && cookieId === id;

const hasSameContents = ({ stored }: PersistedCart, cart: Cart): boolean =>
  stored !== undefined && contentsOf(stored) === contentsOf(cart);

/** The data that is equal in every tab; texts and prices depend on the shop of the tab. */
function contentsOf(cart: Cart): string {
  const { items, appliedCoupons, shippingAddresses, billingAddress, email } = cart;
  const lines = items.map(({ uid, quantity }) => [uid, quantity]);
  return JSON.stringify([lines, appliedCoupons, shippingAddresses, billingAddress, email]);
}

const without = ({ stored, cookieId }: PersistedCart, cartId: string): PersistedCart => ({
  stored: stored?.id === cartId ? undefined : stored,
  cookieId: cookieId === cartId ? '' : cookieId,
});

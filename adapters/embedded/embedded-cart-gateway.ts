import type { CartChangeAnswer, CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { comparableAdd, comparableChange } from '#src/cart/retry/idempotency.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { addItems, refuseItems, removeLine, updateLines } from './cart-changes.ts';
import {
  refuseAddress,
  refuseEmail,
  setBillingAddress,
  setEmail,
  setShippingAddress,
} from './cart-contact.ts';
import type { CartLookup } from './cart-context.ts';
import { changeCoupon, refuseCode, removeCoupon } from './cart-coupon.ts';
import type { CartDatabase } from './cart-database.ts';
import type { OfferOf } from './cart-offer.ts';
import type { CartStatements } from './cart-statements.ts';
import { changeCart, readCartAnswer } from './change-cart.ts';
import { CART_LIFETIME, type Change, type ChangeKey } from './change-once.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { createSignedCartIds } from './signed-cart-id.ts';

type CartParts = {
  readonly database: CartDatabase;
  readonly offerOf: OfferOf;
  readonly coupons: readonly Coupon[];
  readonly ids: Ids;
  readonly clock: Clock;
};

/**
 * Carts in process, kept on disk for thirty days after their last change. Each change is one
 * transaction that also records its idempotency key: no change is applied twice, and an
 * acknowledged one survives a crash. An empty cart is a signed id without a row until its first
 * change.
 */
export function createEmbeddedCartGateway(parts: CartParts): CartGateway {
  const { database, ids, clock } = parts;
  const shop = { offerOf: parts.offerOf, coupons: parts.coupons };
  const cartIds = createSignedCartIds(database.secret);
  const find = (statements: CartStatements, locale: Locale, id: string): CartLookup => {
    const now = clock.now();
    const row = statements.cart(id);
    const isStored = row !== undefined && row.changedAt > now - CART_LIFETIME;
    const exists = row ? isStored : cartIds.isIssued(id, now);
    return { id, statements, shop, locale, now, isStored, exists };
  };
  const applyChange: ApplyChange = async (locale, id, key, change) => {
    const done = await retryWhileBusy(() =>
      database.write((statements) => changeCart(find(statements, locale, id), key, change)),
    );
    return done.ok ? done.value : done;
  };

  return {
    // Writes nothing, but returns no cart while the database is unavailable.
    create: () => retryWhileBusy(() => database.read(() => cartIds.issue(ids.next(), clock.now()))),
    read: (locale, id) =>
      retryWhileBusy(() =>
        database.read((statements) => readCartAnswer(find(statements, locale, id))),
      ),
    add: (locale, id, items, key) =>
      applyChange(
        locale,
        id,
        { key, payload: comparableAdd(items) },
        {
          make: (cart) => addItems(cart, items),
          refuse: (cart) => refuseItems(cart, items),
        },
      ),
    update: (locale, id, changes, key) =>
      applyChange(
        locale,
        id,
        changeKey(key, 'update', changes),
        ofContents((cart) => updateLines(cart, changes)),
      ),
    remove: (locale, id, uid, key) =>
      applyChange(
        locale,
        id,
        changeKey(key, 'remove', uid),
        ofContents((cart) => removeLine(cart, uid)),
      ),
    ...checkoutDetailChanges(applyChange),
  };
}

type CheckoutDetailMethod =
  | 'applyCoupon'
  | 'removeCoupon'
  | 'setShippingAddress'
  | 'setBillingAddress'
  | 'setEmail';

/** Methods that change a cart's coupon, addresses and e-mail address. */
const checkoutDetailChanges = (
  applyChange: ApplyChange,
): Pick<CartGateway, CheckoutDetailMethod> => ({
  applyCoupon: (locale, id, typed, key) =>
    applyChange(locale, id, changeKey(key, 'apply-coupon', typed), {
      make: (cart) => changeCoupon(cart, typed),
      refuse: unlessStored((cart) => refuseCode(cart, typed)),
    }),
  removeCoupon: (locale, id, key) =>
    applyChange(locale, id, changeKey(key, 'remove-coupon', ''), ofContents(removeCoupon)),
  setShippingAddress: (locale, id, typed, key) =>
    applyChange(locale, id, changeKey(key, 'shipping', typed), {
      make: (cart) => setShippingAddress(cart, typed),
      refuse: unlessStored(() => refuseAddress(typed)),
    }),
  setBillingAddress: (locale, id, typed, key) =>
    applyChange(locale, id, changeKey(key, 'billing', typed), {
      make: (cart) => setBillingAddress(cart, typed),
      refuse: unlessStored(() => refuseAddress(typed)),
    }),
  setEmail: (locale, id, typed, key) =>
    applyChange(locale, id, changeKey(key, 'email', typed), {
      make: (cart) => setEmail(cart, typed),
      refuse: unlessStored(() => refuseEmail(typed)),
    }),
});

/** A change of existing contents; does nothing to an empty cart. */
const ofContents = (make: Change['make']): Change => ({ make, refuse: unlessStored(make) });

const unlessStored =
  (refuse: NonNullable<Change['refuse']>): NonNullable<Change['refuse']> =>
  (cart) =>
    cart.isStored ? undefined : refuse(cart);

type ApplyChange = (
  locale: Locale,
  id: string,
  key: ChangeKey | undefined,
  change: Change,
) => Promise<Result<CartChangeAnswer, CartFailure>>;

const changeKey = (
  key: string | undefined,
  kind: string,
  requested: unknown,
): ChangeKey | undefined =>
  key === undefined ? undefined : { key, payload: comparableChange(kind, requested) };

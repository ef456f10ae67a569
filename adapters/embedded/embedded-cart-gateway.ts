import type { ChangeAnswer, CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { CART_COOKIE_LIFETIME } from '#src/cart/cart-cookie.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { addPayload, changePayload } from '#src/cart/retry/idempotency.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { attempt } from './cart-attempt.ts';
import { addItems, removeLine, updateLines } from './cart-changes.ts';
import { setBillingAddress, setEmail, setShippingAddress } from './cart-contact.ts';
import {
  changeCoupon,
  couponOf,
  removeCoupon,
  settleCoupon,
  type CartCoupon,
} from './cart-coupon.ts';
import type { CartDatabase } from './cart-database.ts';
import type { OfferOf } from './cart-offer.ts';
import { toUserError, type CartRefusal } from '#src/cart/cart-refusal.ts';
import type { CartStatements } from './cart-statements.ts';
import { toCart } from './cart-view.ts';
import { changeOnce, type KeyedChange } from './change-once.ts';
import { tellerOf, type OpenCart } from './open-cart.ts';

type CartParts = {
  readonly database: CartDatabase;
  /** What is for sale. */
  readonly offerOf: OfferOf;
  readonly coupons: readonly Coupon[];
  readonly ids: Ids;
  readonly clock: Clock;
};

/**
 * Carts in process, kept on disk for thirty days after their last change. Each change is one
 * transaction, and records its key in the same one: nothing is done twice, and what was acknowledged
 * is there after a crash.
 */
export function createEmbeddedCartGateway(parts: CartParts): CartGateway {
  const { database, ids, clock } = parts;
  const shop = { offerOf: parts.offerOf, coupons: parts.coupons };
  const open = (statements: CartStatements, locale: Locale, id: string): OpenCart => ({
    id,
    statements,
    shop,
    locale,
    now: clock.now(),
  });
  const change: MakeChange = (locale, id, keyed, make) =>
    attemptOne(() =>
      database.write((statements) => changed(open(statements, locale, id), keyed, make)),
    );

  return {
    create: () =>
      attempt(() => {
        const [id, now] = [ids.next(), clock.now()];
        database.write((statements) => {
          statements.forgetCartsUntil(now - CART_COOKIE_LIFETIME * 1000);
          statements.createCart(id, now);
        });
        return id;
      }),
    read: (locale, id) =>
      attempt(() => database.read((statements) => seen(open(statements, locale, id)))),
    ...keyedChanges(change),
  };
}

/** All that changes a cart, under its key. */
const keyedChanges = (change: MakeChange): Changes => ({
  add: (locale, id, items, key) =>
    change(locale, id, { key, payload: addPayload(items) }, (cart) => addItems(cart, items)),
  update: (locale, id, changes, key) =>
    change(locale, id, keyedBy(key, 'update', changes), (cart) => updateLines(cart, changes)),
  remove: (locale, id, uid, key) =>
    change(locale, id, keyedBy(key, 'remove', uid), (cart) => removeLine(cart, uid)),
  applyCoupon: (locale, id, typed, key) =>
    change(locale, id, keyedBy(key, 'apply-coupon', typed), (cart) => changeCoupon(cart, typed)),
  removeCoupon: (locale, id, key) =>
    change(locale, id, keyedBy(key, 'remove-coupon', ''), removeCoupon),
  setShippingAddress: (locale, id, typed, key) =>
    change(locale, id, keyedBy(key, 'shipping', typed), (cart) => setShippingAddress(cart, typed)),
  setBillingAddress: (locale, id, typed, key) =>
    change(locale, id, keyedBy(key, 'billing', typed), (cart) => setBillingAddress(cart, typed)),
  setEmail: (locale, id, typed, key) =>
    change(locale, id, keyedBy(key, 'email', typed), (cart) => setEmail(cart, typed)),
});

type Changes = Omit<CartGateway, 'create' | 'read'>;

type MakeChange = (
  locale: Locale,
  id: string,
  keyed: KeyedChange | undefined,
  make: Change,
) => Promise<Result<ChangeAnswer, CartFailure>>;

const keyedBy = (
  key: string | undefined,
  kind: string,
  wanted: unknown,
): KeyedChange | undefined =>
  key === undefined ? undefined : { key, payload: changePayload(kind, wanted) };

/** Changes a cart and answers what of it was refused. */
type Change = (cart: OpenCart) => readonly CartRefusal[];

/** The same for work that may fail by itself. */
async function attemptOne<T>(work: () => Result<T, CartFailure>): Promise<Result<T, CartFailure>> {
  const done = await attempt(work);
  return done.ok ? done.value : done;
}

function changed(
  cart: OpenCart,
  keyed: KeyedChange | undefined,
  make: Change,
): Result<ChangeAnswer, CartFailure> {
  if (!cart.statements.cart(cart.id)) return ok(noCart(cart));
  if (!keyed) return ok(afterChange(cart, make(cart)));
  const outcome = changeOnce(cart, keyed, make);
  if (!outcome.ok) return outcome;
  const { refusals, isReplayed } = outcome.value;
  const answer = afterChange(cart, refusals);
  return ok(isReplayed ? { ...answer, isReplayed } : answer);
}

function afterChange(cart: OpenCart, refusals: readonly CartRefusal[]): CartAnswer {
  cart.statements.touch(cart.id, cart.now);
  return answer(cart, refusals, settleCoupon(cart));
}

const seen = (cart: OpenCart): CartAnswer =>
  cart.statements.cart(cart.id) ? answer(cart, [], couponOf(cart)) : noCart(cart);

const answer = (
  cart: OpenCart,
  refusals: readonly CartRefusal[],
  coupon: CartCoupon | undefined,
): CartAnswer => ({
  cart: toCart(cart, coupon),
  userErrors: refusals.map((refusal) => toUserError(tellerOf(cart), refusal)),
});

const noCart = (cart: OpenCart): CartAnswer => ({
  cart: null,
  userErrors: [toUserError(tellerOf(cart), { kind: 'cart-not-found' })],
});

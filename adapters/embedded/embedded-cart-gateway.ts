import type { AddAnswer, CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import type { CartAnswer, NewCartItem } from '#src/cart/cart.ts';
import { CART_COOKIE_LIFETIME } from '#src/cart/cart-cookie.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addOnce } from './add-once.ts';
import { attempt } from './cart-attempt.ts';
import { removeLine, updateLines } from './cart-changes.ts';
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
 * transaction, and an add records its key in the same one: nothing is added twice, and what was
 * acknowledged is there after a crash.
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
  const change = (locale: Locale, id: string, make: Change) =>
    attempt(() => database.write((statements) => changed(open(statements, locale, id), make)));

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
    add: (locale, id, items, key) =>
      attemptOne(() =>
        database.write((statements) => added(open(statements, locale, id), items, key)),
      ),
    update: (locale, id, changes) => change(locale, id, (cart) => updateLines(cart, changes)),
    remove: (locale, id, uid) => change(locale, id, (cart) => removeLine(cart, uid)),
    applyCoupon: (locale, id, typed) => change(locale, id, (cart) => changeCoupon(cart, typed)),
    removeCoupon: (locale, id) => change(locale, id, removeCoupon),
    setShippingAddress: (locale, id, typed) =>
      change(locale, id, (cart) => setShippingAddress(cart, typed)),
    setBillingAddress: (locale, id, typed) =>
      change(locale, id, (cart) => setBillingAddress(cart, typed)),
    setEmail: (locale, id, typed) => change(locale, id, (cart) => setEmail(cart, typed)),
  };
}

/** Changes a cart and answers what of it was refused. */
type Change = (cart: OpenCart) => readonly CartRefusal[];

/** The same for work that may fail by itself. */
async function attemptOne<T>(work: () => Result<T, CartFailure>): Promise<Result<T, CartFailure>> {
  const done = await attempt(work);
  return done.ok ? done.value : done;
}

const changed = (cart: OpenCart, make: Change): CartAnswer =>
  cart.statements.cart(cart.id) ? afterChange(cart, make(cart)) : noCart(cart);

function added(
  cart: OpenCart,
  items: readonly NewCartItem[],
  key: string,
): Result<AddAnswer, CartFailure> {
  if (!cart.statements.cart(cart.id)) return ok(noCart(cart));
  const outcome = addOnce(cart, items, key);
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

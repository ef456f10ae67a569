import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import { validateAddress, type AddressFields } from '#src/address/validate-address.ts';
import type { CartAnswer, UserError } from '#src/cart/cart.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { parseEmail } from '#src/shared/email.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { createFixedClock } from './fixed-clock.ts';
import { createMemoryCoupons, type MemoryCoupons } from './memory-coupons.ts';
import { emptyCart, refused, toCart, type ListedArticle, type MemoryCart } from './memory-cart.ts';
import { addOnce, setQuantity } from './memory-lines.ts';

type Refusals = readonly UserError[];

type MemoryTerms = { readonly coupons?: readonly Coupon[]; readonly clock?: Clock };

/** Carts in memory, over a price list. It speaks one language, and in codes. */
export function createMemoryCartGateway(
  articles: readonly ListedArticle[],
  ids: Ids,
  { coupons: known = [], clock = createFixedClock() }: MemoryTerms = {},
): CartGateway {
  const carts = new Map<string, MemoryCart>();
  const coupons = createMemoryCoupons(known, carts, clock);
  const supply = () => ({ articles, ids, now: clock.now() });
  const { look, change } = createChanges(carts, coupons, clock);

  return {
    create() {
      const cart = emptyCart(ids.next(), clock.now());
      carts.set(cart.id, cart);
      return Promise.resolve(ok(cart.id));
    },
    read: (locale, id) => look(locale, carts.get(id), []),
    async add(locale, id, items, key) {
      const cart = carts.get(id);
      const added = cart && addOnce(cart, items, key, supply());
      if (added?.ok === false) return added;
      const { refusals = [], isReplayed = false } = added?.value ?? {};
      const answer = await change(locale, id, () => refusals);
      return answer.ok && isReplayed ? ok({ ...answer.value, isReplayed }) : answer;
    },
    update: (locale, id, changes) =>
      change(locale, id, (cart) => changes.flatMap((change) => setQuantity(cart, change))),
    remove: (locale, id, uid) =>
      change(locale, id, (cart) => setQuantity(cart, { uid, quantity: 0 })),
    applyCoupon: (locale, id, typed) =>
      change(locale, id, (cart) => coupons.apply(cart, locale, typed)),
    removeCoupon: (locale, id) => change(locale, id, (cart) => coupons.remove(cart)),
    setShippingAddress: (locale, id, typed) => change(locale, id, keep('shippingAddress', typed)),
    setBillingAddress: (locale, id, typed) => change(locale, id, keep('billingAddress', typed)),
    setEmail: (locale, id, typed) => change(locale, id, keepEmail(typed)),
  };
}

type Change = (cart: MemoryCart) => Refusals;

/** How a cart is seen, and how it is changed. */
function createChanges(
  carts: ReadonlyMap<string, MemoryCart>,
  coupons: MemoryCoupons,
  clock: Clock,
) {
  const look = (locale: Locale, cart: MemoryCart | undefined, userErrors: Refusals) =>
    cart
      ? answered({ cart: toCart(cart, locale, coupons.judged(cart, locale)), userErrors })
      : NO_CART;
  const change = (locale: Locale, id: string, make: Change) => {
    const cart = carts.get(id);
    const refusals = cart ? make(cart) : [];
    if (cart) cart.changedAt = clock.now();
    const answer = look(locale, cart, refusals);
    if (cart) coupons.settle(cart, locale);
    return answer;
  };
  return { look, change };
}

const keep =
  (which: 'shippingAddress' | 'billingAddress', typed: AddressFields): Change =>
  (cart) => {
    const address = validateAddress(typed);
    if (!address.ok) return refused('INVALID_ADDRESS');
    cart[which] = address.value;
    return [];
  };

const keepEmail =
  (typed: string): Change =>
  (cart) => {
    const email = parseEmail(typed);
    if (!email.ok) return refused('INVALID_EMAIL');
    cart.email = email.value;
    return [];
  };

const answered = (answer: CartAnswer): Promise<Result<CartAnswer, CartFailure>> =>
  Promise.resolve(ok(answer));

const NO_CART = answered({ cart: null, userErrors: refused('CART_NOT_FOUND') });

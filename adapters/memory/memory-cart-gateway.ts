import { createHash } from 'node:crypto';
import {
  type CartChangeAnswer,
  type CartFailure,
  type CartGateway,
  IDEMPOTENCY_KEY_REUSED,
} from '#ports/cart-gateway.ts';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import { type AddressFields, validateAddress } from '#src/address/validate-address.ts';
import type { UserError } from '#src/cart/cart.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import {
  addPayload,
  capRefusals,
  changePayload,
  checkIdempotencyKey,
} from '#src/cart/retry/idempotency.ts';
import { parseEmail } from '#src/shared/email.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { emptyCart, type ListedArticle, type MemoryCart, refused, toCart } from './memory-cart.ts';
import { createMemoryCoupons, type MemoryCoupons } from './memory-coupons.ts';
import { addItems, type LineDependencies, setQuantity } from './memory-lines.ts';

type Refusals = readonly UserError[];

type MemoryCartOptions = { readonly coupons?: readonly Coupon[]; readonly clock?: Clock };

/** Carts in memory, over a price list. Error messages are error codes in every locale. */
export function createMemoryCartGateway(
  articles: readonly ListedArticle[],
  ids: Ids,
  { coupons: known = [], clock = createFixedClock() }: MemoryCartOptions = {},
): CartGateway {
  const carts = new Map<string, MemoryCart>();
  const coupons = createMemoryCoupons(known, carts, clock);
  const { readCart, change } = createChanges(carts, coupons, clock);

  return {
    create() {
      const cart = emptyCart(ids.next(), clock.now());
      carts.set(cart.id, cart);
      return Promise.resolve(ok(cart.id));
    },
    read: (locale, id) => readCart(locale, carts.get(id)),
    ...keyedChanges(change, { articles, ids }, coupons),
  };
}

/** Methods that change a cart, with their idempotency key. */
const keyedChanges = (
  change: MakeChange,
  supply: LineDependencies,
  coupons: MemoryCoupons,
): Changes => ({
  add: (locale, id, items, key) =>
    change(locale, id, { key, payload: addPayload(items) }, (cart) =>
      addItems(cart, items, supply),
    ),
  update: (locale, id, changes, key) =>
    change(locale, id, keyedBy(key, 'update', changes), (cart) =>
      changes.flatMap((change) => setQuantity(cart, change)),
    ),
  remove: (locale, id, uid, key) =>
    change(locale, id, keyedBy(key, 'remove', uid), (cart) =>
      setQuantity(cart, { uid, quantity: 0 }),
    ),
  applyCoupon: (locale, id, typed, key) =>
    change(locale, id, keyedBy(key, 'apply-coupon', typed), (cart) =>
      coupons.apply(cart, locale, typed),
    ),
  removeCoupon: (locale, id, key) =>
    change(locale, id, keyedBy(key, 'remove-coupon', ''), (cart) => coupons.remove(cart)),
  setShippingAddress: (locale, id, typed, key) =>
    change(locale, id, keyedBy(key, 'shipping', typed), storeAddress('shippingAddress', typed)),
  setBillingAddress: (locale, id, typed, key) =>
    change(locale, id, keyedBy(key, 'billing', typed), storeAddress('billingAddress', typed)),
  setEmail: (locale, id, typed, key) =>
    change(locale, id, keyedBy(key, 'email', typed), storeEmail(typed)),
});

type Changes = Omit<CartGateway, 'create' | 'read'>;

type MakeChange = ReturnType<typeof createChanges>['change'];

const keyedBy = (key: string | undefined, kind: string, requested: unknown): KeyedChange => ({
  key,
  payload: changePayload(kind, requested),
});

type Change = (cart: MemoryCart) => Refusals;

/** Functions to read and to change a cart. */
function createChanges(
  carts: ReadonlyMap<string, MemoryCart>,
  coupons: MemoryCoupons,
  clock: Clock,
) {
  const readCart = (
    locale: Locale,
    cart: MemoryCart | undefined,
    { refusals, isReplayed }: MemoryChange = NO_CHANGE,
  ): Answer => {
    if (!cart) return NO_CART;
    const answer = { cart: toCart(cart, locale, coupons.judged(cart, locale)) };
    const withErrors = { ...answer, userErrors: refusals, ...(isReplayed && { isReplayed }) };
    return Promise.resolve(ok(withErrors));
  };
  const change = (locale: Locale, id: string, keyed: KeyedChange, make: Change): Answer => {
    const cart = carts.get(id);
    if (!cart) return NO_CART;
    const changed = changeOnce(cart, keyed, make, clock.now());
    if (!changed.ok) return Promise.resolve(changed);
    cart.changedAt = clock.now();
    const answer = readCart(locale, cart, changed.value);
    coupons.settle(cart, locale);
    return answer;
  };
  return { readCart, change };
}

type Answer = Promise<Result<CartChangeAnswer, CartFailure>>;

const NO_CHANGE: MemoryChange = { refusals: [], isReplayed: false };

const storeAddress =
  (kind: 'shippingAddress' | 'billingAddress', typed: AddressFields): Change =>
  (cart) => {
    const address = validateAddress(typed);
    if (!address.ok) return refused('INVALID_ADDRESS');
    cart[kind] = address.value;
    return [];
  };

const storeEmail =
  (typed: string): Change =>
  (cart) => {
    const email = parseEmail(typed);
    if (!email.ok) return refused('INVALID_EMAIL');
    cart.email = email.value;
    return [];
  };

const NO_CART: Answer = Promise.resolve(ok({ cart: null, userErrors: refused('CART_NOT_FOUND') }));

/** A clock that stands still until it is advanced. */
export interface FixedClock extends Clock {
  advance(milliseconds: number): void;
}

export function createFixedClock(start = Date.UTC(2026, 0, 1)): FixedClock {
  let time = start;
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}

/** The idempotency key of a change; `payload` identifies the change it belongs to. */
type KeyedChange = { readonly key?: string | undefined; readonly payload: string };

/** Refusals of a change, and whether it had been carried out before. */
type MemoryChange = {
  readonly refusals: readonly UserError[];
  readonly isReplayed: boolean;
};

/** Changes a cart at most once per idempotency key; repeats the first answer. */
function changeOnce(
  cart: MemoryCart,
  { key, payload: requested }: KeyedChange,
  make: (cart: MemoryCart) => readonly UserError[],
  now: number,
): Result<MemoryChange, CartFailure> {
  if (key === undefined) return ok({ refusals: make(cart), isReplayed: false });
  const payload = createHash('sha256').update(requested).digest('base64url');
  const verdict = checkIdempotencyKey(cart.actions.get(key), payload, now);
  if (verdict.kind === 'mismatch') return err(IDEMPOTENCY_KEY_REUSED);
  if (verdict.kind === 'replay') return ok({ refusals: verdict.answer, isReplayed: true });
  const refusals = make(cart);
  const answer = capRefusals(refusals);
  cart.actions.set(key, { payload, at: now, state: 'answered', answer });
  return ok({ refusals, isReplayed: false });
}

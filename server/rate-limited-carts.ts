import type { CartChangeAnswer, CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { RateLimits } from '#ports/shared-stores.ts';
import {
  type CartRateCounter,
  type CartRateLimits,
  COUPON_ATTEMPTS,
  DEFAULT_CART_RATE_LIMITS,
  isInvalidCouponCode,
  rateCountersOfChange,
  rateCountersOfCreation,
  TOO_MANY_CARTS_MESSAGE,
  TOO_MANY_CHANGES_MESSAGE,
  TOO_MANY_COUPON_ATTEMPTS_MESSAGE,
} from '#src/cart/cart-rate-limits.ts';
import { type Locale, localizedText, type LocalizedText } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

type LimitParts = {
  readonly carts: CartGateway;
  readonly rateLimits: RateLimits;
  readonly cartRateLimits?: CartRateLimits;
};

/**
 * Limits the carts that a client creates and changes, because each is stored for days; after too
 * many wrong coupon codes the next attempt is answered 429, right or wrong. Applies to `/api` and
 * forms alike. Reads are not limited.
 *
 * @param client from `clientIp`.
 */
export function rateLimitedCarts(parts: LimitParts, client: string): CartGateway {
  const { carts, cartRateLimits = DEFAULT_CART_RATE_LIMITS } = parts;
  const limited =
    <Args extends ChangeArguments>(change: (...args: Args) => ChangeReply) =>
    (...args: Args): ChangeReply => {
      const [locale, cartId] = args;
      const counters = rateCountersOfChange(cartRateLimits, client, cartId);
      return within(parts, { locale, counters, message: TOO_MANY_CHANGES_MESSAGE }, () =>
        change(...args),
      );
    };
  return {
    create(locale) {
      const counters = rateCountersOfCreation(cartRateLimits, client);
      const run = () => carts.create(locale);
      return within(parts, { locale, counters, message: TOO_MANY_CARTS_MESSAGE }, run);
    },
    read: (...args) => carts.read(...args),
    add: limited<ArgumentsOf<'add'>>((...args) => carts.add(...args)),
    update: limited<ArgumentsOf<'update'>>((...args) => carts.update(...args)),
    remove: limited<ArgumentsOf<'remove'>>((...args) => carts.remove(...args)),
    applyCoupon: limited(limitedCoupons(parts, client)),
    removeCoupon: limited<ArgumentsOf<'removeCoupon'>>((...args) => carts.removeCoupon(...args)),
    setShippingAddress: limited<ArgumentsOf<'setShippingAddress'>>((...args) =>
      carts.setShippingAddress(...args),
    ),
    setBillingAddress: limited<ArgumentsOf<'setBillingAddress'>>((...args) =>
      carts.setBillingAddress(...args),
    ),
    setEmail: limited<ArgumentsOf<'setEmail'>>((...args) => carts.setEmail(...args)),
  };
}

type ChangeArguments = readonly [locale: Locale, cartId: string, ...unknown[]];
type ArgumentsOf<Method extends keyof CartGateway> = Parameters<CartGateway[Method]>;
type ChangeReply = Promise<Result<CartChangeAnswer, CartFailure>>;

/**
 * Counts an attempt from its beginning, and takes it back unless the code was wrong, so that
 * concurrent attempts do not bypass the limit.
 */
const limitedCoupons =
  ({ carts, rateLimits }: LimitParts, client: string): CartGateway['applyCoupon'] =>
  async (locale, cartId, typed, idempotencyKey) => {
    const counters: readonly CartRateCounter[] = [
      { name: `coupon:cart:${cartId}`, limit: COUPON_ATTEMPTS.cart },
      { name: `coupon:client:${client}`, limit: COUPON_ATTEMPTS.client },
    ];
    const consumed = await consumeAll(rateLimits, counters);
    if (!consumed.ok) return err(tooMany(locale, TOO_MANY_COUPON_ATTEMPTS_MESSAGE, consumed.error));
    const answer = await carts.applyCoupon(locale, cartId, typed, idempotencyKey);
    if (!answer.ok || !isInvalidCouponCode(answer.value)) await refund(rateLimits, counters);
    return answer;
  };

type Counted = {
  readonly locale: Locale;
  readonly counters: readonly CartRateCounter[];
  /** Message for the shopper if the limit is exceeded. */
  readonly message: LocalizedText;
};

async function within<T>(
  { rateLimits }: LimitParts,
  { locale, counters, message }: Counted,
  run: () => Promise<Result<T, CartFailure>>,
): Promise<Result<T, CartFailure>> {
  const consumed = await consumeAll(rateLimits, counters);
  return consumed.ok ? run() : err(tooMany(locale, message, consumed.error));
}

/** Counts under all names or none; the error is the time until a retry, in milliseconds. */
async function consumeAll(
  rateLimits: RateLimits,
  counters: readonly CartRateCounter[],
): Promise<Result<'allowed', number>> {
  for (const [index, { name, limit }] of counters.entries()) {
    const consumed = await rateLimits.take(name, limit);
    if (consumed.ok) continue;
    await refund(rateLimits, counters.slice(0, index));
    return err(consumed.error.retryAfter);
  }
  return ok('allowed');
}

const refund = (rateLimits: RateLimits, counters: readonly CartRateCounter[]) =>
  Promise.all(counters.map(({ name }) => rateLimits.refund(name)));

const tooMany = (locale: Locale, message: LocalizedText, retryAfter: number): CartFailure => ({
  kind: 'cart-unavailable',
  status: 429,
  message: localizedText(message, locale),
  failure: 'not-applied',
  retryAfterSeconds: Math.ceil(retryAfter / 1000),
});

import type { CartFailure, CartGateway, ChangeAnswer } from '#ports/cart-gateway.ts';
import type { RateLimits } from '#ports/rate-limits.ts';
import {
  countsOfChange,
  countsOfCreation,
  DEFAULT_CART_PACE,
  TOO_MANY_CARTS,
  TOO_MANY_CHANGES,
  type CartCount,
  type CartPace,
} from '#src/cart/cart-limits.ts';
import { COUPON_ATTEMPTS, isWrongCode, TOO_MANY_CODES } from '#src/cart/coupon-attempts.ts';
import { wordsFor, type LocalWords } from '#src/shared/local-words.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

type LimitParts = {
  readonly carts: CartGateway;
  readonly rateLimits: RateLimits;
  readonly cartPace?: CartPace;
};

/**
 * Limits the carts that a client creates and changes, because each is stored for days; after too
 * many wrong coupon codes the next attempt is answered 429, right or wrong. Applies to `/api` and
 * forms alike. Reads are not limited.
 *
 * @param client from `clientAddress`.
 */
export function limitedCarts(parts: LimitParts, client: string): CartGateway {
  const { carts, cartPace = DEFAULT_CART_PACE } = parts;
  const limited =
    <Args extends ChangeArguments>(change: (...args: Args) => ChangeReply) =>
    (...args: Args): ChangeReply => {
      const [locale, cartId] = args;
      const counts = countsOfChange(cartPace, client, cartId);
      return within(parts, { locale, counts, words: TOO_MANY_CHANGES }, () => change(...args));
    };
  return {
    create(locale) {
      const counts = countsOfCreation(cartPace, client);
      const ask = () => carts.create(locale);
      return within(parts, { locale, counts, words: TOO_MANY_CARTS }, ask);
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
type ChangeReply = Promise<Result<ChangeAnswer, CartFailure>>;

/**
 * Counts an attempt from its beginning, and takes it back unless the code was wrong, so that
 * concurrent attempts do not bypass the limit.
 */
const limitedCoupons =
  ({ carts, rateLimits }: LimitParts, client: string): CartGateway['applyCoupon'] =>
  async (locale, cartId, typed, actionKey) => {
    const counts: readonly CartCount[] = [
      { name: `coupon:cart:${cartId}`, limit: COUPON_ATTEMPTS.cart },
      { name: `coupon:client:${client}`, limit: COUPON_ATTEMPTS.client },
    ];
    const taken = await takeAll(rateLimits, counts);
    if (!taken.ok) return err(tooMany(locale, TOO_MANY_CODES, taken.error));
    const answer = await carts.applyCoupon(locale, cartId, typed, actionKey);
    if (!answer.ok || !isWrongCode(answer.value)) await giveBack(rateLimits, counts);
    return answer;
  };

type Counted = {
  readonly locale: Locale;
  readonly counts: readonly CartCount[];
  /** Message for the shopper if the limit is exceeded. */
  readonly words: LocalWords;
};

async function within<T>(
  { rateLimits }: LimitParts,
  { locale, counts, words }: Counted,
  ask: () => Promise<Result<T, CartFailure>>,
): Promise<Result<T, CartFailure>> {
  const taken = await takeAll(rateLimits, counts);
  return taken.ok ? ask() : err(tooMany(locale, words, taken.error));
}

/** Counts under all names or none; the error is the time until a retry, in milliseconds. */
async function takeAll(
  rateLimits: RateLimits,
  counts: readonly CartCount[],
): Promise<Result<'allowed', number>> {
  for (const [place, { name, limit }] of counts.entries()) {
    const taken = await rateLimits.take(name, limit);
    if (taken.ok) continue;
    await giveBack(rateLimits, counts.slice(0, place));
    return err(taken.error.retryAfter);
  }
  return ok('allowed');
}

const giveBack = (rateLimits: RateLimits, counts: readonly CartCount[]) =>
  Promise.all(counts.map(({ name }) => rateLimits.giveBack(name)));

const tooMany = (locale: Locale, words: LocalWords, retryAfter: number): CartFailure => ({
  kind: 'cart-unavailable',
  status: 429,
  message: wordsFor(words, locale),
  failure: 'not-applied',
  retryAfterSeconds: Math.ceil(retryAfter / 1000),
});

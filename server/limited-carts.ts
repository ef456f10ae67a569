import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { RateLimit, RateLimits } from '#ports/rate-limits.ts';
import { COUPON_ATTEMPTS, isWrongCode, TOO_MANY_CODES } from '#src/cart/coupon-attempts.ts';
import { wordsFor } from '#src/shared/local-words.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

type LimitParts = { readonly carts: CartGateway; readonly rateLimits: RateLimits };

/**
 * The carts for one client: who tries too many wrong coupon codes is answered 429, whether the next
 * were right or not. Every way to a coupon goes through here, `/api` and forms alike.
 *
 * An attempt counts from its beginning and is given back when it turns out to be none of a wrong
 * code, so that many at once are no way around the limit.
 *
 * @param client as `clientAddress` tells it.
 */
export const limitedCarts = ({ carts, rateLimits }: LimitParts, client: string): CartGateway => ({
  ...carts,
  async applyCoupon(locale, cartId, typed, actionKey) {
    const counts: readonly Count[] = [
      { name: `coupon:cart:${cartId}`, limit: COUPON_ATTEMPTS.cart },
      { name: `coupon:client:${client}`, limit: COUPON_ATTEMPTS.client },
    ];
    const taken = await takeAll(rateLimits, counts);
    if (!taken.ok) return err(tooMany(locale, taken.error));
    const answer = await carts.applyCoupon(locale, cartId, typed, actionKey);
    if (!answer.ok || !isWrongCode(answer.value)) await giveBack(rateLimits, counts);
    return answer;
  },
});

type Count = { readonly name: string; readonly limit: RateLimit };

/** Counts under all names or under none; a refusal says in how many milliseconds to come again. */
async function takeAll(
  rateLimits: RateLimits,
  counts: readonly Count[],
): Promise<Result<'allowed', number>> {
  for (const [place, { name, limit }] of counts.entries()) {
    const taken = await rateLimits.take(name, limit);
    if (taken.ok) continue;
    await giveBack(rateLimits, counts.slice(0, place));
    return err(taken.error.retryAfter);
  }
  return ok('allowed');
}

const giveBack = (rateLimits: RateLimits, counts: readonly Count[]) =>
  Promise.all(counts.map(({ name }) => rateLimits.giveBack(name)));

const tooMany = (locale: Locale, retryAfter: number): CartFailure => ({
  kind: 'cart-unavailable',
  status: 429,
  message: wordsFor(TOO_MANY_CODES, locale),
  failure: 'not-applied',
  retryAfterSeconds: Math.ceil(retryAfter / 1000),
});

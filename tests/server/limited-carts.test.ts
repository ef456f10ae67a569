import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFixedClock } from '#adapters/memory/fixed-clock.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { limitedCarts } from '#server/limited-carts.ts';
import type { UserErrorCode } from '#src/cart/cart.ts';
import { err, ok } from '#src/shared/result.ts';
import { smallPorts } from './small-shop.ts';

const { carts } = smallPorts();
const TEN_MINUTES = 10 * 60 * 1000;

/** A shop in which codes are answered by these words; all others hold. */
function openLimits(
  words: Readonly<Record<string, UserErrorCode>> = { WRONG: 'COUPON_NOT_FOUND' },
) {
  const clock = createFixedClock();
  const rateLimits = createMemoryRateLimits(clock);
  const asked: string[] = [];
  const judging = {
    ...carts,
    applyCoupon: (_locale: string, _cartId: string, code: string) => {
      asked.push(code);
      if (code === 'AWAY') return Promise.resolve(err(AWAY));
      const told = words[code];
      return Promise.resolve(
        ok({ cart: null, userErrors: told ? [{ code: told, message: told }] : [] }),
      );
    },
  };
  const apply = async (code: string, cartId = 'cart', client = 'client') =>
    limitedCarts({ carts: judging, rateLimits }, client).applyCoupon('nl-nl', cartId, code);
  return { apply, asked, clock };
}

const AWAY = { kind: 'cart-unavailable', status: 503, message: 'Away' } as const;

const refused = (retryAfterSeconds: number) => ({
  ok: false,
  error: { status: 429, failure: 'not-applied', retryAfterSeconds },
});

describe('limitedCarts', () => {
  it('lets ten wrong codes of a cart through in ten minutes, and asks nobody about the next', async () => {
    const { apply, asked, clock } = openLimits();
    for (let place = 0; place < 10; place += 1)
      expect(await apply('WRONG')).toMatchObject({ ok: true });
    clock.advance(1000);
    expect(await apply('WRONG')).toMatchObject(refused(599));
    expect(await apply('GOOD')).toMatchObject(refused(599));
    expect(asked).toHaveLength(10);
    expect(await apply('GOOD', 'other-cart')).toMatchObject({ ok: true });
    clock.advance(TEN_MINUTES);
    expect(await apply('WRONG')).toMatchObject({ ok: true });
  });

  it('lets thirty wrong codes of a client through, whatever carts it has', async () => {
    const { apply, asked } = openLimits();
    for (let place = 0; place < 30; place += 1) await apply('WRONG', `cart-${place}`);
    expect(await apply('GOOD', 'cart-30')).toMatchObject(refused(600));
    expect(asked).toHaveLength(30);
    expect(await apply('WRONG', 'cart-30', 'somebody-else')).toMatchObject({ ok: true });
  });

  it('says so in the words of the shop', async () => {
    const { apply } = openLimits();
    for (let place = 0; place < 10; place += 1) await apply('WRONG');
    expect(await apply('WRONG')).toMatchObject({
      error: { message: expect.stringContaining('te veel kortingscodes') as string },
    });
  });

  it.each(['COUPON_NOT_FOUND', 'COUPON_NOT_VALID', 'COUPON_EXPIRED', 'COUPON_USED'] as const)(
    'counts %s, which tells who guesses something',
    async (code) => {
      const { apply } = openLimits({ CODE: code });
      for (let place = 0; place < 10; place += 1) await apply('CODE');
      expect(await apply('CODE')).toMatchObject(refused(600));
    },
  );

  it.each(['GOOD', 'AWAY', 'BELOW', 'CART'])('does not count %s', async (code) => {
    const { apply, asked } = openLimits({ BELOW: 'COUPON_BELOW_MINIMUM', CART: 'CART_NOT_FOUND' });
    for (let place = 0; place < 40; place += 1) await apply(code);
    expect(asked).toHaveLength(40);
  });

  it('lets no more through where many come at once', async () => {
    const { apply, asked } = openLimits();
    await Promise.all(Array.from({ length: 50 }, () => apply('WRONG')));
    expect(asked).toHaveLength(10);
  });

  it('never asks about more than ten wrong codes of a cart, in whatever order they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('WRONG', 'GOOD', 'AWAY')), async (codes) => {
        const { apply, asked } = openLimits();
        for (const code of codes) await apply(code);
        const wrong = asked.filter((code) => code === 'WRONG').length;
        expect(wrong).toBeLessThanOrEqual(10);
        const isOver = codes.filter((code) => code === 'WRONG').length >= 10;
        expect(isOver || asked.length === codes.length).toBe(true);
      }),
    );
  });
});

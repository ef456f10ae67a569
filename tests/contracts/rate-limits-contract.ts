import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateLimits } from '#ports/shared-stores.ts';
import { ok } from '#src/shared/result.ts';

/** Rate limits, and a way to let time pass for them. */
export type TimedLimits = {
  readonly limits: RateLimits;
  readonly pass: (milliseconds: number) => Promise<void>;
  /** The step of time of the tests, in milliseconds: long where a busy machine adds to it. */
  readonly unit: number;
  /** Number of counts that must allow an attempt, one after another; by default one. */
  readonly counts?: number;
};

/** Contract for all rate limits. `open` creates limits without any attempts. */
export function rateLimitsContract(name: string, open: () => Promise<TimedLimits>): void {
  describe(`RateLimits: ${name}`, () => {
    it('allows as many attempts as the limit, and refuses the next', async () => {
      const { limits } = await open();
      const limit = { max: 3, period: 60_000 };
      for (const _ of [1, 2, 3]) expect(await limits.take('coupon', limit)).toEqual(ok('allowed'));
      const refused = await limits.take('coupon', limit);
      expect(refused).toMatchObject({ ok: false, error: { kind: 'too-many' } });
      const retryAfter = refused.ok ? 0 : refused.error.retryAfter;
      expect(retryAfter).toBeGreaterThan(50_000);
      expect(retryAfter).toBeLessThanOrEqual(60_000);
    });

    it('counts each name separately', async () => {
      const { limits } = await open();
      const limit = { max: 1, period: 60_000 };
      expect(await limits.take('cart-1', limit)).toEqual(ok('allowed'));
      expect(await limits.take('cart-2', limit)).toEqual(ok('allowed'));
      expect(await limits.take('cart-1', limit)).toMatchObject({ ok: false });
    });

    it('slides: allows an attempt once the first one is a period old', async () => {
      const { limits, pass, unit } = await open();
      const limit = { max: 2, period: 8 * unit };
      await limits.take('coupon', limit);
      await pass(5 * unit);
      await limits.take('coupon', limit);
      expect(await limits.take('coupon', limit)).toMatchObject({ ok: false });
      await pass(5 * unit);
      expect(await limits.take('coupon', limit)).toEqual(ok('allowed'));
      expect(await limits.take('coupon', limit)).toMatchObject({ ok: false });
    });

    it('allows an attempt after the time that each of its counts returned', async () => {
      const { limits, pass, counts = 1 } = await open();
      const limit = { max: 1, period: 200 };
      await limits.take('coupon', limit);
      let refusals = 0;
      for (;;) {
        const answer = await limits.take('coupon', limit);
        if (answer.ok) break;
        refusals += 1;
        expect(answer.error.retryAfter).toBeLessThanOrEqual(limit.period);
        expect(refusals).toBeLessThanOrEqual(counts);
        await pass(answer.error.retryAfter);
      }
      expect(refusals).toBeGreaterThan(0);
    });

    it('does not count refused attempts', async () => {
      const { limits, pass, unit } = await open();
      const limit = { max: 1, period: 8 * unit };
      await limits.take('coupon', limit);
      await pass(6 * unit);
      for (const _ of [1, 2, 3])
        expect(await limits.take('coupon', limit)).toMatchObject({ ok: false });
      await pass(3 * unit);
      expect(await limits.take('coupon', limit)).toEqual(ok('allowed'));
    });

    it('does not count attempts that are given back', async () => {
      const { limits } = await open();
      const limit = { max: 2, period: 60_000 };
      for (const _ of [1, 2, 3, 4]) {
        expect(await limits.take('coupon', limit)).toEqual(ok('allowed'));
        await limits.refund('coupon');
      }
      await limits.take('coupon', limit);
      await limits.take('coupon', limit);
      expect(await limits.take('coupon', limit)).toMatchObject({ ok: false });
      await limits.refund('coupon');
      expect(await limits.take('coupon', limit)).toEqual(ok('allowed'));
    });

    it('gives back the latest attempt, so that an earlier one keeps its time', async () => {
      const { limits, pass, unit } = await open();
      const limit = { max: 2, period: 8 * unit };
      await limits.take('coupon', limit);
      await pass(6 * unit);
      await limits.take('coupon', limit);
      await limits.refund('coupon');
      await pass(3 * unit);
      expect(await limits.take('coupon', { ...limit, max: 1 })).toEqual(ok('allowed'));
    });

    it('gives nothing back if nothing was taken', async () => {
      const { limits } = await open();
      await limits.refund('coupon');
      const limit = { max: 1, period: 60_000 };
      expect(await limits.take('coupon', limit)).toEqual(ok('allowed'));
      expect(await limits.take('coupon', limit)).toMatchObject({ ok: false });
    });

    it('allows nothing if the limit is zero', async () => {
      const { limits } = await open();
      expect(await limits.take('none', { max: 0, period: 1000 })).toMatchObject({ ok: false });
    });

    it('allows exactly the limit of simultaneous attempts', async () => {
      const { limits } = await open();
      let round = 0;
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: 8 }), fc.nat({ max: 8 }), async (max, attempts) => {
          const name = `round-${(round += 1)}`;
          const answers = await Promise.all(
            Array.from({ length: attempts }, () => limits.take(name, { max, period: 60_000 })),
          );
          expect(answers.filter(({ ok }) => ok)).toHaveLength(Math.min(max, attempts));
        }),
        { numRuns: 30 },
      );
    });
  });
}

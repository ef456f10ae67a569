import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateCents } from '#sandbox/magento/cart/quote-view.ts';

describe('allocateCents', () => {
  it('allocates cents in proportion to weights', () => {
    expect(allocateCents(100, [1, 0, 3])).toEqual([25, 0, 75]);
    expect(allocateCents(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(allocateCents(100, [0, 0])).toEqual([0, 0]);
  });

  it('allocates all cents, with no negative share', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1 });
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (cents, parts) => {
        fc.pre(parts.some((part) => part > 0));
        const shares = allocateCents(cents, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
        expect(shares.every((share) => share >= 0)).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { COUPON_HOLD } from '#src/cart/coupon.ts';

describe('a coupon for one use', () => {
  it('C2 is reserved for a day by a cart without changes', () => {
    expect(COUPON_HOLD).toBe(Date.UTC(2026, 10, 28) - Date.UTC(2026, 10, 27));
  });
});

import { describe, expect, it } from 'vitest';
import { deliveryCost } from '#src/delivery/delivery-cost.ts';
import { euroCents } from '#src/pricing/money.ts';

describe('deliveryCost', () => {
  it.each([
    [4999, 495],
    [5000, 0],
    [129_900, 0],
  ])('for an order total of %s cents is %s cents', (total, cost) => {
    expect(deliveryCost(euroCents(total))).toEqual(euroCents(cost));
  });
});

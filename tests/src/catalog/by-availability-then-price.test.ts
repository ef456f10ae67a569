import { describe, expect, it } from 'vitest';
import {
  byAvailabilityThenPrice,
  availabilityThenPriceOrder,
} from '#src/catalog/by-availability-then-price.ts';
import { euroCents } from '#src/pricing/money.ts';

const priced = (cents: number, stock: number) => ({
  stock,
  price: { regular: euroCents(cents), final: euroCents(cents), default: euroCents(cents) },
});

describe('byAvailabilityThenPrice', () => {
  it('P3 sorts available offers first, then by price', () => {
    const [cheap, dear, gone] = [priced(100, 1), priced(200, 9), priced(50, 0)];
    expect([gone, dear, cheap].toSorted(byAvailabilityThenPrice)).toEqual([cheap, dear, gone]);
  });

  it('P3 keeps the order of equal offers', () => {
    const offers = [
      { sku: 'a', cents: 100, stock: 3 },
      { sku: 'b', cents: 100, stock: 1 },
    ];
    expect(offers.toSorted(availabilityThenPriceOrder(({ cents }) => cents))).toEqual(offers);
  });
});

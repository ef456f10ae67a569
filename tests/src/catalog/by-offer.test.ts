import { describe, expect, it } from 'vitest';
import { byOffer, offerOrder } from '#src/catalog/by-offer.ts';
import { euros } from '#src/pricing/money.ts';

const priced = (cents: number, stock: number) => ({
  stock,
  price: { regular: euros(cents), final: euros(cents), default: euros(cents) },
});

describe('byOffer', () => {
  it('P3 puts what can be bought first, then what costs least', () => {
    const [cheap, dear, gone] = [priced(100, 1), priced(200, 9), priced(50, 0)];
    expect([gone, dear, cheap].toSorted(byOffer)).toEqual([cheap, dear, gone]);
  });

  it('P3 leaves equal offers in the merchandiser’s order', () => {
    const offers = [
      { sku: 'a', cents: 100, stock: 3 },
      { sku: 'b', cents: 100, stock: 1 },
    ];
    expect(offers.toSorted(offerOrder(({ cents }) => cents))).toEqual(offers);
  });
});

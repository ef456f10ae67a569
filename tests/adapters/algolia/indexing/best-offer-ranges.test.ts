import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerBounds } from '#adapters/algolia/indexing/best-offer-ranges.ts';
import { firstShownOrder } from '#src/catalog/choose-variant.ts';
import { MAX_PRICE, NO_UPPER_BOUND } from '#adapters/algolia/product-record.ts';
import type { Variant } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';

const variant = (cents: number, stock: number, size = '90x200'): Variant => {
  const money = euroCents(cents);
  const price = { regular: money, final: money, default: money };
  return { sku: `${cents}-${stock}-${size}`, size, ean: '', price, stock, deliveryDays: 1 };
};

const MOST_BOUGHT = ['160x200', '180x200'];

describe('offerBounds', () => {
  it('returns the price ranges in which each variant is the best offer', () => {
    const cheap = variant(10_000, 0);
    const good = variant(20_000, 5);
    const dear = variant(30_000, 5);
    const gone = variant(25_000, 0);
    expect([...offerBounds([cheap, good, dear, gone])]).toEqual([
      [good, { lower: -1, upper: NO_UPPER_BOUND }],
      [dear, { lower: 200, upper: NO_UPPER_BOUND }],
      [cheap, { lower: -1, upper: 200 }],
      [gone, { lower: 200, upper: 300 }],
    ]);
  });

  it('selects exactly the best offer for any price range, or none', () => {
    const anyCents = fc.integer({ min: 0, max: 40 }).map((tens) => tens * 1000);
    const anyVariants = fc.array(
      fc
        .tuple(anyCents, fc.constantFrom(0, 1), fc.constantFrom('70x200', '160x200', '180x200'))
        .map(([cents, stock, size]) => variant(cents, stock, size)),
      { minLength: 1, maxLength: 8 },
    );
    const anyRange = fc.oneof(
      fc.tuple(anyCents, anyCents),
      fc.constant([0, MAX_PRICE * 100] as const),
    );
    fc.assert(
      fc.property(anyVariants, anyRange, (variants, [one, other]) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const within = ({ price }: Variant) =>
          price.final.cents >= least && price.final.cents <= most;
        const named = [...offerBounds(variants, MOST_BOUGHT)].filter(
          ([variant, { lower, upper }]) =>
            within(variant) && lower < least / 100 && upper > most / 100,
        );
        const best = variants.filter(within).toSorted(firstShownOrder(MOST_BOUGHT)).slice(0, 1);
        expect(named.map(([variant]) => variant)).toEqual(best);
      }),
      { numRuns: 500 },
    );
  });
});

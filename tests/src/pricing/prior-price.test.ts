import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euroCents } from '#src/pricing/money.ts';
import { displayPriceOf } from '#src/pricing/display-price.ts';
import { priorPrice } from '#src/pricing/prior-price.ts';

const asked = (regular: number, final: number) => ({
  regular: euroCents(regular),
  final: euroCents(final),
});

describe('priorPrice', () => {
  it('returns the lowest price of the prior thirty days, not the list price', () => {
    expect(priorPrice(asked(59_900, 39_900), euroCents(49_900))).toEqual(euroCents(49_900));
  });

  it('returns the final price when the lowest price is not recorded, or not higher', () => {
    expect(priorPrice(asked(59_900, 39_900), undefined)).toEqual(euroCents(39_900));
    expect(priorPrice(asked(59_900, 39_900), euroCents(34_900))).toEqual(euroCents(39_900));
  });

  it('never exceeds the regular price', () => {
    expect(priorPrice(asked(49_900, 39_900), euroCents(59_900))).toEqual(euroCents(49_900));
  });

  it('P3 yields the lowest price of the prior thirty days as was-price if it was higher, else none', () => {
    const anyCents = fc.integer({ min: 1, max: 500_000 });
    const month = fc.array(anyCents, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(month, anyCents, (days, now) => {
        const lowest = Math.min(...days);
        const price = asked(Math.max(...days), now);
        const regular = priorPrice(price, euroCents(lowest));
        const offer = displayPriceOf({ regular, final: price.final, default: price.final });
        expect(offer?.was?.cents).toBe(lowest > now ? lowest : undefined);
      }),
    );
  });
});

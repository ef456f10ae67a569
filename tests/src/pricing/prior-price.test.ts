import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euros } from '#src/pricing/money.ts';
import { offerOf } from '#src/pricing/offer.ts';
import { priorPrice } from '#src/pricing/prior-price.ts';

const asked = (regular: number, final: number) => ({
  regular: euros(regular),
  final: euros(final),
});

describe('priorPrice', () => {
  it('is the lowest of the thirty days before, not the list price', () => {
    expect(priorPrice(asked(59_900, 39_900), euros(49_900))).toEqual(euros(49_900));
  });

  it('is what is paid now where nobody has kept it, or where that was no more', () => {
    expect(priorPrice(asked(59_900, 39_900), undefined)).toEqual(euros(39_900));
    expect(priorPrice(asked(59_900, 39_900), euros(34_900))).toEqual(euros(39_900));
  });

  it('is never more than is asked of others', () => {
    expect(priorPrice(asked(49_900, 39_900), euros(59_900))).toEqual(euros(49_900));
  });

  it('P3 crosses out the lowest of any thirty days before a reduction, or nothing', () => {
    const anyCents = fc.integer({ min: 1, max: 500_000 });
    const month = fc.array(anyCents, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(month, anyCents, (days, now) => {
        const lowest = Math.min(...days);
        const price = asked(Math.max(...days), now);
        const regular = priorPrice(price, euros(lowest));
        const offer = offerOf({ regular, final: price.final, default: price.final });
        expect(offer?.was?.cents).toBe(lowest > now ? lowest : undefined);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euros } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';
import { discountPercent, showsPrice } from '#src/pricing/shown-price.ts';
import { showsVatLabel } from '#src/pricing/vat.ts';
import { LOCALES } from '#src/shared/locale.ts';

describe('showsPrice', () => {
  it('P3 shows a price only when the default price is greater than 0', () => {
    expect(
      [1, 0, -1].map((cents) => showsPrice({ ...reduced(500, 400), default: euros(cents) })),
    ).toEqual([true, false, false]);
  });
});

describe('discountPercent', () => {
  it.each([
    [100_000, 75_000, 25],
    [29_900, 19_900, 33],
    [10_000, 10_000, 0],
    [10_000, 12_000, 0],
    [0, 0, 0],
    [10_000, 1, 99],
  ])('takes %i down to %i for %i percent', (regular, final, percent) => {
    expect(discountPercent(reduced(regular, final))).toBe(percent);
  });

  it('never promises more than is given', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (regular, final) => {
        const percent = discountPercent(reduced(regular, final));
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent * regular).toBeLessThanOrEqual(Math.max(regular - final, 0) * 100);
      }),
    );
  });
});

describe('showsVatLabel', () => {
  it('P2 shows the VAT label in Germany and Austria alone', () => {
    expect(LOCALES.filter(showsVatLabel)).toEqual(['de-de', 'de-at']);
  });
});

const reduced = (regular: number, final: number): Price => ({
  regular: euros(regular),
  final: euros(final),
  default: euros(final),
});

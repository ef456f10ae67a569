import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euroCents } from '#src/pricing/money.ts';
import { includedVat, VAT_PERCENT, vatPercent } from '#src/pricing/included-vat.ts';
import { anyCountry } from '../../support/arbitraries/address.ts';
import { anyMoney } from '../../support/arbitraries/pricing.ts';

const anyPercent = anyCountry.map((country) => VAT_PERCENT[country]);

describe('VAT_PERCENT', () => {
  it('C1 has the general rate of each country', () => {
    expect(VAT_PERCENT).toEqual({ NL: 21, BE: 21, DE: 19, AT: 20 });
  });
});

describe('includedVat', () => {
  it.each([
    [12_100, 21, 2100],
    [11_900, 19, 1900],
    [12_000, 20, 2000],
    [99_900, 21, 17_338],
    [3, 20, 1],
    [2, 20, 0],
    [1, 21, 0],
    [0, 21, 0],
    [-12_100, 21, -2100],
    [-1, 21, 0],
    [100, 0, 0],
  ])('C1 of %i cents at %i percent is %i cents', (total, percent, vat) => {
    expect(includedVat(euroCents(total), percent)).toEqual({
      net: euroCents(total - vat),
      vat: euroCents(vat),
    });
  });

  it('C1 rounds half a cent of VAT up', () => {
    expect(includedVat(euroCents(9), 20).vat).toEqual(euroCents(2));
    expect(includedVat(euroCents(-9), 20).vat).toEqual(euroCents(-1));
  });

  it('C1 splits a price into two whole amounts that add up to it', () => {
    fc.assert(
      fc.property(anyMoney, anyPercent, (total, percent) => {
        const { net, vat } = includedVat(total, percent);
        expect(net.cents + vat.cents).toBe(total.cents);
        expect(Number.isInteger(vat.cents)).toBe(true);
      }),
    );
  });

  it('C1 is within half a cent of the rate', () => {
    fc.assert(
      fc.property(anyMoney, anyPercent, (total, percent) => {
        const { net, vat } = includedVat(total, percent);
        const off = Math.abs(vat.cents * 100 - net.cents * percent);
        expect(off).toBeLessThanOrEqual((100 + percent) / 2);
      }),
    );
  });

  it('C1 never decreases with a higher price', () => {
    fc.assert(
      fc.property(anyMoney, fc.nat(1000), anyPercent, (total, more, percent) => {
        const higher = includedVat(euroCents(total.cents + more), percent);
        expect(higher.vat.cents).toBeGreaterThanOrEqual(includedVat(total, percent).vat.cents);
      }),
    );
  });
});

describe('vatPercent', () => {
  it("is the rate of the destination, or else of the shop's country", () => {
    expect(vatPercent('de-at')).toBe(20);
    expect(vatPercent('en-us')).toBe(21);
    expect(vatPercent('nl-nl', 'DE')).toBe(19);
  });
});

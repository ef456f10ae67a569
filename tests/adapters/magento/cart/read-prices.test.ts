import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inferTaxes } from '#adapters/magento/cart/read-prices.ts';
import { includedVat, VAT_PERCENT } from '#src/pricing/included-vat.ts';
import { euroCents } from '#src/pricing/money.ts';

describe('inferTaxes', () => {
  it('C1 returns the rate of an amount', () => {
    expect(inferTaxes(euroCents(12_100), [euroCents(2100)])).toEqual([
      { percent: 21, amount: euroCents(2100) },
    ]);
  });

  it('C1 adds up several amounts', () => {
    expect(inferTaxes(euroCents(12_100), [euroCents(2000), euroCents(100)])).toEqual([
      { percent: 21, amount: euroCents(2100) },
    ]);
  });

  it.each([
    [0, 0],
    [12_100, 0],
    [100, 100],
    [100, 200],
  ])('C1 returns no tax for a total of %d with a tax amount of %d', (total, amount) => {
    expect(inferTaxes(euroCents(total), [euroCents(amount)])).toEqual([]);
  });

  it('C1 returns a rate with the same VAT for each country and any total from two euros', () => {
    const anyRate = fc.constantFrom(...Object.values(VAT_PERCENT));
    fc.assert(
      fc.property(anyRate, fc.integer({ min: 200, max: 10_000_000 }), (percent, cents) => {
        const total = euroCents(cents);
        const [tax] = inferTaxes(total, [includedVat(total, percent).vat]);
        expect(tax?.amount).toEqual(includedVat(total, percent).vat);
        expect(includedVat(total, tax?.percent ?? 0).vat).toEqual(tax?.amount);
      }),
    );
  });
});

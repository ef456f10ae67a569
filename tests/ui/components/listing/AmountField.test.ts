import { describe, expect, it } from 'vitest';
import { offeredPrices, pricesOf } from '#src/filters/price-range.ts';
import { formQuery } from '#ui/components/GetForm.tsx';
import { hasPriceInRange, priceBounds } from '#ui/components/listing/AmountField.tsx';

const PRICES = {
  name: 'price',
  label: 'Prijs',
  values: ['349.5', '199', '1299'].map((value) => ({ value, count: 1 })),
};

describe('priceBounds', () => {
  it('rounds outward to whole euros, whatever the order of the values', () => {
    expect(priceBounds(PRICES)).toEqual({ min: 199, max: 1299 });
    expect(priceBounds({ ...PRICES, values: [{ value: '349.5', count: 1 }] })).toEqual({
      min: 349,
      max: 350,
    });
  });
});

const facet = (...counts: readonly number[]) => ({
  ...PRICES,
  values: PRICES.values.map(({ value }, index) => ({ value, count: counts[index] ?? 0 })),
});

describe('offeredPrices', () => {
  it('F4 are those of what the other filters leave, and all if they leave nothing', () => {
    expect(offeredPrices(facet(2, 0, 1))).toEqual([34_950, 129_900]);
    expect(priceBounds(facet(2, 0, 1))).toEqual({ min: 349, max: 1299 });
    expect(offeredPrices(facet())).toEqual(pricesOf(PRICES));
  });
});

describe('hasPriceInRange', () => {
  it('F4 includes both bounds', () => {
    expect(hasPriceInRange({ minCents: 34_950, maxCents: 34_950 }, PRICES)).toBe(true);
  });

  it('F7 is false where no price lies between', () => {
    expect(hasPriceInRange({ minCents: 20_000, maxCents: 34_949 }, PRICES)).toBe(false);
  });

  it('F7 is false where the other filters leave no price between', () => {
    const range = { minCents: 19_900, maxCents: 20_000 };
    expect(hasPriceInRange(range, facet(1, 0, 1))).toBe(false);
    expect(hasPriceInRange(range, facet(0, 1, 0))).toBe(true);
    expect(hasPriceInRange(range, facet())).toBe(true);
  });
});

describe('formQuery', () => {
  it('writes the fields as a browser without script would send them', () => {
    const form = new FormData();
    form.set('min', '200');
    form.set('max', '');
    form.set('sorting', 'price-asc');
    expect(formQuery(form)).toBe('?min=200&max=&sorting=price-asc');
  });
});

import { describe, expect, it } from 'vitest';
import { ok } from '#src/shared/result.ts';
import { isPriceForm, readPriceForm } from '#src/use-cases/price-form.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

const euros = (min: number, max: number) => ok({ minCents: min * 100, maxCents: max * 100 });
const read = (query: string) => readPriceForm(query, MATTRESS_FACETS);
const UNREADABLE = { ok: false, error: 'unreadable' };

describe('readPriceForm', () => {
  it('F4 reads both bounds as typed, and ignores spaces around them', () => {
    expect(read('?min=+200+&max=500')).toEqual(euros(200, 500));
    expect(read('?min=1.299&max=1299%2C50')).toEqual(euros(1299, 1299.5));
  });

  it('F4 replaces an empty bound with the lowest or the highest price', () => {
    expect(read('?min=++&max=500')).toEqual(euros(199, 500));
    expect(read('?min=300')).toEqual(euros(300, 799));
  });

  it('F4 keeps a bound beyond all prices, without reversing the range', () => {
    expect(read('?max=100')).toEqual(euros(100, 100));
    expect(read('?min=900&max=')).toEqual(euros(900, 900));
    expect(read('?min=0&max=0')).toEqual(euros(0, 0));
  });

  it('F4 puts two bounds in order', () => {
    expect(read('?min=500&max=200')).toEqual(euros(200, 500));
  });

  it('F4 returns no range when both bounds are empty', () => {
    expect(read('?min=&max=+')).toEqual(ok(undefined));
    expect(read('')).toEqual(ok(undefined));
  });

  it('F4 refuses a bound that is not a price or is negative', () => {
    for (const query of ['?min=cheap', '?max=-5', '?min=-0%2C01&max=5', '?min=200&max=lots']) {
      expect(read(query)).toEqual(UNREADABLE);
    }
  });

  it('F4 refuses any bound where the listing has no prices', () => {
    const odd = [{ name: 'price', label: 'Prijs', values: [{ value: 'op aanvraag', count: 1 }] }];
    for (const facets of [[], odd]) {
      for (const query of ['?min=200&max=500', '?min=200', '?max=500']) {
        expect(readPriceForm(query, facets)).toEqual(UNREADABLE);
      }
    }
  });
});

describe('isPriceForm', () => {
  it('returns true for a query with either field of the form', () => {
    for (const query of ['?min=', '?max=3', '?page=2&min=1']) expect(isPriceForm(query)).toBe(true);
    for (const query of ['', '?page=2', '?minimum=3']) expect(isPriceForm(query)).toBe(false);
  });
});

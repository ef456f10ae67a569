import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPriceRange,
  narrowToPrices,
  offeredPrices,
  parseAmount,
  parsePriceRange,
  pricesOf,
} from '#src/filters/price-range.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('parsePriceRange', () => {
  it.each([
    ['200-500', 20_000, 50_000],
    ['0-0', 0, 0],
    ['199.5-499.99', 19_950, 49_999],
    ['500-200', 50_000, 20_000],
    ['007-08.10', 700, 810],
  ])('F4 reads %s', (text, minCents, maxCents) => {
    expect(parsePriceRange(text)).toEqual({ minCents, maxCents });
  });

  it('F4 rounds bounds inward to whole cents', () => {
    expect(parsePriceRange('199.994-199.999')).toEqual({ minCents: 20_000, maxCents: 19_999 });
    expect(parsePriceRange('199.990-199.999')).toEqual({ minCents: 19_999, maxCents: 19_999 });
  });

  const malformed =
    '|-|200|200-|-500|200-500-|-1-5|1--5|+1-5|1e3-5|0x10-20|1.-2|.5-2|1,5-2|Infinity-2| 1-2|1-2\n|1 - 2|१-२';

  it.each(malformed.split('|'))('F4 rejects %j', (text) => {
    expect(parsePriceRange(text)).toBeUndefined();
  });

  it('F10 clamps bounds of any length to safe integers', () => {
    const range = parsePriceRange(`0-${'9'.repeat(400)}`);
    expect(range).toEqual({ minCents: 0, maxCents: Number.MAX_SAFE_INTEGER });
  });

  it('F10 returns whole cents or undefined for any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[\d.]{1,20}-[\d.]{1,20}$/)), (text) => {
        const range = parsePriceRange(text);
        if (range === undefined) return;
        expect(Number.isSafeInteger(range.minCents) && range.minCents >= 0).toBe(true);
        expect(Number.isSafeInteger(range.maxCents) && range.maxCents >= 0).toBe(true);
      }),
    );
  });
});

describe('formatPriceRange', () => {
  it('F9 writes the shortest decimals', () => {
    expect(formatPriceRange({ minCents: 19_950, maxCents: 50_005 })).toBe('199.5-500.05');
    expect(formatPriceRange({ minCents: 0, maxCents: 1_000_000 })).toBe('0-10000');
  });

  it('F9 writes what parsePriceRange reads back, to the cent', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (minCents, maxCents) => {
        const range = { minCents, maxCents };
        expect(parsePriceRange(formatPriceRange(range))).toEqual(range);
      }),
    );
  });
});

describe('parseAmount', () => {
  it('F4 reads the amounts of the price facet', () => {
    expect(['299', '349.5', '19.99', '349.90000000000003'].map(parseAmount)).toEqual([
      29_900, 34_950, 1999, 34_990,
    ]);
  });

  it('F10 returns undefined for an amount above the safe integers in cents', () => {
    const most = Math.floor(Number.MAX_SAFE_INTEGER / 100);
    const texts = [`${most}`, `${most + 1}`, '9'.repeat(17), '9'.repeat(400)];
    expect(texts.map(parseAmount)).toEqual([most * 100, undefined, undefined, undefined]);
  });

  it('F4 returns undefined for a text that is not an amount', () => {
    const texts = ['', ' ', 'gratis', '1e3', '-5', '1,5', 'Infinity', '0x10'];
    expect(texts.map(parseAmount)).toEqual(texts.map(() => undefined));
  });
});

const facetOf = (...values: readonly (readonly [value: string, count: number])[]) => ({
  name: 'price',
  label: 'Prijs',
  values: values.map(([value, count]) => ({ value, count })),
});

describe('pricesOf and offeredPrices', () => {
  const facet = facetOf(['300', 2], ['op aanvraag', 4], ['199.5', 0], ['450', 1]);

  it('F4 are all prices of a facet, and those of products that are left', () => {
    expect(pricesOf(facet)).toEqual([30_000, 19_950, 45_000]);
    expect(offeredPrices(facet)).toEqual([30_000, 45_000]);
  });

  it('F4 offers all prices if no products are left', () => {
    expect(offeredPrices(facetOf(['300', 0], ['450', 0]))).toEqual([30_000, 45_000]);
  });
});

describe('narrowToPrices', () => {
  it('F9 ends at the lowest and the highest price within a range, in whatever order', () => {
    const facet = facetOf(['300', 1], ['450', 1], ['200', 1], ['350', 1]);
    expect(narrowToPrices({ minCents: 25_000, maxCents: 99_000 }, facet)).toEqual({
      minCents: 30_000,
      maxCents: 45_000,
    });
    expect(narrowToPrices({ minCents: 20_000, maxCents: 20_000 }, facet)).toEqual({
      minCents: 20_000,
      maxCents: 20_000,
    });
    expect(narrowToPrices({ minCents: 20_001, maxCents: 29_999 }, facet)).toBeUndefined();
  });
});

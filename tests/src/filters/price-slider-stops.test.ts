import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOf, priceSliderStops, amountAtStop } from '#src/filters/price-slider-stops.ts';

const anyCents = fc.integer({ min: 1, max: 900_000 });
const anyPrices = fc.array(anyCents, { minLength: 1, maxLength: 200 });

describe('priceSliderStops', () => {
  it('returns more stops where prices are dense', () => {
    const dense = Array.from({ length: 90 }, (_, index) => 200_00 + index * 5_00);
    const scale = priceSliderStops([...dense, 1999_00, 2999_00]);
    expect(scale.filter((stop) => stop < 700_00).length).toBeGreaterThan(10);
    expect(scale.filter((stop) => stop > 700_00)).toEqual([2999_00]);
  });

  it('returns no other stops for one price or none', () => {
    expect(priceSliderStops([])).toEqual([]);
    expect(priceSliderStops([49_95, 49_95])).toEqual([49_95]);
  });

  it.each([
    [33_33, 33_00],
    [49_60, 50_00],
    [62_40, 60_00],
    [123_00, 120_00],
    [260_00, 250_00],
    [590_00, 600_00],
    [640_00, 650_00],
    [1540_00, 1500_00],
    [1560_00, 1600_00],
  ])('stops at a round amount near %i', (cents, stop) => {
    expect(priceSliderStops([5_55, cents, 4999_99], 3)).toEqual([5_55, stop, 4999_99]);
  });

  it('has as many prices between two stops, and no more stops than allowed', () => {
    const hundreds = Array.from({ length: 11 }, (_, index) => (index + 1) * 100_00);
    const stops = [100_00, 400_00, 600_00, 900_00, 1100_00];
    expect(priceSliderStops(hundreds, 5)).toEqual(stops);
    const many = Array.from({ length: 500 }, (_, index) => 100_00 + index * 100_00);
    expect(priceSliderStops(many)).toHaveLength(33);
  });

  it('has no stop beside an end that it rounds to', () => {
    expect(priceSliderStops([33_00, 33_20, 90_00], 3)).toEqual([33_00, 90_00]);
    expect(priceSliderStops([10_00, 32_80, 33_00], 3)).toEqual([10_00, 33_00]);
    expect(priceSliderStops([33_20, 33_21, 33_40], 3)).toEqual([33_20, 33_40]);
  });

  it('starts at the lowest and ends at the highest price', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const scale = priceSliderStops(prices);
        expect([scale[0], scale.at(-1)]).toEqual([Math.min(...prices), Math.max(...prices)]);
      }),
    );
  });

  it('returns unique stops in ascending order', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const scale = priceSliderStops(prices);
        expect(scale).toEqual([...new Set(scale)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('does not depend on the order and repetition of prices', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        expect(priceSliderStops([...prices, ...prices.toReversed()])).toEqual(
          priceSliderStops(prices),
        );
      }),
    );
  });
});

describe('positionOf', () => {
  it('returns the position of each stop', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const scale = priceSliderStops(prices);
        const indexes = scale.map((_, index) => index);
        expect(indexes.map((index) => positionOf(scale, amountAtStop(scale, index)))).toEqual(
          indexes,
        );
      }),
    );
  });

  it('returns the nearest stop, the lower one of two equally near', () => {
    expect([10, 14, 15, 16, 99].map((cents) => positionOf([10, 20, 30], cents))).toEqual([
      0, 0, 0, 1, 2,
    ]);
  });

  it('never returns a lower position for a higher amount', () => {
    fc.assert(
      fc.property(anyPrices, anyCents, anyCents, (prices, a, b) => {
        const scale = priceSliderStops(prices);
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(positionOf(scale, less)).toBeLessThanOrEqual(positionOf(scale, more));
      }),
    );
  });
});

describe('amountAtStop', () => {
  it('clamps positions beyond the ends', () => {
    expect(amountAtStop([10, 20], -3)).toBe(10);
    expect(amountAtStop([10, 20], 9)).toBe(20);
    expect(amountAtStop([], 0)).toBe(0);
  });
});

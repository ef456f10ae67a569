import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOf, priceSliderStops, stopAt } from '#src/filters/price-slider-stops.ts';

const anyCents = fc.integer({ min: 1, max: 900_000 });
const anyPrices = fc.array(anyCents, { minLength: 1, maxLength: 200 });

describe('priceSliderStops', () => {
  it('is finest where most prices are', () => {
    const dense = Array.from({ length: 90 }, (_, place) => 200_00 + place * 5_00);
    const scale = priceSliderStops([...dense, 1999_00, 2999_00]);
    expect(scale.filter((stop) => stop < 700_00).length).toBeGreaterThan(10);
    expect(scale.filter((stop) => stop > 700_00)).toEqual([2999_00]);
  });

  it('has no stop but its prices where there are one or none', () => {
    expect(priceSliderStops([])).toEqual([]);
    expect(priceSliderStops([49_95, 49_95])).toEqual([49_95]);
  });

  it('ends at the lowest and the highest price exactly', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const scale = priceSliderStops(prices);
        expect([scale[0], scale.at(-1)]).toEqual([Math.min(...prices), Math.max(...prices)]);
      }),
    );
  });

  it('ascends', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const scale = priceSliderStops(prices);
        expect(scale).toEqual([...new Set(scale)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('is the same whatever the order of the prices, and however often each stands there', () => {
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
  it('finds each stop where it stands', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const scale = priceSliderStops(prices);
        const places = scale.map((_, place) => place);
        expect(places.map((place) => positionOf(scale, stopAt(scale, place)))).toEqual(places);
      }),
    );
  });

  it('never puts the larger amount before the smaller', () => {
    fc.assert(
      fc.property(anyPrices, anyCents, anyCents, (prices, a, b) => {
        const scale = priceSliderStops(prices);
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(positionOf(scale, less)).toBeLessThanOrEqual(positionOf(scale, more));
      }),
    );
  });
});

describe('stopAt', () => {
  it('stays at the ends beyond them', () => {
    expect(stopAt([10, 20], -3)).toBe(10);
    expect(stopAt([10, 20], 9)).toBe(20);
    expect(stopAt([], 0)).toBe(0);
  });
});

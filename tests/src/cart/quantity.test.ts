import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRoomForLine, isQuantity, MOST_LINES, MOST_PER_LINE } from '#src/cart/quantity.ts';

describe('isQuantity', () => {
  it.each([0, -1, 1.5, MOST_PER_LINE + 1, Number.NaN, Infinity])('refuses %d', (quantity) => {
    expect(isQuantity(quantity)).toBe(false);
  });

  it('accepts every whole number from one to the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_PER_LINE }), (quantity) => {
        expect(isQuantity(quantity)).toBe(true);
      }),
    );
  });
});

describe('hasRoomForLine', () => {
  it.each([
    [0, true],
    [MOST_LINES - 1, true],
    [MOST_LINES, false],
    [MOST_LINES + 1, false],
  ])('decides for a cart of %i lines whether another fits: %s', (lines, fits) => {
    expect(hasRoomForLine(lines)).toBe(fits);
  });
});

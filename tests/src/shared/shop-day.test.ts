import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopDay } from '#src/shared/shop-day.ts';

describe('shopDay', () => {
  it.each([
    ['2026-11-26T22:59:59Z', '2026-11-26'],
    ['2026-11-26T23:00:00Z', '2026-11-27'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2025-12-31T23:00:00Z', '2026-01-01'],
  ])('C2 begins a day at midnight in Utrecht, in winter and in summer: %s', (time, day) => {
    expect(shopDay(Date.parse(time))).toBe(day);
  });

  it('C2 orders days as their texts are ordered', () => {
    const anyTime = fc.integer({ min: Date.UTC(1990), max: Date.UTC(2100) });
    fc.assert(
      fc.property(anyTime, anyTime, (one, other) => {
        const [earlier = 0, later = 0] = [one, other].toSorted((a, b) => a - b);
        expect(shopDay(earlier) <= shopDay(later)).toBe(true);
        expect(shopDay(one)).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    );
  });
});

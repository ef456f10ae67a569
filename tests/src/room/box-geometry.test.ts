import { describe, expect, it } from 'vitest';
import {
  fitsInBox,
  liftedPlans,
  orders,
  passesCorner,
  passesOpening,
  passesSpiral,
} from '#src/room/box-geometry.ts';

describe('passesOpening', () => {
  it('RM2 passes what is exactly as large as the opening, by any side', () => {
    expect(passesOpening([80, 200, 100], 100, 80)).toBe(true);
    expect(passesOpening([80, 200, 100], 99, 80)).toBe(false);
    expect(passesOpening([80, 200, 100], 100, 79)).toBe(false);
  });
});

describe('fitsInBox', () => {
  it('RM2 holds what is exactly as large, however it is turned', () => {
    expect(fitsInBox([24, 200, 90], [90, 24, 200])).toBe(true);
    expect(fitsInBox([24, 200, 90], [90, 24, 198])).toBe(false);
  });
});

describe('passesCorner', () => {
  it.each([
    [80, 100, true],
    [79, 100, false],
    [80, 99, false],
    [100, 80, true],
    [99, 80, false],
    [100, 79, false],
  ])('RM2 moves sideways from a corridor of %d into one of %d: %j', (from, into, passes) => {
    expect(passesCorner({ length: 100, depth: 80 }, from, into)).toBe(passes);
  });
});

describe('passesSpiral', () => {
  it('RM2 keeps the outer corners within the rail', () => {
    // 30, 40 and 50 are a right-angled triangle, from the middle of the post.
    expect(passesSpiral({ length: 60, depth: 32 }, 8, 42)).toBe(true);
    expect(passesSpiral({ length: 60, depth: 32 }, 8, 41.9)).toBe(false);
    expect(passesSpiral({ length: 1, depth: 43 }, 8, 42)).toBe(false);
  });
});

describe('liftedPlans', () => {
  it('RM2 lifts an end from level as far as the headroom allows', () => {
    expect(liftedPlans([200, 100, 20], 99)).toEqual([]);
    expect(liftedPlans([200, 100, 20], 100)).toEqual([{ length: 200, depth: 20 }]);
    expect(liftedPlans([200, 100, 20], 120)).toHaveLength(2);
    const upright = liftedPlans([200, 100, 20], 300).at(-1);
    expect(upright?.length).toBeCloseTo(100);
    expect(upright?.depth).toBe(20);
  });
});

const named = (...box: readonly [number, number, number]) =>
  orders(box).map((order) => order.join(' '));

describe('orders', () => {
  it('RM2 names the measures of a box in every order, each once', () => {
    expect(named(1, 2, 3).toSorted()).toEqual([
      '1 2 3',
      '1 3 2',
      '2 1 3',
      '2 3 1',
      '3 1 2',
      '3 2 1',
    ]);
    expect(named(1, 1, 2).toSorted()).toEqual(['1 1 2', '1 2 1', '2 1 1']);
    expect(named(1, 1, 1)).toEqual(['1 1 1']);
  });
});

import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS, objectIdOf } from '#src/catalog/categories.ts';

describe('CATEGORY_IDS', () => {
  it('L6 has the category IDs of the commerce API', () => {
    expect(CATEGORY_IDS).toEqual({
      toppers: 3,
      boxSprings: 4,
      accessories: 5,
      mattresses: 7,
      beds: 8,
      bedBases: 9,
      bedding: 10,
      promotions: 37,
      outletToppers: 52,
    });
  });
});

describe('objectIdOf', () => {
  it('L6 formats the ID of a category as in content and search', () => {
    expect(objectIdOf('mattresses')).toBe('7');
    expect(objectIdOf('outletToppers')).toBe('52');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS, CATEGORY_NAMES, categoryName, objectIdOf } from '#src/catalog/categories.ts';

describe('categoryName', () => {
  it('L6 names the categories of the commerce side', () => {
    expect([3, 4, 5, 7, 8, 9, 10, 37, 52].map(categoryName)).toEqual([
      'toppers',
      'boxSprings',
      'accessories',
      'mattresses',
      'beds',
      'bedBases',
      'bedding',
      'promotions',
      'outletToppers',
    ]);
  });

  it('L6 names the category whose id it is given, and no other id', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(60), fc.double()), (id) => {
        const name = categoryName(id);
        expect(name && CATEGORY_IDS[name]).toBe(
          CATEGORY_NAMES.some((n) => CATEGORY_IDS[n] === id) ? id : undefined,
        );
      }),
    );
  });

  it('L6 reads back the id of every name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CATEGORY_NAMES), (name) => {
        expect(categoryName(CATEGORY_IDS[name])).toBe(name);
      }),
    );
  });
});

describe('objectIdOf', () => {
  it('L6 writes the id of every category as content and search do', () => {
    expect(objectIdOf('mattresses')).toBe('7');
    expect(CATEGORY_NAMES.map((name) => categoryName(Number(objectIdOf(name))))).toEqual(
      CATEGORY_NAMES,
    );
  });
});

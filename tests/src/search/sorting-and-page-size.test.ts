import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PAGE_SIZE,
  isNeedlessSorting,
  MAX_PAGE_SIZE,
  slotsPerPage,
  THREE_COLUMN_PAGE_SIZE,
} from '#src/search/sorting-and-page-size.ts';
import { itemsPerPage } from '#src/listing/banner-slots.ts';
import { anyBannerPlan } from '../../support/arbitraries/listing.ts';

describe('slotsPerPage', () => {
  it('L2 L9 is sixteen, unless the entry sets a page size', () => {
    expect(slotsPerPage(undefined)).toBe(16);
    expect(slotsPerPage(THREE_COLUMN_PAGE_SIZE)).toBe(18);
    expect(slotsPerPage(1)).toBe(1);
  });

  it.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'L9 ignores a page size of %d',
    (productsPerPage) => {
      expect(slotsPerPage(productsPerPage)).toBe(DEFAULT_PAGE_SIZE);
    },
  );

  it('L9 is clamped to the largest page size', () => {
    expect(slotsPerPage(100_000)).toBe(MAX_PAGE_SIZE);
  });
});

describe('itemsPerPage', () => {
  it('L2 subtracts the positions of banners', () => {
    expect(itemsPerPage(16, { startPosition: 4, repeatInterval: 6 })).toBe(13);
    expect(itemsPerPage(16, undefined)).toBe(16);
  });

  it('L2 leaves at least one product for any plan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), anyBannerPlan, (productsPerPage, banner) => {
        const items = itemsPerPage(productsPerPage, banner);
        expect(items).toBeGreaterThanOrEqual(1);
        expect(items).toBeLessThanOrEqual(productsPerPage);
      }),
    );
  });
});

describe('isNeedlessSorting', () => {
  it('L7 is true for the order of the shop, and for none of its orders', () => {
    expect(['popular', '', 'saving', 'PRICE-ASC'].map(isNeedlessSorting)).not.toContain(false);
    expect(['price-asc', 'newest'].map(isNeedlessSorting)).not.toContain(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCategoryPageLayout,
  parseCategoryPageLayout,
} from '#src/content/category-page-layout-document.ts';
import { anyCategoryPagePlan } from '../../support/arbitraries/content.ts';

const BANNER = { start_position: 5, repeat_interval: 8 };
const DOCUMENT = {
  object_id: '7',
  products_per_page: 24,
  category_lister_banner: [BANNER],
};

describe('formatCategoryPageLayout', () => {
  it('L1 formats missing fields as null or an empty list', () => {
    expect(formatCategoryPageLayout({ objectId: '7' })).toEqual({
      object_id: '7',
      products_per_page: null,
      category_lister_banner: [],
    });
  });
});

describe('parseCategoryPageLayout', () => {
  it('L1 reads page size, banner and category of a lister', () => {
    expect(parseCategoryPageLayout(DOCUMENT)).toEqual({
      objectId: '7',
      productsPerPage: 24,
      banner: { startPosition: 5, repeatInterval: 8 },
    });
  });

  it('L1 uses only the first banner', () => {
    const category_lister_banner = [BANNER, { start_position: 1, repeat_interval: 1 }];
    expect(parseCategoryPageLayout({ ...DOCUMENT, category_lister_banner })).toEqual(
      parseCategoryPageLayout(DOCUMENT),
    );
    expect(
      parseCategoryPageLayout({ ...DOCUMENT, category_lister_banner: [{}, BANNER] }),
    ).not.toHaveProperty('banner');
  });

  it.each([null, undefined, '24', 2.5, NaN, {}])(
    'L1 ignores a page size of %j',
    (products_per_page) => {
      const plan = parseCategoryPageLayout({ ...DOCUMENT, products_per_page });
      expect(plan).toEqual({ objectId: '7', banner: { startPosition: 5, repeatInterval: 8 } });
    },
  );

  it.each([null, undefined, '8', 0.5])(
    'L2 parses a repeat interval of %j as 0',
    (repeat_interval) => {
      const category_lister_banner = [{ ...BANNER, repeat_interval }];
      expect(parseCategoryPageLayout({ ...DOCUMENT, category_lister_banner })?.banner).toEqual({
        startPosition: 5,
        repeatInterval: 0,
      });
    },
  );

  it.each([null, undefined, {}, 'banner', [], [null], [{ start_position: null }], [['5']]])(
    'L1 omits the banner if the field is %j',
    (category_lister_banner) => {
      const plan = parseCategoryPageLayout({ ...DOCUMENT, category_lister_banner });
      expect(plan).toEqual({ objectId: '7', productsPerPage: 24 });
    },
  );

  it('L1 parses a page size of -0 as 0', () => {
    expect(
      parseCategoryPageLayout({ object_id: '7', products_per_page: -0 })?.productsPerPage,
    ).toBe(0);
  });

  it('L6 parses a numeric or textual category id as a string', () => {
    expect(parseCategoryPageLayout({ object_id: 52 })).toEqual({ objectId: '52' });
    expect(parseCategoryPageLayout({ object_id: '52' })).toEqual({ objectId: '52' });
  });

  it.each([null, undefined, '', ' ', 1.5, -1, NaN, true, {}, ['7']])(
    'L1 returns undefined for the category id %j',
    (object_id) => {
      expect(parseCategoryPageLayout({ ...DOCUMENT, object_id })).toBeUndefined();
    },
  );

  it('L1 parses any formatted layout back', () => {
    fc.assert(
      fc.property(anyCategoryPagePlan, (plan) => {
        expect(parseCategoryPageLayout(formatCategoryPageLayout(plan))).toEqual(plan);
      }),
    );
  });

  it('L1 keeps the category whatever else the entry holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (products_per_page, category_lister_banner) => {
        const plan = parseCategoryPageLayout({
          object_id: '7',
          products_per_page,
          category_lister_banner,
        });
        expect(plan?.objectId).toBe('7');
      }),
    );
  });

  it('L1 round-trips whatever it has parsed, for any document', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, other) => {
        for (const read of [value, { ...DOCUMENT, ...Object(value) }, { object_id: other }]) {
          const plan = parseCategoryPageLayout(read);
          expect(plan && parseCategoryPageLayout(formatCategoryPageLayout(plan))).toEqual(plan);
        }
      }),
    );
  });
});

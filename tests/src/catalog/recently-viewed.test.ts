import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRecentlyViewed,
  formatRecentlyViewed,
  MAX_RECENTLY_VIEWED,
  parseRecentlyViewed,
  RECENTLY_VIEWED_DAYS,
  unexpiredRecentlyViewed,
  type RecentlyViewed,
} from '#src/catalog/recently-viewed.ts';

const DAY = 24 * 60 * 60 * 1000;
const anySku = fc.stringMatching(/^[\w.-]{1,12}$/);
const anySkus = fc.array(anySku, { maxLength: 30 });
/** Views of products, one per millisecond. */
const viewedOf = (skus: readonly string[]) =>
  skus.reduce<RecentlyViewed>(
    (viewed, sku, viewedAt) => addRecentlyViewed(viewed, { sku, viewedAt }),
    [],
  );
const skusOf = (viewed: RecentlyViewed | undefined) => viewed?.map(({ sku }) => sku);

describe('addRecentlyViewed', () => {
  it('puts the latest SKU first, without duplicates', () => {
    expect(viewedOf(['a', 'b', 'a'])).toEqual([
      { sku: 'a', viewedAt: 2 },
      { sku: 'b', viewedAt: 1 },
    ]);
  });

  it('ignores an invalid SKU', () => {
    expect(skusOf(viewedOf(['a', '<b>']))).toEqual(['a']);
  });

  it('keeps the latest SKUs up to the limit', () => {
    fc.assert(
      fc.property(anySkus, (skus) => {
        const latest = [...new Set(skus.toReversed())].slice(0, MAX_RECENTLY_VIEWED);
        expect(skusOf(viewedOf(skus))).toEqual(latest);
      }),
    );
  });
});

describe('unexpiredRecentlyViewed', () => {
  const end = RECENTLY_VIEWED_DAYS * DAY;
  const viewed = [
    { sku: 'late', viewedAt: 1 },
    { sku: 'early', viewedAt: 0 },
  ];

  it('drops a product after 30 days', () => {
    expect(unexpiredRecentlyViewed(viewed, end - 1)).toEqual(viewed);
    expect(skusOf(unexpiredRecentlyViewed(viewed, end))).toEqual(['late']);
    expect(unexpiredRecentlyViewed(viewed, end + 1)).toEqual([]);
  });
});

describe('parseRecentlyViewed', () => {
  it('reads what formatRecentlyViewed writes', () => {
    fc.assert(
      fc.property(anySkus, (skus) => {
        const viewed = viewedOf(skus);
        expect(parseRecentlyViewed(JSON.parse(formatRecentlyViewed(viewed)))).toEqual(viewed);
      }),
    );
  });

  it.each([
    null,
    7,
    'a',
    [],
    {},
    { version: 1, skus: ['a'] },
    { version: 1, products: [] },
    { version: 2, products: 'a' },
  ])('does not read %j', (value) => {
    expect(parseRecentlyViewed(value)).toBeUndefined();
  });

  it('keeps the valid products of a list, without duplicates', () => {
    const products = ['a', 7, '<b>', 'a', 'c'].map((sku) => ({ sku, viewedAt: 1 }));
    const value = { version: 2, products: [...products, null, { sku: 'd' }] };
    expect(skusOf(parseRecentlyViewed(value))).toEqual(['a', 'c']);
  });

  it('MB13 keeps a size, and a product without one that can be read', () => {
    const sizes = ['160x200', undefined, '<b>', 7, ['160x200']];
    const products = sizes.map((size, index) => ({ sku: `p${index}`, viewedAt: 1, size }));
    const read = parseRecentlyViewed({ version: 2, products });
    const [first, ...others] = read?.map(({ size }) => size) ?? [];
    expect(first).toBe('160x200');
    expect(others).toEqual(sizes.slice(1).map(() => undefined));
  });

  it('returns at most MAX_RECENTLY_VIEWED SKUs for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const answers = [value, { version: 2, products: value }].map(parseRecentlyViewed);
        for (const viewed of answers) {
          expect(viewed?.length ?? 0).toBeLessThanOrEqual(MAX_RECENTLY_VIEWED);
        }
      }),
    );
  });
});

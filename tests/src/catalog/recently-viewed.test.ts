import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecentlyViewed,
  MAX_RECENTLY_VIEWED,
  parseRecentlyViewed,
  addRecentlyViewed,
} from '#src/catalog/recently-viewed.ts';

const anySku = fc.stringMatching(/^[\w.-]{1,12}$/);
const anySkus = fc.array(anySku, { maxLength: 30 });
const viewedOf = (skus: readonly string[]) =>
  skus.reduce(addRecentlyViewed, [] as readonly string[]);

describe('addRecentlyViewed', () => {
  it('puts the latest SKU first, without duplicates', () => {
    expect(viewedOf(['a', 'b', 'a'])).toEqual(['a', 'b']);
  });

  it('ignores an invalid SKU', () => {
    expect(addRecentlyViewed(['a'], '<b>')).toEqual(['a']);
  });

  it('keeps the latest SKUs up to the limit', () => {
    fc.assert(
      fc.property(anySkus, (skus) => {
        const latest = [...new Set(skus.toReversed())].slice(0, MAX_RECENTLY_VIEWED);
        expect(viewedOf(skus)).toEqual(latest);
      }),
    );
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

  it.each([null, 7, 'a', [], {}, { version: 2, skus: ['a'] }, { version: 1, skus: 'a' }])(
    'reads %j as an empty list',
    (value) => {
      expect(parseRecentlyViewed(value)).toEqual([]);
    },
  );

  it('keeps the valid SKUs of a list, without duplicates', () => {
    expect(parseRecentlyViewed({ version: 1, skus: ['a', 7, '<b>', 'a', 'c'] })).toEqual([
      'a',
      'c',
    ]);
  });

  it('returns at most MAX_RECENTLY_VIEWED SKUs for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const answers = [value, { version: 1, skus: value }].map(parseRecentlyViewed);
        for (const viewed of answers) {
          expect(viewed.length).toBeLessThanOrEqual(MAX_RECENTLY_VIEWED);
        }
      }),
    );
  });
});

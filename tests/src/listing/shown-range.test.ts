import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount } from '#src/listing/pagination.ts';
import { shownRange } from '#src/listing/shown-range.ts';

describe('shownRange', () => {
  it.each([
    [1, 1, { first: 1, last: 15 }],
    [1, 2, { first: 1, last: 30 }],
    [2, 3, { first: 16, last: 43 }],
  ])('returns the range of products for pages %i to %i', (firstPage, page, range) => {
    expect(shownRange({ firstPage, page, itemsPerPage: 15, nbHits: 43 })).toEqual(range);
  });

  it('returns 0 to 0 without hits', () => {
    expect(shownRange({ firstPage: 1, page: 1, itemsPerPage: 15, nbHits: 0 })).toEqual({
      first: 0,
      last: 0,
    });
  });

  it('assigns every product to exactly one page', () => {
    const anyListing = fc.record({
      itemsPerPage: fc.integer({ min: 1, max: 20 }),
      nbHits: fc.nat({ max: 200 }),
    });
    fc.assert(
      fc.property(anyListing, ({ itemsPerPage, nbHits }) => {
        const pages = pageCount(nbHits, itemsPerPage);
        let seen = 0;
        for (let page = 1; page <= pages; page += 1) {
          const { first, last } = shownRange({ firstPage: page, page, itemsPerPage, nbHits });
          expect(first).toBe(seen + 1);
          seen = last;
        }
        expect(seen).toBe(nbHits);
      }),
    );
  });
});

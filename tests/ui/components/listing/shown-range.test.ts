import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListingSlot } from '#src/listing/banner-slots.ts';
import { mattress } from '#tests/support/fake-shop.ts';
import { shownRange } from '#ui/components/listing/shown-range.ts';

const product: ListingSlot = { kind: 'product', hit: mattress(1).hit };
const banner: ListingSlot = { kind: 'banner', position: 1 };

/** A page of a listing of `total` products, `perPage` of which stand on a page, beside a banner. */
function pageOf(total: number, perPage: number, page: number) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(perPage, total - (page - 1) * perPage);
  return {
    page,
    pages,
    nbHits: total,
    slots: [banner, ...Array.from({ length: shown }, () => product)],
  };
}

describe('shownRange', () => {
  it('counts products over all pages, and no banners', () => {
    expect(shownRange(pageOf(14, 6, 2))).toEqual({ first: 7, last: 12 });
    expect(shownRange(pageOf(14, 6, 3))).toEqual({ first: 13, last: 14 });
  });

  it('goes on where the page before it ended, from the first product to the last', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 40 }),
        (total, size) => {
          const pages = Math.ceil(total / size);
          let next = 1;
          for (let page = 1; page <= pages; page += 1) {
            const { first, last } = shownRange(pageOf(total, size, page));
            expect(first).toBe(next);
            next = last + 1;
          }
          expect(next).toBe(total + 1);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinPages,
  type LoadedPages,
  MAX_LOADED_PAGES,
  pagesBefore,
  shownRange,
} from '#src/listing/loaded-pages.ts';
import { pageCount } from '#src/listing/pagination.ts';
import { HIT } from '../../support/hit.ts';

/** A page of three products, those of page 2 numbered 4 to 6. */
const pageOf = (page: number): LoadedPages => ({
  firstPage: page,
  page,
  queryId: `q${page}`,
  slots: [1, 2, 3].map((position) => ({
    kind: 'product',
    hit: { ...HIT, sku: `M-${(page - 1) * 3 + position}` },
  })),
});
const skus = ({ slots }: LoadedPages) =>
  slots.map((slot) => (slot.kind === 'product' ? slot.hit.sku : 'banner'));

const answers = ({ slots, queryId: own }: LoadedPages) =>
  slots.map((slot) => slot.kind === 'product' && (slot.queryId ?? own));

describe('joinPages', () => {
  it('appends the next page and prepends the previous one', () => {
    const two = joinPages(pageOf(2), pageOf(3));
    expect(two).toMatchObject({ firstPage: 2, page: 3 });
    expect(skus(two)).toEqual(['M-4', 'M-5', 'M-6', 'M-7', 'M-8', 'M-9']);
    const three = joinPages(two, pageOf(1));
    expect(three).toMatchObject({ firstPage: 1, page: 3 });
    expect(skus(three).slice(0, 4)).toEqual(['M-1', 'M-2', 'M-3', 'M-4']);
  });

  it('removes duplicates of a product that moved between pages', () => {
    const first = pageOf(1);
    const moved = { ...pageOf(2), slots: [...first.slots.slice(2, 3), ...pageOf(2).slots] };
    expect(skus(joinPages(first, moved))).toEqual(['M-1', 'M-2', 'M-3', 'M-4', 'M-5', 'M-6']);
  });

  it.each([
    [0, ['M-1', 'banner', 'M-2', 'M-3', 'M-4', 'M-5', 'M-6']],
    [8, ['M-1', 'banner', 'M-2', 'M-3', 'M-4', 'banner', 'M-5', 'M-6']],
  ])('L2 shows a banner with an interval of %i once or on each page', (repeatInterval, shown) => {
    const withBanner = (page: number): LoadedPages => {
      const [first, ...others] = pageOf(page).slots;
      const slots = first ? [first, { kind: 'banner', position: 2 } as const, ...others] : [];
      return { ...pageOf(page), slots, banner: { repeatInterval } };
    };
    expect(skus(joinPages(withBanner(1), withBanner(2)))).toEqual(shown);
    // What is shown stays in its place when a page is added before it.
    expect(skus(joinPages(withBanner(2), withBanner(1))).slice(-4)).toEqual([
      'M-4',
      'banner',
      'M-5',
      'M-6',
    ]);
  });

  it('L2 shows the banner of an added page if there is none yet', () => {
    const banner = { kind: 'banner', position: 1 } as const;
    const next: LoadedPages = { ...pageOf(2), slots: [banner, ...pageOf(2).slots] };
    const shown: LoadedPages = { ...pageOf(1), banner: { repeatInterval: 0 } };
    expect(joinPages(shown, next).slots[3]).toEqual(banner);
  });

  it('S2 keeps the query id of each product, and that of the first occurrence of a duplicate', () => {
    const moved = { ...pageOf(2), slots: [...pageOf(1).slots.slice(2), ...pageOf(2).slots] };
    const down = joinPages(pageOf(1), moved);
    const up = joinPages(pageOf(3), moved);
    expect(answers(down)).toEqual(['q1', 'q1', 'q1', 'q2', 'q2', 'q2']);
    expect(answers(up)).toEqual(['q2', 'q2', 'q2', 'q2', 'q3', 'q3', 'q3']);
    expect(answers(joinPages(down, pageOf(3)))).toEqual([...answers(down), 'q3', 'q3', 'q3']);
  });

  it('keeps the identity of existing slots', () => {
    const shown = pageOf(2);
    expect(joinPages(shown, pageOf(3)).slots[0]).toBe(shown.slots[0]);
  });

  it('does not depend on the order of joining', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), (page) => {
        const [before, shown, next] = [pageOf(page - 1), pageOf(page), pageOf(page + 1)];
        const down = joinPages(joinPages(shown, next), before);
        expect(joinPages(joinPages(shown, before), next)).toEqual(down);
      }),
    );
  });

  it('returns the pages unchanged if the other page is not adjacent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (a, b) => {
        fc.pre(Math.abs(a - b) !== 1);
        expect(joinPages(pageOf(a), pageOf(b))).toEqual(pageOf(a));
      }),
    );
  });
});

describe('pagesBefore', () => {
  it('returns the pages from the first one up to the current one', () => {
    expect(pagesBefore(1, 4)).toEqual([1, 2, 3]);
    expect(pagesBefore(4, 4)).toEqual([]);
    expect(pagesBefore(9, 4)).toEqual([]);
  });

  it('returns consecutive pages, fewer than the maximum of loaded pages', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 10_000 }), (first, page) => {
        const pages = pagesBefore(first, page);
        expect(pages.length).toBeLessThan(MAX_LOADED_PAGES);
        expect(pages).toEqual(pages.map((_, index) => page - pages.length + index));
        expect(pages.every((one) => one >= 1)).toBe(true);
      }),
    );
  });
});

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

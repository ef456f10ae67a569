import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBeyondLastPage,
  pageCount,
  pageOfQuery,
  pageWindow,
  parsePageNumber,
} from '#src/listing/pagination.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('isBeyondLastPage', () => {
  it('H5 is false up to the last page, and for page 1 of an empty listing', () => {
    const pages = [1, 2, 3, 4];
    expect(pages.map((page) => isBeyondLastPage(page, 3))).toEqual([false, false, false, true]);
    expect(pages.map((page) => isBeyondLastPage(page, 0))).toEqual([false, true, true, true]);
  });
});

describe('parsePageNumber', () => {
  it('L7 defaults to 1', () => {
    expect(parsePageNumber(undefined)).toBe(1);
  });

  it('L7 reads positive whole numbers', () => {
    expect(['1', '2', '123456789'].map(parsePageNumber)).toEqual([1, 2, 123_456_789]);
  });

  it.each(['', '0', '01', '-1', '+1', '1.0', '1e1', ' 1', '1\n', 'twee', '١'])(
    'L7 returns undefined for %j',
    (text) => {
      expect(parsePageNumber(text)).toBeUndefined();
    },
  );

  it('H5 accepts only canonical decimal notation', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^\d{1,15}$/)), (text) => {
        const page = parsePageNumber(text);
        expect(page === undefined || String(page) === text).toBe(true);
      }),
    );
  });

  it('H5 parses a huge page number as a safe integer beyond the last page', () => {
    const anyHuge = fc.stringMatching(/^[1-9]\d{7,400}$/);
    fc.assert(
      fc.property(anyHuge, fc.nat({ max: 9_999_999 }), (text, pages) => {
        expect(isBeyondLastPage(parsePageNumber(text) ?? 1, pages)).toBe(true);
        expect(Number.isSafeInteger(parsePageNumber(text))).toBe(true);
      }),
    );
  });
});

describe('pageCount', () => {
  it('L1 rounds up, and returns 0 without hits or items', () => {
    expect([0, 1, 16, 17, 33].map((nbHits) => pageCount(nbHits, 16))).toEqual([0, 1, 1, 2, 3]);
    expect(pageCount(5, 0)).toBe(0);
  });

  it('L1 returns the fewest pages that hold all hits', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.integer({ min: 1, max: 100 }), (nbHits, items) => {
        const pages = pageCount(nbHits, items);
        expect(pages * items).toBeGreaterThanOrEqual(nbHits);
        expect(pages === 0 || (pages - 1) * items < nbHits).toBe(true);
      }),
    );
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [16, 20, [1, 'gap', 15, 16, 17, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [-3, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [99, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ] as const)('L1 returns the window around page %i of %i', (page, pages, window) => {
    expect(pageWindow(page, pages)).toEqual(window);
  });

  const anyPage = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

  it('H5 contains the first, last and current page with its neighbors', () => {
    fc.assert(
      fc.property(anyPage, ([page, pages]) => {
        const around = [page - 1, page, page + 1].filter((one) => one >= 1 && one <= pages);
        expect(pageWindow(page, pages)).toEqual(expect.arrayContaining([1, ...around, pages]));
        expect(pageWindow(page, pages)).toHaveLength(Math.min(pages, 7));
      }),
    );
  });

  it('H5 covers each page once with links and gaps of at least two pages', () => {
    fc.assert(
      fc.property(anyPage, ([page, pages]) => {
        const window = pageWindow(page, pages);
        const numbers = window.filter((entry) => entry !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        const skipped = window.map((entry, index) =>
          entry === 'gap' ? Number(window[index + 1]) - Number(window[index - 1]) - 1 : 1,
        );
        expect(skipped.reduce((sum, count) => sum + count, 0)).toBe(pages);
        expect(skipped.every((count, index) => window[index] !== 'gap' || count >= 2)).toBe(true);
      }),
    );
  });
});

describe('pageOfQuery', () => {
  it.each([
    ['', 1],
    ['?page=3', 3],
    ['?sorting=newest&page=2', 2],
    ['?page=2&page=5', 2],
    ['?page=', 1],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=02', 1],
    ['?page=12345678', 12_345_678],
    ['?page=twee&page=2', 1],
    ['?pages=2', 1],
  ])('L7 H3 reads "%s" as page %i', (query, page) => {
    expect(pageOfQuery(query)).toBe(page);
  });

  it('F10 returns a positive integer for any query string', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(pageOfQuery(`?page=${text}`)).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(pageOfQuery(text))).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOfQuery } from '#src/listing/page-of-query.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

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

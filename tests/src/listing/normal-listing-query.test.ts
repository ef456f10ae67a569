import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalListingQuery } from '#src/listing/normal-listing-query.ts';
import { parseQuery, queryValue } from '#src/routing/url-parts.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import { parseSorting } from '#src/search/sorting-and-page-size.ts';

describe('normalListingQuery', () => {
  it.each([
    ['?q=', ''],
    ['?sorting=price-asc&sorting=rating', '?sorting=price-asc'],
    ['?delivered=2026-02-30', ''],
    ['?delivered=2026-12-04&delivered=2026-12-05', '?delivered=2026-12-04'],
    ['?bed=160X200&bed=90x200', '?bed=160x200'],
    ['?a=1&bed=160x200&b=2', '?a=1&bed=160x200&b=2'],
    ['?a=1&&bed=160x200', '?a=1&&bed=160x200'],
    ['?bed=2X80x200H24&page=2', '?bed=2x80x200h24&page=2'],
    ['?bed=kingsize&page=2', '?page=2'],
    ['?maat=160X200', '?maat=160X200'],
    ['?a=1&&a=2&q=Latex+', '?a=1&&a=2&q=Latex+'],
    ['?__proto__=&a=&q=%00&a=', '?__proto__=&a=&a='],
  ])('H3 L7 DB5 writes %s as %s', (query, normal) => {
    expect(normalListingQuery(query)).toBe(normal);
  });

  const anyQuery = fc
    .array(
      fc.tuple(
        fc.constantFrom('q', 'sorting', 'page', 'maat'),
        fc.constantFrom('', '%20', 'rating', 'popular', 'latex'),
      ),
    )
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

  it('H3 L7 keeps the text and the order that are read, and every other parameter', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const normal = normalListingQuery(query);
        const [before, after] = [query, normal].map((one) => ({
          text: normalizeSearchText(queryValue(one, 'q') ?? ''),
          sorting: parseSorting(queryValue(one, 'sorting')),
          others: parseQuery(one).filter(({ name }) => name !== 'q' && name !== 'sorting'),
        }));
        expect(after).toEqual(before);
        expect(normalListingQuery(normal)).toBe(normal);
      }),
    );
  });

  it('H3 L7 leaves at most one text and one order', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const names = parseQuery(normalListingQuery(query)).map(({ name }) => name);
        for (const single of ['q', 'sorting'])
          expect(names.filter((name) => name === single).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

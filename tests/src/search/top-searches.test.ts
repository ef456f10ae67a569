import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TOP_SEARCHES, parseTopSearches } from '#src/search/top-searches.ts';
import { tidySearchText } from '#src/search/search-text.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('parseTopSearches', () => {
  it('S5 reads plain texts and counted texts in their order', () => {
    const searches = ['topper', { search: 'matras', count: 12, nbHits: 3 }, 'kussen'];
    expect(parseTopSearches({ searches })).toEqual({ searches: ['topper', 'matras', 'kussen'] });
  });

  it('S5 drops duplicate and blank searches, and values that are not texts', () => {
    const searches = [' topper', '', { search: ' ' }, 'topper', 1, null, {}, 'Topper'];
    expect(parseTopSearches({ searches })).toEqual({ searches: ['topper', 'Topper'] });
  });

  it.each([undefined, null, 'topper', [], {}, { searches: 'topper' }])(
    'S5 reads %j as an empty list',
    (value) => {
      expect(parseTopSearches(value)).toEqual(NO_TOP_SEARCHES);
      expect(NO_TOP_SEARCHES).toEqual({ searches: [] });
    },
  );

  it('S5 returns tidy and unique texts that it reads back unchanged', () => {
    const anySearches = fc.array(fc.oneof(anyText, fc.record({ search: anyText }), fc.anything()));
    fc.assert(
      fc.property(anySearches, (searches) => {
        const top = parseTopSearches({ searches });
        expect(parseTopSearches(top)).toEqual(top);
        expect(top.searches.map(tidySearchText)).toEqual(top.searches);
        expect(new Set(top.searches).size).toBe(top.searches.length);
      }),
    );
  });
});

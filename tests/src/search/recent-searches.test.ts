import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecentSearches,
  MOST_RECENT_SEARCHES,
  parseRecentSearches,
  withoutSearch,
  withSearch,
} from '#src/search/recent-searches.ts';

const anyText = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('topper', 'Topper', 'bed'));
const anySearches = fc
  .array(anyText, { maxLength: 9 })
  .map((texts) => texts.reduce<readonly string[]>(withSearch, []));

describe('withSearch', () => {
  it('puts what is looked for now first, once, however it was written', () => {
    expect(withSearch(['matras', 'Topper'], ' topper ')).toEqual(['topper', 'matras']);
  });

  it('remembers no search for nothing', () => {
    expect(withSearch(['matras'], '  ')).toEqual(['matras']);
  });

  it('remembers so many', () => {
    fc.assert(
      fc.property(anySearches, anyText, (searches, text) => {
        expect(withSearch(searches, text).length).toBeLessThanOrEqual(MOST_RECENT_SEARCHES);
      }),
    );
  });
});

describe('withoutSearch', () => {
  it('forgets a search, and nothing else', () => {
    expect(withoutSearch(['matras', 'topper'], 'TOPPER')).toEqual(['matras']);
  });
});

describe('parseRecentSearches', () => {
  it('reads what a browser keeps', () => {
    fc.assert(
      fc.property(anySearches, (searches) => {
        expect(parseRecentSearches(JSON.parse(formatRecentSearches(searches)))).toEqual(searches);
      }),
    );
  });

  it('remembers nothing of another version, or of what is no list', () => {
    expect(parseRecentSearches({ version: 2, searches: ['matras'] })).toEqual([]);
    expect(parseRecentSearches({ version: 1, searches: ['matras', 7] })).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseRecentSearches(value).length).toBeLessThanOrEqual(MOST_RECENT_SEARCHES);
      }),
    );
  });
});

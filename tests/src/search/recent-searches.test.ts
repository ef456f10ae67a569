import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecentSearches,
  MAX_RECENT_SEARCHES,
  parseRecentSearches,
  withoutRecentSearch,
  withRecentSearch,
} from '#src/search/recent-searches.ts';

const anyText = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('topper', 'Topper', 'bed'));
const anySearches = fc
  .array(anyText, { maxLength: 9 })
  .map((texts) => texts.reduce<readonly string[]>(withRecentSearch, []));

describe('withRecentSearch', () => {
  it('puts the latest search first, and removes an equal one in other case or spacing', () => {
    expect(withRecentSearch(['matras', 'Topper'], ' topper ')).toEqual(['topper', 'matras']);
  });

  it('ignores a blank search', () => {
    expect(withRecentSearch(['matras'], '  ')).toEqual(['matras']);
  });

  it('keeps at most MAX_RECENT_SEARCHES searches', () => {
    fc.assert(
      fc.property(anySearches, anyText, (searches, text) => {
        expect(withRecentSearch(searches, text).length).toBeLessThanOrEqual(MAX_RECENT_SEARCHES);
      }),
    );
  });
});

describe('withoutRecentSearch', () => {
  it('removes a search in any case, and nothing else', () => {
    expect(withoutRecentSearch(['matras', 'topper'], 'TOPPER')).toEqual(['matras']);
  });
});

describe('parseRecentSearches', () => {
  it('reads what formatRecentSearches writes', () => {
    fc.assert(
      fc.property(anySearches, (searches) => {
        expect(parseRecentSearches(JSON.parse(formatRecentSearches(searches)))).toEqual(searches);
      }),
    );
  });

  it('returns an empty list for another version or a malformed list', () => {
    expect(parseRecentSearches({ version: 2, searches: ['matras'] })).toEqual([]);
    expect(parseRecentSearches({ version: 1, searches: ['matras', 7] })).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseRecentSearches(value).length).toBeLessThanOrEqual(MAX_RECENT_SEARCHES);
      }),
    );
  });
});

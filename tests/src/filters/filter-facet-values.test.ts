import { describe, expect, it } from 'vitest';
import { filterFacetValues } from '#src/filters/filter-facet-values.ts';

const COLORS = ['Crème', 'Lichtblauw', 'Natuurlijk blauw', 'Weiß'].map((value) => ({
  value,
  count: 1,
}));
const named = (typed: string) =>
  filterFacetValues(COLORS, typed, 'nl-nl').map(({ value }) => value);

describe('filterFacetValues', () => {
  it('matches the start of any word, ignoring case and accents', () => {
    expect(named('CREM')).toEqual(['Crème']);
    expect(named('bl')).toEqual(['Natuurlijk blauw']);
    expect(named('blauw nat')).toEqual(['Natuurlijk blauw']);
  });

  it('matches German special letters by their transliteration', () => {
    expect(filterFacetValues(COLORS, 'weiss', 'de-de').map(({ value }) => value)).toEqual(['Weiß']);
  });

  it('returns all values for a blank text, and none for punctuation only', () => {
    expect(named('  ')).toHaveLength(4);
    expect(named('***')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { filterFacetValues } from '#src/filters/filter-facet-values.ts';

const COLORS = ['Crème', 'Lichtblauw', 'Natuurlijk blauw', 'Weiß'].map((value) => ({
  value,
  count: 1,
}));
const named = (typed: string) =>
  filterFacetValues(COLORS, typed, 'nl-nl').map(({ value }) => value);

describe('filterFacetValues', () => {
  it('finds a value by the beginning of any of its words, without case and accents', () => {
    expect(named('CREM')).toEqual(['Crème']);
    expect(named('bl')).toEqual(['Natuurlijk blauw']);
    expect(named('blauw nat')).toEqual(['Natuurlijk blauw']);
  });

  it('finds an umlaut by its letters in German', () => {
    expect(filterFacetValues(COLORS, 'weiss', 'de-de').map(({ value }) => value)).toEqual(['Weiß']);
  });

  it('finds all where nothing is typed, and nothing by signs alone', () => {
    expect(named('  ')).toHaveLength(4);
    expect(named('***')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/filters/facet.ts';
import type { Selection } from '#src/filters/selection.ts';
import { droppedFacets, relaxedSelections } from '#src/listing/empty-result-suggestion.ts';

const facet = (name: string, ...counts: readonly number[]): Facet => ({
  name,
  label: name,
  values: counts.map((count, index) => ({ value: String(index), count })),
});
const chosen = (...names: readonly string[]): Selection =>
  names.map((name) => ({ kind: 'values', name, values: ['0'] }));

describe('relaxedSelections', () => {
  it('drops one facet per selection, only if a value of it has products', () => {
    const facets = [facet('maat', 0, 3), facet('hardheid', 0, 0), facet('kern', 0, 1)];
    expect(relaxedSelections(chosen('maat', 'hardheid', 'kern'), facets)).toEqual([
      chosen('hardheid', 'kern'),
      chosen('maat', 'hardheid'),
    ]);
  });

  it('finds a facet by any of its names', () => {
    const facets = [{ ...facet('a', 0, 2), names: ['a', 'b'] }];
    expect(relaxedSelections(chosen('b', 'c'), facets)).toEqual([chosen('c')]);
  });

  it('returns at most four selections', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const facets = names.map((name) => facet(name, 1));
    expect(relaxedSelections(chosen(...names), facets)).toHaveLength(4);
  });
});

describe('droppedFacets', () => {
  it('returns the names of the dropped facets', () => {
    expect(droppedFacets(chosen('a', 'b', 'c'), chosen('b'))).toEqual(['a', 'c']);
    expect(droppedFacets(chosen('a', 'b', 'c'), chosen('b', 'c'))).toEqual(['a']);
  });
});

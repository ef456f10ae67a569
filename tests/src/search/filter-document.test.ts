import { describe, expect, it } from 'vitest';
import { formatSelection, parseSelection } from '#src/search/filter-document.ts';
import { rangeOf, valuesOf } from '../../support/arbitraries/filters.ts';

const SELECTION = [valuesOf('maat', ['90x200', '160x200']), rangeOf('price', 19_950, 50_000)];

describe('formatSelection', () => {
  it('S4 writes the key of a facet as its label when no label is known', () => {
    expect(formatSelection(SELECTION)).toEqual([
      { name: 'maat', label: 'maat', value: ['90x200', '160x200'] },
      { name: 'price', label: 'price', value: ['199.5-500'] },
    ]);
  });

  it('S4 writes the label of a facet beside its key when it is known', () => {
    const facets = [{ name: 'maat', label: 'Größe', values: [] }];
    expect(formatSelection(SELECTION, facets).map(({ label }) => label)).toEqual([
      'Größe',
      'price',
    ]);
  });
});

const priced = (...value: readonly unknown[]) => parseSelection([{ name: 'price', value }]);

describe('parseSelection', () => {
  it('reads the label when the name is no text', () => {
    expect(parseSelection([{ name: ['maat'], label: 'Maat', value: ['160x200'] }])).toEqual([
      { kind: 'values', name: 'Maat', values: ['160x200'] },
    ]);
    expect(parseSelection([{ name: ['maat'], label: 7, value: ['160x200'] }])).toBeUndefined();
  });

  it('S4 reads amounts as numbers, and none that is no number', () => {
    expect(priced(299, '349.5')).toEqual([valuesOf('price', ['299', '349.5'])]);
    expect(priced(Number.NaN)).toBeUndefined();
  });

  it('F10 reads a filter that occurs 20,000 times, each time with another value', () => {
    const values = Array.from({ length: 20_000 }, (_, index) => `a${index}`);
    const filters = values.map((value) => ({ name: 'kleur', value: [value] }));
    expect(parseSelection(filters)).toEqual([{ kind: 'values', name: 'kleur', values }]);
  });
});

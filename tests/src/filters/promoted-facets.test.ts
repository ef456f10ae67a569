import { describe, expect, it } from 'vitest';
import { promotedFacets } from '#src/filters/promoted-facets.ts';

const promoted = (...names: readonly string[]) =>
  promotedFacets(names.map((name) => ({ name, label: name, values: [] }))).map(({ name }) => name);

describe('promotedFacets', () => {
  it('orders size, firmness, price and delivery first, in any order of the facets', () => {
    expect(promoted('merk', 'levertijd', 'price', 'matras_hardheid', 'maat')).toEqual([
      'maat',
      'matras_hardheid',
      'price',
      'levertijd',
    ]);
  });

  it('fills up to three facets if fewer are preferred', () => {
    expect(promoted('price', 'merk', 'bedlampje_kap', 'beoordeling')).toEqual([
      'price',
      'merk',
      'bedlampje_kap',
    ]);
  });

  it('returns five facets at most, and no more than given', () => {
    const many = ['maat', 'x_soort', 'x_hardheid', 'price', 'levertijd', 'x_kern', 'kleur'];
    expect(promoted(...many)).toEqual(many.slice(0, 5));
    expect(promoted('merk')).toEqual(['merk']);
    expect(promoted()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { promotedFacets } from '#src/filters/promoted-facets.ts';

const promoted = (...names: readonly string[]) =>
  promotedFacets(names.map((name) => ({ name, label: name, values: [] }))).map(({ name }) => name);

describe('promotedFacets', () => {
  it('puts size, firmness, price and delivery first, wherever they stand in the panel', () => {
    expect(promoted('merk', 'levertijd', 'price', 'matras_hardheid', 'maat')).toEqual([
      'maat',
      'matras_hardheid',
      'price',
      'levertijd',
    ]);
  });

  it('promotes three where the usual ones are fewer', () => {
    expect(promoted('price', 'merk', 'bedlampje_kap', 'beoordeling')).toEqual([
      'price',
      'merk',
      'bedlampje_kap',
    ]);
  });

  it('promotes five at most, and no more than there are', () => {
    const many = ['maat', 'x_soort', 'x_hardheid', 'price', 'levertijd', 'x_kern', 'kleur'];
    expect(promoted(...many)).toEqual(many.slice(0, 5));
    expect(promoted('merk')).toEqual(['merk']);
    expect(promoted()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { facetValueSlug, parseSize, valuesWithSameSlug } from '#src/filters/facet-value-slug.ts';

describe('facetValueSlug', () => {
  it('F2 formats sizes, F3 slugs, and no single price', () => {
    expect(facetValueSlug({ name: 'maat' }, { value: '90X200' }, 'nl-nl')).toBe('90x200');
    expect(facetValueSlug({ name: 'kleur' }, { value: 'Crème wit' }, 'nl-nl')).toBe('creme-wit');
    expect(facetValueSlug({ name: 'price' }, { value: '299' }, 'nl-nl')).toBe('');
  });

  it('F2 returns an empty slug for a size facet value that is not a size', () => {
    expect(facetValueSlug({ name: 'maat' }, { value: 'Maatwerk' }, 'nl-nl')).toBe('');
  });
});

describe('facetValueSlug of a translated value', () => {
  const option = { value: 'Medium', urlWord: 'middel' };

  it("L8 prefers an editor's slug, except for sizes and prices", () => {
    expect(facetValueSlug({ name: 'hardheid' }, option, 'nl-nl')).toBe('middel');
    const size = { ...option, value: '90x200' };
    expect(facetValueSlug({ name: 'maat' }, size, 'nl-nl')).toBe('90x200');
    expect(facetValueSlug({ name: 'price' }, option, 'nl-nl')).toBe('');
  });
});

describe('parseSize', () => {
  it('F2 parses width by length, with an upper- or lowercase X', () => {
    expect(parseSize('140x200')).toBe('140x200');
    expect(parseSize('140X200')).toBe('140x200');
  });

  it.each([
    '',
    '10000x1',
    '1x10000',
    '140',
    '140x',
    'x200',
    '140x200x20',
    '140 x 200',
    '140×200',
    '-1x2',
    '1.5x2',
  ])('F2 rejects %j', (text) => {
    expect(parseSize(text)).toBeUndefined();
  });
});

describe('valuesWithSameSlug', () => {
  const values = ['H 3', 'H 4', 'H-3', ''].map((value) => ({ value, count: 1 }));

  it('F3 returns all values with the same slug', () => {
    const facet = { name: 'hardheid', label: 'Hardheid', values };
    expect(valuesWithSameSlug(facet, 'H-3', 'nl-nl')).toEqual(['H 3', 'H-3']);
    expect(valuesWithSameSlug(facet, 'H 4', 'nl-nl')).toEqual(['H 4']);
  });

  it("L8 compares an editor's slug for the value", () => {
    const reworded = [{ value: 'Firm', count: 1, urlWord: 'h-3' }, ...values];
    const facet = { name: 'hardheid', label: 'Hardheid', values: reworded };
    expect(valuesWithSameSlug(facet, 'Firm', 'nl-nl')).toEqual(['Firm', 'H 3', 'H-3']);
    expect(valuesWithSameSlug(facet, 'H3', 'nl-nl')).toEqual([]);
  });

  it('F3 returns only the value itself if it has no slug', () => {
    const facet = { name: 'maat', label: 'Maat', values };
    expect(valuesWithSameSlug(facet, 'H 3', 'nl-nl')).toEqual(['H 3']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  facetValueSlug,
  facetValueSlugs,
  filterSlug,
  MAX_SLUG_LENGTH,
  parseSize,
  valuesWithSameSlug,
} from '#src/filters/filter-slug.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale, anyWording } from '../../support/arbitraries/texts.ts';

describe('filterSlug', () => {
  it('F3 writes a text as its slug', () => {
    expect(filterSlug('Überlänge (220 cm)', 'de-de')).toBe('ueberlaenge-220-cm');
  });

  it('F9 writes a text without a slug as its code points', () => {
    expect(filterSlug(' ★★ ', 'nl-nl')).toBe('u2605-u2605');
    expect(filterSlug('Да', 'nl-nl')).toBe('u434-u430');
    expect(filterSlug('Белый', 'nl-nl')).toBe(filterSlug('БЕЛЫЙ', 'nl-nl'));
    expect(filterSlug('й', 'nl-nl')).toBe(filterSlug('й'.normalize('NFD'), 'nl-nl'));
    expect(filterSlug('..', 'nl-nl')).toBe('u2e-u2e');
  });

  it('F10 truncates a slug to the maximum length', () => {
    expect(filterSlug('a'.repeat(100), 'nl-nl')).toHaveLength(MAX_SLUG_LENGTH);
    expect(filterSlug(`${'a'.repeat(63)} b`, 'nl-nl')).toBe('a'.repeat(63));
  });

  it('returns an empty slug for blank texts only', () => {
    fc.assert(
      fc.property(anyWording, anyLocale, (text, locale) => {
        expect(filterSlug(text, locale) === '').toBe(text.trim() === '');
      }),
    );
  });

  it('F9 is idempotent and needs no escaping in a path', () => {
    fc.assert(
      fc.property(anyWording, anyLocale, (text, locale) => {
        const word = filterSlug(text, locale);
        expect(filterSlug(word, locale)).toBe(word);
        expect(word).toMatch(/^[a-z0-9-]{0,64}$/);
      }),
    );
  });
});

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

describe('facetValueSlugs', () => {
  it('F3 returns the slugs of the values in order', () => {
    const values = ['Weiß', 'H 3', ' '].map((value) => ({ value, count: 1 }));
    const facet = { name: 'kleur', label: 'Farbe', values };
    expect(facetValueSlugs(facet, 'de-de')).toEqual(['weiss', 'h-3', '']);
    expect(facetValueSlugs(facet, 'nl-nl')).toEqual(['wei', 'h-3', '']);
  });

  it('F3 returns the slug of every value, and caches the list per locale', () => {
    fc.assert(
      fc.property(anyFacets, anyLocale, anyLocale, (facets, locale, other) => {
        for (const facet of facets) {
          const words = facetValueSlugs(facet, locale);
          expect(facetValueSlugs(facet, other)).toHaveLength(facet.values.length);
          expect(words).toEqual(
            facet.values.map((option) => facetValueSlug(facet, option, locale)),
          );
          expect(facetValueSlugs(facet, locale)).toBe(words);
        }
      }),
    );
  });
});

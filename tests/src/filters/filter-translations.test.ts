import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/filters/facet.ts';
import { findFacetByUrlName, assignUrlNames } from '#src/filters/facet-url-names.ts';
import { readFilterTranslation, translateFacets } from '#src/filters/filter-translations.ts';
import { formatFilters } from '#src/filters/format-filters.ts';
import { anyFacets, anyListing, anyTranslationsOf } from '../../support/arbitraries/filters.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

const FIRM = [{ kind: 'values', name: 'matras_hardheid', values: ['H 2'] }] as const;

/** The path of firm mattresses with these translations. */
const pathUnder = (...entries: readonly [string, string][]) => {
  const translations = entries.map(([key, value]) => ({ key, value }));
  return formatFilters(FIRM, translateFacets(MATTRESS_FACETS, translations, 'nl-nl'), 'nl-nl');
};

describe('readFilterTranslation', () => {
  it('L8 reads a key and a value', () => {
    const entry = { key: 'Hardheid', value: 'stevigheid' };
    expect(readFilterTranslation({ ...entry, uid: 'x' })).toEqual(entry);
  });

  it.each([
    { key: 'Kern' },
    { key: ' ', value: 'kern' },
    { key: 'Kern', value: '\t' },
    { key: 1, value: 'kern' },
    null,
  ])('L8 refuses %j', (entry) => {
    expect(readFilterTranslation(entry)).toBeUndefined();
  });

  it('L8 reads any value without a throw, and is idempotent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const translation = readFilterTranslation(value);
        expect(readFilterTranslation(translation)).toEqual(translation);
      }),
    );
  });
});

describe('translateFacets', () => {
  it('L8 renames a filter by its label, its attribute key or its URL name', () => {
    expect(pathUnder()).toBe('hardheid/h-2');
    expect(pathUnder(['Hardheid', 'Stevigheid'])).toBe('stevigheid/h-2');
    expect(pathUnder(['matras_hardheid', 'Stevigheid'])).toBe('stevigheid/h-2');
    expect(pathUnder(['HARDHEID', 'stevigheid!'])).toBe('stevigheid/h-2');
  });

  it('L8 renames a value', () => {
    expect(pathUnder(['h-2', 'Medium zacht'])).toBe('hardheid/medium-zacht');
  });

  it('L8 prefers the first of two entries, and an attribute key to a label', () => {
    expect(pathUnder(['hardheid', 'eerst'], ['Hardheid', 'later'])).toBe('eerst/h-2');
    expect(pathUnder(['hardheid', 'label'], ['matras_hardheid', 'sleutel'])).toBe('sleutel/h-2');
  });

  it('L8 F8 renames a filter by any of its attribute keys', () => {
    const facets = [{ name: 'a', names: ['a', 'b'], label: 'Kern', values: [] }];
    const translated = translateFacets(facets, [{ key: 'b', value: 'vulling' }], 'nl-nl');
    expect(translated.map(({ urlName }) => urlName)).toEqual(['vulling']);
  });

  it('L8 leaves facets and values without an entry unchanged', () => {
    const translations = [{ key: 'kleur', value: 'tint' }];
    expect(translateFacets(MATTRESS_FACETS, translations, 'nl-nl')).toStrictEqual(MATTRESS_FACETS);
  });

  it('F6 keeps fixed names and sizes, whatever the entries are', () => {
    const size = [{ kind: 'values', name: 'maat', values: ['90x200'] }] as const;
    const translations = [
      { key: 'Maat', value: 'afmeting' },
      { key: '90x200', value: 'eenpersoons' },
    ];
    const facets = translateFacets(MATTRESS_FACETS, translations, 'nl-nl');
    expect(formatFilters(size, facets, 'nl-nl')).toBe('maat/90x200');
  });

  it('L8 keeps the URL names of all filters unique, so that each finds its facet', () => {
    const anyTranslated = fc
      .tuple(anyFacets, anyLocale)
      .chain(([facets, locale]) =>
        anyTranslationsOf(facets).map((translations) => ({ facets, locale, translations })),
      );
    fc.assert(
      fc.property(anyTranslated, ({ facets, locale, translations }) => {
        const translated = translateFacets(facets, translations, locale);
        const named = assignUrlNames(translated, locale);
        expect([...named.values()]).toEqual(translated);
        for (const [name, facet] of named)
          expect(findFacetByUrlName(name, named, locale)).toBe(facet);
      }),
    );
  });

  it('L8 changes no key, label, value or count', () => {
    fc.assert(
      fc.property(anyListing, fc.array(anyEntry), ({ facets, locale }, translations) => {
        const translated = translateFacets(facets, translations, locale);
        expect(translated.map(shown)).toEqual(facets.map(shown));
      }),
    );
  });
});

const shown = ({ name, label, values }: Facet) => ({
  name,
  label,
  values: values.map(({ value, count }) => ({ value, count })),
});

const anyEntry = fc.record({
  key: fc.constantFrom('maat', 'Kleur', 'H 3', 'Wit'),
  value: fc.constantFrom('maat', 'wit', 'q', '★'),
});

describe('translateFacets of given names', () => {
  it('F6 L8 leaves sizes, prices and their names as they are', () => {
    const translations = ['Maat', '90x200', 'Prijs', '199'].map((key) => ({
      key,
      value: 'anders',
    }));
    const [size, , , price] = translateFacets(MATTRESS_FACETS, translations, 'nl-nl');
    expect([size, price]).toEqual([MATTRESS_FACETS[0], MATTRESS_FACETS[3]]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/filters/facet.ts';
import { facetUrlName, findFacetByUrlName, assignUrlNames } from '#src/filters/facet-url-names.ts';
import { FILTER_DEFINITIONS } from '#src/filters/filter-definitions.ts';
import { LOCALES, languageOf } from '#src/shared/locale.ts';
import { anyFacets, anyTranslatedFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale, anyText } from '../../support/arbitraries/texts.ts';

const facet = (name: string, label: string): Facet => ({ name, label, values: [] });

describe('facetUrlName', () => {
  it.each([
    ['maat', { nl: 'maat', de: 'groesse', en: 'size' }],
    ['lengte', { nl: 'lengte', de: 'laenge', en: 'length' }],
    ['breedte', { nl: 'breedte', de: 'breite', en: 'width' }],
    ['price', { nl: 'prijs', de: 'preis', en: 'price' }],
  ])('F6 gives %s its name in each language', (name, names) => {
    for (const locale of LOCALES) {
      expect(facetUrlName({ name, label: 'Anders' }, locale)).toBe(names[languageOf(locale)]);
    }
  });

  it("L8 prefers an editor's name to the label, and F6's to both", () => {
    const renamed = { label: 'Hardheid', urlName: 'stevigheid' };
    expect(facetUrlName({ name: 'matras_hardheid', ...renamed }, 'nl-nl')).toBe('stevigheid');
    expect(facetUrlName({ name: 'lengte', ...renamed }, 'de-at')).toBe('laenge');
  });

  it('F5 names other facets by their label', () => {
    expect(facetUrlName({ name: 'matras_hardheid', label: 'Härtegrad' }, 'de-de')).toBe(
      'haertegrad',
    );
    expect(facetUrlName({ name: 'constructor', label: 'Soort kern' }, 'nl-nl')).toBe('soort-kern');
  });
});

describe('assignUrlNames', () => {
  it('L8 names a later facet with the same URL name by its key, then by a number', () => {
    const facets = [
      facet('hoogte', 'Höhe'),
      facet('kern_hoogte', 'Hohe'),
      facet('hohe', 'hóhe'),
      facet('HOHE', 'hôhe'),
    ];
    expect([...assignUrlNames(facets, 'nl-nl').keys()]).toEqual([
      'hohe',
      'kern-hoogte',
      'hohe-2',
      'hohe-3',
    ]);
  });

  it('F9 finds a name for a facet whose label and key are blank', () => {
    expect([...assignUrlNames([facet('', ' '), facet(' ', '')], 'en-us').keys()]).toEqual([
      'filter',
      'filter-2',
    ]);
  });

  it('F9 finds a name that can be read back for facets with one long label', () => {
    const label = `${'x'.repeat(61)}-${'y'.repeat(9)}`;
    const named = assignUrlNames([facet('', label), facet(' ', label), facet('', label)], 'nl-nl');
    expect([...named.keys()]).toEqual([
      `${'x'.repeat(61)}-yy`,
      `${'x'.repeat(61)}-2`,
      `${'x'.repeat(61)}-3`,
    ]);
    for (const [name, facet] of named) expect(findFacetByUrlName(name, named, 'nl-nl')).toBe(facet);
    const kinds = [facet('', 'Soort kern'), facet(' ', 'Soort kern')];
    expect([...assignUrlNames(kinds, 'nl-nl').keys()]).toEqual(['soort-kern', 'soort-kern-2']);
  });

  it('F6 leaves its name to a facet that has one given, wherever that stands', () => {
    const facets = [facet('matras_maat', 'Maat'), facet('maat', 'Afmeting'), facet('prijs', '')];
    const price = { ...facet('price', 'Prijs'), urlName: 'kosten' };
    expect([...assignUrlNames([...facets, price], 'nl-nl').keys()]).toEqual([
      'matras-maat',
      'maat',
      'filter',
      'prijs',
    ]);
  });

  it('F6 gives every facet of its list its own name, whatever labels and editors say', () => {
    fc.assert(
      fc.property(anyTranslatedFacets, ({ facets, locale }) => {
        const named = assignUrlNames(facets, locale);
        for (const { name, urlName } of FILTER_DEFINITIONS[locale]) {
          const facet = facets.find((one) => one.name === name);
          expect(facet && named.get(urlName)).toBe(facet);
        }
      }),
    );
  });

  it('L8 gives every facet of any listing one name of its own, which finds it', () => {
    fc.assert(
      fc.property(anyFacets, anyLocale, (facets, locale) => {
        const named = assignUrlNames(facets, locale);
        expect([...named.values()]).toEqual(facets);
        for (const [name, facet] of named) {
          expect(name).toMatch(/^[a-z0-9-]+$/);
          expect(findFacetByUrlName(name, named, locale)).toBe(facet);
        }
      }),
    );
  });
});

describe('findFacetByUrlName', () => {
  const size = facet('maat', 'Afmeting matras');
  const cover = facet('matras_tijk', 'Anti-allergische tijk');
  const named = assignUrlNames([size, cover], 'nl-nl');

  it.each(['anti-allergische-tijk', 'Anti-Allergische-Tijk', 'anti allergische tijk'])(
    'F5 reads %s as the label "Anti-allergische tijk"',
    (written) => {
      expect(findFacetByUrlName(written, named, 'nl-nl')).toBe(cover);
    },
  );

  it('F6 also answers to the label and the attribute key', () => {
    expect(findFacetByUrlName('afmeting-matras', named, 'nl-nl')).toBe(size);
    expect(findFacetByUrlName('matras_tijk', named, 'nl-nl')).toBe(cover);
  });

  it('F6 prefers the facet that is so called over one that only answers to the name', () => {
    const label = facet('soort', 'Kern');
    const key = facet('kern', 'Opbouw');
    const facets = assignUrlNames([key, label], 'nl-nl');
    expect(findFacetByUrlName('kern', facets, 'nl-nl')).toBe(label);
  });

  it('F7 finds nothing by an unknown or blank name, whatever it is', () => {
    const blank = assignUrlNames([facet('soort', ' ')], 'nl-nl');
    expect(findFacetByUrlName('', blank, 'nl-nl')).toBeUndefined();
    fc.assert(
      fc.property(anyText, (text) => {
        expect(findFacetByUrlName(`geen ${text}`, named, 'nl-nl')).toBeUndefined();
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assignUrlNames,
  facetsByUrlName,
  facetUrlName,
  findFacetByUrlName,
} from '#src/filters/facet-url-names.ts';
import type { Facet } from '#src/filters/facet.ts';
import { FILTER_DEFINITIONS } from '#src/filters/filter-definitions.ts';
import { mergeFacetsByLabel } from '#src/filters/merge-facets.ts';
import { type Locale, LOCALES, localizedText } from '#src/shared/locale.ts';
import { anyFacets, anyTranslatedFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale, anyText } from '../../support/arbitraries/texts.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

const facet = (name: string, label: string): Facet => ({ name, label, values: [] });

describe('facetUrlName', () => {
  it.each([
    ['maat', { nl: 'maat', de: 'groesse', en: 'size' }],
    ['lengte', { nl: 'lengte', de: 'laenge', en: 'length' }],
    ['breedte', { nl: 'breedte', de: 'breite', en: 'width' }],
    ['price', { nl: 'prijs', de: 'preis', en: 'price' }],
  ])('F6 returns the fixed URL name of %s in each language', (name, names) => {
    for (const locale of LOCALES) {
      expect(facetUrlName({ name, label: 'Anders' }, locale)).toBe(localizedText(names, locale));
    }
  });

  it("L8 prefers an editor's URL name to the label, and F6's fixed name to both", () => {
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

  it('F9 assigns fallback names to facets with blank labels and keys', () => {
    expect([...assignUrlNames([facet('', ' '), facet(' ', '')], 'en-us').keys()]).toEqual([
      'filter',
      'filter-2',
    ]);
  });

  it('F9 assigns unique, findable names to facets with the same long label', () => {
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

  it('F6 reserves a fixed name for its facet, whatever the order', () => {
    const facets = [facet('matras_maat', 'Maat'), facet('maat', 'Afmeting'), facet('prijs', '')];
    const price = { ...facet('price', 'Prijs'), urlName: 'kosten' };
    expect([...assignUrlNames([...facets, price], 'nl-nl').keys()]).toEqual([
      'matras-maat',
      'maat',
      'filter',
      'prijs',
    ]);
  });

  it('F6 assigns each fixed name to its facet, whatever labels and editor names are', () => {
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

  it('L8 assigns each facet one unique name by which it is found', () => {
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
    'F5 matches %s with the label "Anti-allergische tijk"',
    (written) => {
      expect(findFacetByUrlName(written, named, 'nl-nl')).toBe(cover);
    },
  );

  it.each(['hartegrad', 'haertegrad', 'H%C3%84RTEGRAD', 'härtegrad', 'Hartegrad'])(
    'F5 matches %s with the label "Härtegrad"',
    (written) => {
      const firmness = facet('matras_hardheid', 'Härtegrad');
      const german = assignUrlNames([size, firmness], 'de-de');
      expect(findFacetByUrlName(decodeURIComponent(written), german, 'de-de')).toBe(firmness);
    },
  );

  it('F5 prefers the facet that has exactly that name', () => {
    const [high, hohe] = [facet('kast_hoogte', 'Höhe'), facet('kast_hohe', 'Hohe')];
    const german = assignUrlNames([high, hohe], 'de-de');
    expect(findFacetByUrlName('hohe', german, 'de-de')).toBe(hohe);
    expect(findFacetByUrlName('hoehe', german, 'de-de')).toBe(high);
  });

  it('F6 also matches the label and the attribute key', () => {
    expect(findFacetByUrlName('afmeting-matras', named, 'nl-nl')).toBe(size);
    expect(findFacetByUrlName('matras_tijk', named, 'nl-nl')).toBe(cover);
  });

  it('F6 prefers an exact URL name to a matching attribute key', () => {
    const label = facet('soort', 'Kern');
    const key = facet('kern', 'Opbouw');
    const facets = assignUrlNames([key, label], 'nl-nl');
    expect(findFacetByUrlName('kern', facets, 'nl-nl')).toBe(label);
  });

  it('F7 returns undefined for an unknown or blank name', () => {
    const blank = assignUrlNames([facet('soort', ' ')], 'nl-nl');
    expect(findFacetByUrlName('', blank, 'nl-nl')).toBeUndefined();
    fc.assert(
      fc.property(anyText, (text) => {
        expect(findFacetByUrlName(`geen ${text}`, named, 'nl-nl')).toBeUndefined();
      }),
    );
  });
});

const names = (locale: Locale): string[] => [...facetsByUrlName(MATTRESS_FACETS, locale).keys()];

describe('facetsByUrlName', () => {
  it('F6 names the facets of a listing differently per language', () => {
    expect(names('nl-nl')).toEqual(['maat', 'hardheid', 'anti-allergische-tijk', 'prijs']);
    expect(names('de-de')).toEqual(['groesse', 'hardheid', 'anti-allergische-tijk', 'preis']);
  });

  it('F8 returns the merged facets by URL name, and caches them per locale', () => {
    fc.assert(
      fc.property(anyFacets, anyLocale, anyLocale, (facets, locale, other) => {
        const first = facetsByUrlName(facets, locale);
        facetsByUrlName(facets, other);
        expect(first).toEqual(assignUrlNames(mergeFacetsByLabel(facets, locale), locale));
        expect(facetsByUrlName(facets, locale)).toBe(first);
        expect(facetsByUrlName([...facets], locale)).toEqual(first);
      }),
    );
  });
});

describe('findFacetByUrlName of a label with sharp s', () => {
  it('F5 finds it without its accents', () => {
    const size = facet('groesse_kissen', 'Größe');
    const byName = assignUrlNames([size], 'de-de');
    for (const written of ['grosse', 'groesse', 'Größe'])
      expect([written, findFacetByUrlName(written, byName, 'de-de')]).toEqual([written, size]);
  });
});

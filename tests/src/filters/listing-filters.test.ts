import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameFacets } from '#src/filters/facet-names.ts';
import { groupFacets } from '#src/filters/group-facets.ts';
import { listingFilters } from '#src/filters/listing-filters.ts';
import type { Locale } from '#src/shared/locale.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

const names = (locale: Locale): string[] => [...listingFilters(MATTRESS_FACETS, locale).keys()];

describe('listingFilters', () => {
  it('F6 knows the facets of one listing by other names in another language', () => {
    expect(names('nl-nl')).toEqual(['maat', 'hardheid', 'anti-allergische-tijk', 'prijs']);
    expect(names('de-de')).toEqual(['groesse', 'hardheid', 'anti-allergische-tijk', 'preis']);
  });

  it('F8 is the grouped facets with their names, asked once or again', () => {
    fc.assert(
      fc.property(anyFacets, anyLocale, anyLocale, (facets, locale, other) => {
        const first = listingFilters(facets, locale);
        listingFilters(facets, other);
        expect(first).toEqual(nameFacets(groupFacets(facets, locale), locale));
        expect(listingFilters(facets, locale)).toBe(first);
        expect(listingFilters([...facets], locale)).toEqual(first);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignUrlNames } from '#src/filters/facet-url-names.ts';
import { mergeFacetsByLabel } from '#src/filters/merge-facets.ts';
import { facetsByUrlName } from '#src/filters/facets-by-url-name.ts';
import type { Locale } from '#src/shared/locale.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

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

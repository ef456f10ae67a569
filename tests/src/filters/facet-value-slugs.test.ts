import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetValueSlugs } from '#src/filters/facet-value-slugs.ts';
import { facetValueSlug } from '#src/filters/facet-value-slug.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

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

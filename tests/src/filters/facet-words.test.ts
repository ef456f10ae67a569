import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetWords } from '#src/filters/facet-words.ts';
import { optionWord } from '#src/filters/option-word.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

describe('facetWords', () => {
  it('F3 puts the values of a facet into words, in their order', () => {
    const values = ['Weiß', 'H 3', ' '].map((value) => ({ value, count: 1 }));
    const facet = { name: 'kleur', label: 'Farbe', values };
    expect(facetWords(facet, 'de-de')).toEqual(['weiss', 'h-3', '']);
    expect(facetWords(facet, 'nl-nl')).toEqual(['wei', 'h-3', '']);
  });

  it('F3 has the word of every value, asked once or again', () => {
    fc.assert(
      fc.property(anyFacets, anyLocale, anyLocale, (facets, locale, other) => {
        for (const facet of facets) {
          const words = facetWords(facet, locale);
          expect(facetWords(facet, other)).toHaveLength(facet.values.length);
          expect(words).toEqual(facet.values.map((option) => optionWord(facet, option, locale)));
          expect(facetWords(facet, locale)).toBe(words);
        }
      }),
    );
  });
});

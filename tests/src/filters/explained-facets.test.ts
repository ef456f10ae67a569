import { describe, expect, it } from 'vitest';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { explanationOf, JARGON } from '#src/filters/explained-facets.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';

describe('explanationOf', () => {
  it('explains the firmness of all goods alike, and no brand', () => {
    expect(explanationOf('matras_hardheid')).toBe('firmness');
    expect(explanationOf('hoofdkussen_hardheid')).toBe('firmness');
    expect(explanationOf('merk')).toBeUndefined();
    expect(explanationOf('price')).toBeUndefined();
  });

  it('has a text for each word in every shop', () => {
    const missing: string[] = [];
    for (const locale of LOCALES) {
      const text = createTranslate(locale, ALL_TEXTS, (key) => missing.push(key));
      for (const jargon of JARGON) text(`filter.explain.${jargon}`);
    }
    expect(missing).toEqual([]);
  });

  it('has no word that no facet of the demo shop needs', () => {
    const needed = new Set(
      catalogue.categories.flatMap(({ facets }) => facets.map((name) => explanationOf(name))),
    );
    expect(JARGON.filter((jargon) => !needed.has(jargon))).toEqual([]);
  });
});

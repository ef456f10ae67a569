import { describe, expect, it } from 'vitest';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { explainedTermOf, EXPLAINED_TERMS } from '#src/filters/explained-facets.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';

describe('explainedTermOf', () => {
  it('returns firmness for mattresses and pillows, and undefined for brand and price', () => {
    expect(explainedTermOf('matras_hardheid')).toBe('firmness');
    expect(explainedTermOf('hoofdkussen_hardheid')).toBe('firmness');
    expect(explainedTermOf('merk')).toBeUndefined();
    expect(explainedTermOf('price')).toBeUndefined();
  });

  it('has a text for each explained term in every locale', () => {
    const missing: string[] = [];
    for (const locale of LOCALES) {
      const text = createTranslate(locale, ALL_TEXTS, (key) => missing.push(key));
      for (const jargon of EXPLAINED_TERMS) text(`filter.explain.${jargon}`);
    }
    expect(missing).toEqual([]);
  });

  it('has no term that no facet of the demo catalog uses', () => {
    const needed = new Set(
      catalogue.categories.flatMap(({ facets }) => facets.map((name) => explainedTermOf(name))),
    );
    expect(EXPLAINED_TERMS.filter((jargon) => !needed.has(jargon))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { attributes } from '#demo/catalogue/attributes/attributes.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import {
  EXPLAINED_TERMS,
  explainedTermOf,
  promotedFacets,
  withWayApart,
} from '#src/catalog/facet-presentation.ts';
import type { Facet } from '#src/filters/facet.ts';
import { LOCALES, localizedText } from '#src/shared/locale.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';

const promoted = (...names: readonly string[]) =>
  promotedFacets(names.map((name) => ({ name, label: name, values: [] }))).map(({ name }) => name);

describe('promotedFacets', () => {
  it('orders size, firmness, price and delivery first, in any order of the facets', () => {
    expect(promoted('merk', 'levertijd', 'price', 'matras_hardheid', 'maat')).toEqual([
      'maat',
      'matras_hardheid',
      'price',
      'levertijd',
    ]);
  });

  it('fills up to three facets if fewer are preferred', () => {
    expect(promoted('price', 'merk', 'bedlampje_kap', 'beoordeling')).toEqual([
      'price',
      'merk',
      'bedlampje_kap',
    ]);
  });

  it('returns five facets at most, and no more than given', () => {
    const many = ['maat', 'x_soort', 'x_hardheid', 'price', 'levertijd', 'x_kern', 'kleur'];
    expect(promoted(...many)).toEqual(many.slice(0, 5));
    expect(promoted('merk')).toEqual(['merk']);
    expect(promoted()).toEqual([]);
    expect(promoted('a', 'b', 'c', 'hoes_kleur')).toEqual(['a', 'b', 'c']);
  });
});

const features = (...values: readonly string[]): Facet => ({
  name: 'bijzonderheden',
  label: 'Features',
  values: values.map((value) => ({ value, count: 1 })),
});
const marked = (facet: Facet) =>
  withWayApart([facet]).flatMap(({ values }) =>
    values.filter(({ isApart }) => isApart).map(({ value }) => value),
  );

describe('withWayApart', () => {
  const { options } = attributes.bijzonderheden;

  it('RM12 marks how goods get upstairs, as the demo shop calls it in every locale', () => {
    for (const locale of LOCALES) {
      const [small, rolled, other] = [
        options.kleine_delen,
        options.opgerold,
        options.natuurlijk,
      ].map((words) => localizedText(words, locale));
      expect(marked(features(`${small}`, `${rolled}`, `${other}`))).toEqual([small, rolled]);
    }
  });

  it('RM12 marks nothing of other facets, and nothing if nothing else is left', () => {
    const small = options.kleine_delen.nl;
    expect(marked(features(small))).toEqual([]);
    expect(marked({ ...features(small, 'Handwerk'), name: 'merk' })).toEqual([]);
  });
});

describe('explainedTermOf', () => {
  it('returns firmness for mattresses and pillows, and undefined for brand and price', () => {
    expect(explainedTermOf('matras_hardheid')).toBe('firmness');
    expect(explainedTermOf('hoofdkussen_hardheid')).toBe('firmness');
    expect(explainedTermOf('topper_hoogte')).toBe('height');
    expect(explainedTermOf('kast_lengte')).toBeUndefined();
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

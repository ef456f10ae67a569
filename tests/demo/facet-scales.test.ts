import { describe, expect, it } from 'vitest';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { CATEGORY_IDS } from '#demo/catalogue/category-ids.ts';
import { productCategoryId } from '#demo/catalogue/sub-categories.ts';
import { facetNames } from '#src/filters/facet.ts';
import { formatFilters } from '#src/filters/format-filters.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { orderByScale } from '#src/filters/option-scales.ts';
import { selectionFromFilters } from '#src/filters/selection-from-filters.ts';
import { parseFilterSegments } from '#src/filters/url-grammar.ts';
import { type Locale, LOCALES, localizedText } from '#src/shared/locale.ts';
import { demoPorts } from '../support/demo-ports.ts';
import { searchRequest } from '../support/search-request.ts';

const ports = demoPorts();

const listing = (objectId: string, request: Parameters<typeof searchRequest>[0] = {}) =>
  ports.search.productsAndFilters(searchRequest({ objectId, itemsPerPage: 100, ...request }));

async function facetOf(objectId: string, name: string, locale: Locale = 'nl-nl') {
  const { facets } = await listing(objectId, { locale });
  const facet = facets.find((one) => facetNames(one).includes(name));
  if (!facet) throw new Error(`${objectId} has no ${name}`);
  return facet;
}

const valuesOf = async (...asked: Parameters<typeof facetOf>) =>
  (await facetOf(...asked)).values.map(({ value }) => value);

/** The keys of an attribute's options, in the order that a locale shows them. */
const keysInOrder = (code: string, locale: Locale) => {
  const options = Object.entries(catalogue.attributes[code]?.options ?? {});
  const order = orderByScale([code], createOptionComparator(locale));
  return options
    .map(([key, words]) => ({ key, word: localizedText(words, locale) }))
    .toSorted((a, b) => order(a.word, b.word))
    .map(({ key }) => key);
};

describe('the facets of the demo shop', () => {
  it('L3a stand in the order of their scale', async () => {
    expect(await valuesOf(CATEGORY_IDS.mattresses, 'matras_hardheid')).toEqual([
      'Zacht',
      'Medium',
      'Stevig',
      'Extra stevig',
    ]);
    expect(await valuesOf(productCategoryId('duvets'), 'dekbed_warmteklasse', 'de-de')).toEqual([
      'Leicht',
      'Medium',
      'Warm',
      'Extrawarm',
    ]);
    expect(await valuesOf(CATEGORY_IDS.bedding, 'dekbed_wasbaar')).toEqual([
      'Alleen luchten',
      'Op 30 graden',
      'Op 40 graden',
      'Op 60 graden',
    ]);
    expect(await valuesOf(CATEGORY_IDS.bedBases, 'bedbodem_verstelbaar', 'en-us')).toEqual([
      'Flat',
      'By hand',
      'Electric',
    ]);
  });

  it('L3a stand in the same order in every language', () => {
    const plain = createOptionComparator('nl-nl');
    const scaled = Object.keys(catalogue.attributes).filter(
      (code) => orderByScale([code], plain) !== plain,
    );
    expect(scaled).toContain('bedlampje_dimbaar');
    for (const code of scaled) {
      const orders = LOCALES.map((locale) => keysInOrder(code, locale));
      expect({ code, orders: new Set(orders.map(String)).size }).toEqual({ code, orders: 1 });
    }
  });

  it('F9 leads from any order of a scale to one URL, in the order of the scale', async () => {
    const { facets } = await listing(CATEGORY_IDS.mattresses);
    const urls = ['medium+zacht', 'zacht+medium'].map((values) => {
      const written = parseFilterSegments(['hardheid', values]);
      const selection = written.ok && selectionFromFilters(written.value, facets, 'nl-nl');
      return selection && selection.ok
        ? formatFilters(selection.value, facets, 'nl-nl')
        : selection;
    });
    expect(urls).toEqual(['hardheid/zacht+medium', 'hardheid/zacht+medium']);
  });
});

describe('the maximum load of beds', () => {
  it('L3b shows for a weight all that carries at least as much', async () => {
    const facet = await facetOf(CATEGORY_IDS.mattresses, 'matras_maximale_belasting');
    expect(facet.values.map(({ value }) => value)).toContain('100 kg of meer');
    const counts = facet.values.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const { hits } = await listing(CATEGORY_IDS.mattresses, {
      selection: [{ kind: 'values', name: facet.name, values: ['100 kg of meer'] }],
    });
    const shown = new Set(hits.map(({ sku }) => sku));
    const carrying = catalogue.products.filter(
      ({ categoryIds, attributes }) =>
        categoryIds.includes(CATEGORY_IDS.mattresses) &&
        Number(attributes['matras_maximale_belasting']) >= 100,
    );
    expect(shown).toEqual(new Set(carrying.map(({ sku }) => sku)));
    expect(facet.values).toContainEqual(
      expect.objectContaining({ value: '100 kg of meer', count: carrying.length }),
    );
  });

  it.each(['boxSprings', 'beds', 'bedBases'] as const)('L3b is a filter of %s', async (kind) => {
    const { facets } = await listing(CATEGORY_IDS[kind]);
    expect(facets.map(({ name }) => name).join()).toContain('_maximale_belasting');
  });
});

describe('bedding', () => {
  it('L3b is filtered by allergy, washing and certificate', async () => {
    const { facets } = await listing(CATEGORY_IDS.bedding);
    const named = Object.fromEntries(
      facets.map(({ label, values }) => [label, values.map(({ value }) => value)]),
    );
    expect(named['Bijzonderheden']).toContain('Geschikt bij huisstofmijtallergie');
    expect(named['Wasbaar']).toContain('Op 60 graden');
    expect(named['Keurmerk']).toContain('OEKO-TEX Standard 100');
    for (const kind of ['duvets', 'pillows', 'duvetCovers', 'fittedSheets'] as const) {
      const own = await listing(productCategoryId(kind));
      expect(own.facets.map(({ label }) => label)).toEqual(expect.arrayContaining(['Wasbaar']));
    }
  });

  it('L4 shows warmth and filling on the cards of duvets', async () => {
    const { hits } = await listing(productCategoryId('duvets'));
    for (const { uspAttributes } of hits)
      expect(uspAttributes.map(({ label }) => label)).toEqual(['Warmteklasse', 'Vulling']);
  });
});

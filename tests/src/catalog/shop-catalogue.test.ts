import { describe, expect, it } from 'vitest';
import { highlights } from '#demo/catalogue/highlights.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import {
  readShopCatalogue,
  type ShopCatalogue,
  UNDESCRIBED_CATALOGUE,
} from '#src/catalog/shop-catalogue.ts';
import { validate } from '#src/shared/json-reader.ts';
import { ok } from '#src/shared/result.ts';

/** A description as its file says it. */
const written = (catalogue: ShopCatalogue): unknown => ({
  categories: Array.from(catalogue.facets, ([id, facets]) => ({
    id,
    facets,
    ...Object.fromEntries(
      Array.from(catalogue.categoryIds).flatMap(([kind, own]) =>
        own === id ? [['kind', kind]] : [],
      ),
    ),
  })),
  attributeSets: Array.from(catalogue.highlights, ([id, own]) => ({ id, highlights: own })),
  attributes: Object.fromEntries(catalogue.attributeNames),
  synonyms: catalogue.synonyms,
  deliveryDays: catalogue.deliveryDays,
});

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The lines of an error. */
function faultsOf(description: unknown): readonly string[] {
  const read = validate(readShopCatalogue, description);
  return read.ok ? [] : read.error.map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('readShopCatalogue', () => {
  it('L4 L6 reads the description of the demo shop from JSON', () => {
    const attributeNames = new Map([['bed_size', 'maat']]);
    const described = { ...shopCatalogue, attributeNames };
    expect(validate(readShopCatalogue, throughJson(written(described)))).toEqual(ok(described));
  });

  it('reads a description of nothing', () => {
    expect(validate(readShopCatalogue, {})).toEqual(ok(UNDESCRIBED_CATALOGUE));
  });

  it.each([
    ['a field that does not exist', { prices: [] }],
    ['a facet that is blank', { categories: [{ id: 1, facets: [' '] }] }],
    [
      'an icon that is no drawing',
      {
        attributeSets: [
          {
            id: 1,
            highlights: [{ code: 'a', plp_highlight_rating: 1, plp_highlight_icon: 'a.png' }],
          },
        ],
      },
    ],
  ])('L4 L6 reads nothing with %s', (_, description) => {
    expect(readShopCatalogue(description)).toBeUndefined();
    expect(faultsOf(description)).toHaveLength(1);
  });

  it('L6 reads ids as numbers and as texts, and keeps the order of categories', () => {
    const read = validate(readShopCatalogue, {
      categories: [
        { id: 12, kind: 'beds', facets: ['kleur'] },
        { id: 'sofas' },
        { id: '3', facets: ['merk', 'price'] },
      ],
      attributeSets: [{ id: 9, highlights: highlights.get('40') }],
    });
    expect(read.ok && [...read.value.facets]).toEqual([
      ['12', ['kleur']],
      ['3', ['merk', 'price']],
    ]);
    expect(read.ok && [...read.value.categoryIds]).toEqual([['beds', '12']]);
    expect(read.ok && [...read.value.highlights.keys()]).toEqual(['9']);
  });

  it.each([
    [[], [' must be an object']],
    [
      { categorys: [] },
      ['categorys must be one of categories, attributeSets, attributes, synonyms, deliveryDays'],
    ],
    [{ categories: {} }, ['categories must be a list']],
    [
      { categories: [{ facets: ['merk'] }] },
      ['categories.0.id must be an id: a text or a whole number'],
    ],
    [
      { categories: [{ id: '1', facets: [] }] },
      ['categories.0.facets must be a list of at least 1'],
    ],
    [
      { categories: [{ id: '1', facet: ['merk'] }] },
      ['categories.0.facet must be one of id, kind, facets'],
    ],
    [
      { categories: [{ id: '1', kind: 'sofas' }] },
      ['categories.0.kind must be one of mattresses, boxSprings, beds, bedBases, toppers, bedding'],
    ],
    [
      { categories: [{ id: 7 }, { id: '7' }] },
      [' must have each category and each attribute set once'],
    ],
    [
      {
        attributeSets: [
          {
            id: 4,
            highlights: [{ code: 'x', plp_highlight_rating: 2, plp_highlight_icon: 'a.svg' }],
          },
        ],
      },
      ['attributeSets.0.highlights.0.plp_highlight_rating must be one of 0, 1'],
    ],
    [
      { attributes: { bed_size: 'size' } },
      [
        'attributes.bed_size must be an attribute of the shop, such as maat, kleur, merk or delivery_days',
      ],
    ],
    [{ synonyms: { fr: [] } }, ['synonyms.fr must be rules by language: nl, de, en']],
    [
      { synonyms: { nl: [{ same: ['bed'], mean: ['x'] }] } },
      ['synonyms.nl.0.mean must be one of same'],
    ],
    [
      { synonyms: { nl: [{ phrases: ['bed'] }] } },
      ['synonyms.nl.0.mean must be a list of at least 1'],
    ],
    [{ deliveryDays: 400 }, ['deliveryDays must be a whole number from 1 to 365']],
  ])('names what is wrong with %j', (description, faults) => {
    expect(faultsOf(description)).toEqual(faults);
  });
});

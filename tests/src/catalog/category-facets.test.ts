import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FacetSources, planCategoryFacets } from '#src/catalog/category-facets.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { AURORA } from '../../support/fake-shop.ts';

/** A product of these categories with these attributes, without a size. */
const product = (
  categoryIds: readonly string[],
  codes: readonly string[],
  variant: Partial<Variant> = {},
): Product => {
  const { size: _, options: __, ...plain } = AURORA.variants[0];
  return {
    ...AURORA,
    brand: '',
    categoryIds,
    attributes: codes.map((code) => ({ code, label: code, value: 'x' })),
    variants: [{ ...plain, ...variant }],
  };
};

const SOFAS = { id: '12', name: 'Sofas', productCount: 1 };
const LAMPS = { id: 'lamps', name: 'Lamps', productCount: 1 };
const EMPTY = { id: '13', name: 'Soon', productCount: 0 };

const SOURCES: FacetSources = {
  described: new Map(),
  filterable: ['fabric', 'price', 'wattage'],
  categories: [SOFAS, EMPTY, LAMPS],
  products: [product(['12'], ['fabric', 'feet']), product(['lamps'], ['wattage'])],
};

describe('planCategoryFacets', () => {
  it('L6 finds the filters of a category that nobody described by its products', () => {
    const { facets, problems } = planCategoryFacets(SOURCES);
    expect([...facets]).toEqual([
      ['12', ['fabric', 'price']],
      ['13', []],
      ['lamps', ['price', 'wattage']],
    ]);
    expect(problems).toEqual([]);
  });

  it('L6 prefers what the description says, in its order', () => {
    const described = new Map([
      ['lamps', ['levertijd', 'wattage']],
      ['12', ['feet', 'price']],
    ]);
    const { facets, problems } = planCategoryFacets({ ...SOURCES, described });
    expect([...facets]).toEqual([
      ['lamps', ['levertijd', 'wattage']],
      ['12', ['feet', 'price']],
      ['13', []],
    ]);
    expect(problems).toEqual([]);
  });

  it('knows sizes, options and brands as attributes of a product', () => {
    const options = [{ code: 'kleur', label: 'Kleur', value: 'Zand', key: 'zand' }];
    const filterable = ['merk', 'kleur', 'lengte', 'maat', 'fabric'];
    const products = [
      { ...product(['12'], [], { size: '90x200', options }), brand: 'Lunaro' },
      product(['lamps'], []),
    ];
    const { facets } = planCategoryFacets({ ...SOURCES, filterable, products });
    expect(facets.get('12')).toEqual(['merk', 'kleur', 'lengte', 'maat']);
    expect(facets.get('lamps')).toEqual([]);
  });

  it('tells a category without filters, unless it is empty', () => {
    const { problems } = planCategoryFacets({ ...SOURCES, filterable: ['wattage'] });
    expect(problems).toEqual([{ kind: 'category-without-facets', id: '12', name: 'Sofas' }]);
  });

  it('tells a category that nobody described and that has no filter but the price', () => {
    const filterable = ['price', 'wattage'];
    expect(planCategoryFacets({ ...SOURCES, filterable }).problems).toEqual([
      { kind: 'category-with-price-only', id: '12', name: 'Sofas' },
    ]);
    const described = new Map([['12', ['price']]]);
    expect(planCategoryFacets({ ...SOURCES, filterable, described }).problems).toEqual([]);
  });

  it('tells a described filter that no product has, and an unknown category', () => {
    const described = new Map([
      ['12', ['fabrik', 'price']],
      ['99', ['price']],
    ]);
    expect(planCategoryFacets({ ...SOURCES, described }).problems).toEqual([
      { kind: 'facet-without-values', id: '12', name: 'Sofas', code: 'fabrik' },
      { kind: 'unknown-category', id: '99' },
    ]);
  });

  it('L6 gives every category with products filters, or tells that it has none', () => {
    const anyCodes = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'price'));
    const anyProducts = fc.array(
      fc
        .tuple(fc.subarray(['1', '2', '3']), fc.uniqueArray(fc.constantFrom('a', 'b', 'c')))
        .map(([ids, codes]) => product(ids, codes)),
    );
    const anyDescribed = fc.uniqueArray(fc.tuple(fc.constantFrom('1', '2', '9'), anyCodes), {
      selector: ([id]) => id,
    });
    fc.assert(
      fc.property(anyDescribed, anyCodes, anyProducts, (entries, filterable, products) => {
        const categories = ['1', '2', '3'].map((id) => ({ id, name: id, productCount: 0 }));
        const described = new Map(entries);
        const plan = planCategoryFacets({ described, filterable, categories, products });
        expect(new Set(plan.facets.keys())).toEqual(new Set(['1', '2', '3']));
        for (const [id, codes] of plan.facets) {
          const isTold = plan.problems.some(
            (problem) => problem.kind === 'category-without-facets' && problem.id === id,
          );
          const isSold = products.some(({ categoryIds }) => categoryIds.includes(id));
          expect(isTold).toBe(isSold && codes.length === 0);
        }
      }),
    );
  });
});

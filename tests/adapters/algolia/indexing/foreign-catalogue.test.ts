import { describe, expect, it } from 'vitest';
import type { EntryRecord } from '#adapters/algolia/indexing/entry-records.ts';
import { planIndexes } from '#adapters/algolia/indexing/index-shop.ts';
import { withAttributeNamesOfReads } from '#adapters/magento/attribute-names.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import type { ListedProduct } from '#ports/product-catalog.ts';
import type { MagentoReads } from '../../../support/magento-in-process.ts';
import { type ShopCatalogue, UNDESCRIBED_CATALOGUE } from '#src/catalog/shop-catalogue.ts';
import { noDrift } from '../../../support/drift.ts';
import { foreignDescription, foreignMagento } from '../../../support/foreign-magento.ts';
import { createListMemory, shopOf } from '../../../support/indexed-algolia.ts';
import { smallCatalogue } from '../../../support/small-catalogue.ts';
import { smallContent } from '../../../support/small-content.ts';

const { content, names } = shopOf(smallCatalogue, smallContent);

/** The products of that Magento as they would be indexed. */
async function planOf(catalogue: ShopCatalogue, magento: MagentoReads = foreignMagento()) {
  const reads = withAttributeNamesOfReads(magento, catalogue.attributeNames);
  const assortment = createMagentoAssortment(reads, noDrift, catalogue);
  const { facets, synonyms } = catalogue;
  const files = {
    products: createListMemory<ListedProduct>(),
    entries: createListMemory<EntryRecord>(),
  };
  const shop = { assortment, content, facets, synonyms, names, ...files };
  const planned = await planIndexes(shop, 'nl-nl');
  if (!planned.ok) throw new Error(planned.error.kind);
  const plan = planned.value.plans.find(({ name }) => name === names.products('nl-nl'));
  const facetsOf = Object.fromEntries(
    (plan?.rules ?? []).map(({ objectID, consequence }) => [objectID, orderIn(consequence)]),
  );
  const records = [...(plan?.records ?? [])];
  return { products: plan, records, facetsOf, problems: planned.value.problems };
}

const orderIn = (consequence: unknown): unknown =>
  (
    consequence as {
      params: { renderingContent: { facetOrdering: { facets: { order: unknown } } } };
    }
  ).params.renderingContent.facetOrdering.facets.order;

/** A variant, under the ids of that Magento. */
const RECORD = { sku: 'M2', size: '180x200', categories: ['70'] };

describe('planIndexes, of a Magento with a catalogue of its own', () => {
  it('L6 finds the filters that its description names, under its category ids', async () => {
    const { facetsOf, products, records } = await planOf(foreignDescription);
    expect(facetsOf).toMatchObject({
      'category-70': [
        'maat',
        'matras_hardheid',
        'price',
        'levertijd',
        'matras_kern',
        'beoordeling',
      ],
      'category-30': ['maat', 'topper_hardheid', 'price'],
    });
    expect(records.find(({ objectID }) => objectID === 'M2')).toMatchObject({
      ...RECORD,
      maat: ['180x200'],
      matras_hardheid: ['Stevig'],
      matras_kern: ['Koudschuim'],
    });
    expect(products?.synonyms).toHaveLength(2);
  });

  it('L6 finds filters of the other categories by what Magento makes filterable', async () => {
    const { facetsOf } = await planOf(foreignDescription);
    expect(facetsOf).toMatchObject({ 'category-100': ['price', 'maat'] });
  });

  it('L6 finds filters if nobody described the catalogue', async () => {
    const { facetsOf, records, problems } = await planOf(UNDESCRIBED_CATALOGUE);
    expect(problems).toEqual([
      { kind: 'category-with-price-only', id: '50', name: 'Soort 5' },
      { kind: 'category-with-price-only', id: '100', name: 'Soort 10' },
    ]);
    expect(facetsOf).toMatchObject({
      'whole-shop': expect.arrayContaining(['price', 'mattress_firmness', 'topper_firmness']),
      'category-70': ['price', 'bed_size', 'mattress_firmness', 'mattress_core'],
      'category-30': ['price', 'bed_size', 'topper_firmness'],
      'category-50': ['price'],
    });
    expect(records.find(({ objectID }) => objectID === 'M2')).toMatchObject({
      mattress_firmness: ['Stevig'],
    });
  });

  it('tells the categories without filters', async () => {
    const bare: MagentoReads = {
      read: async (locale, operation, variables) => {
        const answer = await foreignMagento().read(locale, operation, variables);
        return operation.name === 'FilterableAttributes' && answer.ok
          ? { ok: true, value: { errors: [], data: { products: { aggregations: null } } } }
          : answer;
      },
    };
    const { problems } = await planOf(UNDESCRIBED_CATALOGUE, bare);
    expect(problems).toEqual(
      ['30', '50', '70', '100', '520'].map((id) => ({
        kind: 'category-without-facets',
        id,
        name: `Soort ${id.slice(0, -1)}`,
      })),
    );
  });
});
